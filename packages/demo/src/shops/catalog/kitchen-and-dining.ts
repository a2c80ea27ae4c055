import { productsFrom } from '../draft-products.ts';

export const kitchenAndDining = productsFrom(
  {
    shop: 'haat',
    vendor: 'everyday-pasal',
    category: 'kitchen-and-dining',
    location: { en: 'Traffic Chowk store, Butwal', ne: 'ट्राफिक चोकको गोदाम, बुटवल' },
    closing:
      'We keep few things and use them at home first. Broken on the way? Send a photo within seven days and a new one leaves the next morning. Unused goods may come back within seven days.',
  },
  [
    {
      title: 'Pressure Cooker 3 Litre, Stainless Steel',
      ne: 'प्रेसर कुकर, ३ लिटर',
      price: 2650,
      mark: 3100,
      stock: 42,
      art: 'cooker',
      poses: 'front turned boxed',
      specs: 'Volume: 3 l; Material: Stainless steel; Base: Gas and induction; Weight: 2.3 kg',
      attributes: 'Guarantee: 5 years; Standard: Safety valve and fusible plug',
      en: `Dal in twelve minutes, beans in twenty. The base is a sandwich of steel and aluminium, so it does not burn in the middle, and works on gas and induction. Two safety devices beside the whistle, and parts you can buy for years.
        - For three to four people
        - One extra gasket in the box`,
      inNepali: `बाह्र मिनेटमा दाल, बीस मिनेटमा गेडागुडी। पिँध तीन तहको भएकाले बीचमा डढ्दैन; ग्यास र इन्डक्सन दुवैमा चल्छ। सिठीबाहेक दुई सुरक्षा भल्भ र एउटा थप रबर साथमा।`,
    },
    {
      title: 'Cast-iron Pan with Spout, 26 cm',
      ne: 'फलामको ताप्के',
      price: 1950,
      mark: 2300,
      stock: 21,
      art: 'cooking',
      poses: 'front turned',
      specs: 'Material: Cast iron; Diameter: 26 cm; Weight: 2.2 kg; Stove: All',
      en: `Heavy, flat and seasoned twice with mustard oil before it reaches you. It browns potatoes and fish as no coated pan does, and it will be inherited. Heat it slowly, wipe it out warm, and dry it well; soap is allowed, the dishwasher is not.
        - Two lips for pouring
        - A cloth sleeve for the handle`,
      inNepali: `गह्रौँ, चेप्टो र तोरीको तेलले दुई पटक पकाएर तयार पारिएको ताप्के। आलु र माछा अरूभन्दा राम्रोसँग खैरो हुन्छ र पुस्तौँ चल्छ। बिस्तारै तताउनुहोस्, तातै पुछ्नुहोस्, राम्रोसँग सुकाउनुहोस्। भाँडा धुने मेसिनमा नहाल्नुहोस्।`,
    },
    {
      title: 'Clay-coloured Cooking Pot with Lid, 5 Litre',
      ne: 'बिर्कोसहितको पकाउने भाँडो, ५ लिटर',
      price: 2890,
      stock: 14,
      art: 'shallow-pan-of-food',
      poses: 'front with:spoon',
      specs: 'Volume: 5 l; Material: Enamelled steel; Diameter: 28 cm; Stove: All and oven',
      en: `Wide, low and able to feed a family gathering: brown the meat, add the rice, put the lid on and carry it to the table. The enamel does not mind lemon and tomato and takes no smell. Handles large enough for two gloves.
        - Scratches? Use wood or silicone
        - Goes into the oven up to 220 °C`,
      inNepali: `परिवार भेला खुवाउन पुग्ने फराकिलो भाँडो: मासु भुट्नुहोस्, चामल हाल्नुहोस्, बिर्को लगाएर टेबुलमै लैजानुहोस्। इनामेलले कागती र गोलभेडा सहन्छ, गन्ध टाँस्दैन। काठ वा सिलिकनको पन्यु चलाउनुहोस्; ओभनमा २२० °से. सम्म।`,
    },
    {
      title: 'Kitchen Knife, 18 cm, Full Tang',
      ne: 'भान्साको चक्कु',
      price: 1150,
      mark: 1400,
      stock: 39,
      art: 'kitchen-knife',
      poses: 'front close',
      specs: 'Blade: 18 cm, stainless; Hardness: 57 HRC; Handle: Riveted; Weight: 170 g',
      en: `One good knife instead of a drawer of bad ones. The steel runs through to the end of the handle, keeps an edge for weeks and comes back quickly on a stone. The heel is full height, so knuckles stay off the board.
        - Sharpened by hand before sending
        - Blade cover included; keep away from children`,
      inNepali: `काम नलाग्ने धेरै चक्कुको सट्टा एउटा राम्रो। स्टिल बिँडको अन्त्यसम्म पुगेको छ, धार हप्तौँ टिक्छ र ढुङ्गामा छिट्टै फर्किन्छ। पठाउनुअघि हातैले धार लगाइन्छ। खोल सँगै छ; केटाकेटीबाट टाढा राख्नुहोस्।`,
    },
    {
      title: 'Steel Cutlery Set for Six, 18 Pieces',
      ne: 'छ जनाका लागि स्टिलको चम्चा-काँटा, १८ थान',
      price: 1680,
      stock: 30,
      art: 'fork-and-knife',
      poses: 'front with:spoon',
      specs:
        'Material: Stainless steel 18/10; Pieces: 6 forks, 6 knives, 6 spoons; Thickness: 2.5 mm; Finish: Mirror',
      en: `Plain, well-balanced cutlery that does not bend in cold ice cream. The spoons are deep, as a spoon for dal should be; the forks have rounded tines. It goes into the dishwasher and comes out the same, year after year.
        - Single pieces can be bought later, the pattern stays`,
      inNepali: `चिसो आइसक्रिममा पनि नबाङ्गिने सादा र सन्तुलित सेट। दालका लागि चम्चा गहिरो छ, काँटाका दाँत गोला छन्। वर्षौँ धुँदा पनि उस्तै रहन्छ। पछि एक-एक थान पनि किन्न मिल्छ।`,
    },
    {
      title: 'Noodle Bowls with Chopsticks, Set of 2',
      ne: 'चपस्टिकसहित चाउचाउ बाउल, २ थान',
      price: 890,
      mark: 1050,
      stock: 27,
      art: 'steaming-bowl',
      poses: 'pair front',
      colors: [
        ['Red', '#cf3a3f'],
        ['Indigo', '#3a4f8f'],
      ],
      specs: 'Material: Stoneware; Volume: 900 ml; Pieces: 2 bowls, 2 pairs of sticks; Microwave: Yes',
      en: `Deep bowls for thukpa, with a foot you can hold without burning your fingers and a rim wide enough to rest the sticks on. The glaze is fired hot and does not craze. Large enough for a full evening meal for one.
        - Stack inside each other
        - Sticks are bamboo`,
      inNepali: `थुक्पाका लागि गहिरा कचौरा; पिँधको घेरा समाउँदा हात पोल्दैन। दुई कचौरा र बाँसका दुई जोडी चपस्टिक। माइक्रोवेभमा राख्न मिल्छ।`,
    },
    {
      title: 'Lunch Box with Three Compartments',
      ne: 'खाजा बट्टा',
      price: 780,
      stock: 83,
      art: 'bento-box',
      poses: 'front close',
      specs: 'Volume: 1.1 l; Material: BPA-free plastic and steel; Seal: Silicone; Microwave: Lower part',
      en: `Rice, vegetables and achar, each in its place until noon. The seal holds even when the bag lies on its side, and the inner tray lifts out so the lower part can be warmed. Small hands can open the clips.
        - All parts come apart to wash
        - Fork and spoon in the lid`,
      inNepali: `भात, तरकारी र अचार आ–आफ्नै ठाउँमा। झोला पल्टिए पनि झोल पोखिँदैन। सबै भाग छुट्याएर धुन मिल्छ; काँटा र चम्चा ढक्कनमै छ।`,
    },
    {
      title: 'Glass Storage Jar with Lid, 1.5 Litre',
      ne: 'बिर्को भएको सिसाको जार, १.५ लिटर',
      price: 420,
      mark: 480,
      stock: 4,
      art: 'jar',
      poses: 'front trio',
      specs: 'Volume: 1.5 l; Material: Borosilicate glass; Lid: Bamboo with seal; Height: 18 cm',
      en: `See at a glance how much rice, dal or sugar is left. The mouth is wide enough for a cup, the glass takes boiling water, and the lid seals against ants and the damp of Asar. Labels peel off without leaving glue.
        - Square base, so no space is lost on the shelf`,
      inNepali: `चामल, दाल वा चिनी कति बाँकी छ एकै नजरमा देखिन्छ। मुख कप छिर्ने फराकिलो, सिसाले उम्लेको पानी सहन्छ र बिर्कोले कमिला र असारको ओस छेक्छ। चारकोठे पिँधले दराजमा ठाउँ खेर जाँदैन।`,
    },
    {
      title: 'Heavy Water Tumblers, Set of 6',
      ne: 'पानी खाने गिलास, ६ थान',
      price: 690,
      stock: 45,
      art: 'tumbler-glass',
      poses: 'trio front',
      specs: 'Volume: 280 ml; Material: Tempered glass; Pieces: 6; Height: 10 cm',
      en: `Low, heavy glasses that are hard to knock over and hard to break. Tempered, so when one does break it falls into blunt crumbs and not into blades. Good for water, for lassi and for candlelight.
        - Stack four high
        - Dishwasher safe`,
      inNepali: `पल्टाउन र फुटाउन गाह्रो होचा, गह्रौँ गिलास। कडा पारिएको सिसा भएकाले फुटे पनि धारिलो टुक्रा हुँदैन। पानी, लस्सी र मैनबत्तीका लागि राम्रो। चार वटासम्म खप्ट्याउन मिल्छ।`,
    },
    {
      title: 'Bamboo Chopsticks and Rest, 5 Pairs',
      ne: 'बाँसका चपस्टिक, ५ जोर',
      price: 240,
      stock: 96,
      art: 'chopsticks',
      poses: 'front',
      angle: 6,
      specs: 'Material: Bamboo; Length: 24 cm; Pairs: 5; Finish: Food-safe oil',
      en: `Smooth, slightly square sticks that do not roll off the table, with tips fine enough for a single noodle. Five pairs and five little rests, each pair with a ring of another colour so that everyone finds their own. Wash by hand and oil them twice a year.
        - Packed in a cotton roll`,
      inNepali: `टेबुलबाट नगुड्ने चिल्ला, अलि चारकोठे चपस्टिक; टुप्पो एउटै चाउचाउ समात्ने मसिनो। पाँच जोर र पाँच अड्याउने, हरेक जोरमा फरक रङको घेरा। हातले धुनुहोस् र वर्षमा दुई पटक तेल लगाउनुहोस्।`,
    },
  ],
);
