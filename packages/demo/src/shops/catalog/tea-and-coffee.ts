import { productsFrom } from '../draft-products.ts';

export const teaAndCoffee = productsFrom(
  {
    shop: 'haat',
    vendor: 'ilam-tea-house',
    category: 'tea-and-coffee',
    location: { en: 'Ilam Bazaar packing room, Ilam', ne: 'इलाम बजारको प्याकिङ कोठा, इलाम' },
    closing:
      'Packed in Ilam in small lots; the harvest and best-before dates are printed on the back of every pack. Unopened packs can come back within seven days, and if the taste is not what we promised, write to us.',
  },
  [
    {
      title: 'Ilam Orthodox Black Tea, First Flush, 100 g',
      ne: 'इलामको अर्थोडक्स कालो चिया, पहिलो टिपाइ',
      price: 480,
      mark: 560,
      stock: 120,
      art: 'tin',
      label: 'herb',
      poses: 'front with:teapot close',
      specs: 'Net weight: 100 g; Harvest: Spring 2026; Leaf: Whole; Origin: Kanyam, Ilam',
      attributes: 'Caffeine: Medium; Brew: 90 °C, 3 minutes',
      en: `The first leaves after winter, plucked by hand in March and April and rolled whole. The cup is bright amber, with a smell of spring flowers and hardly any bitterness. Drink it without milk to taste the hill it comes from.
        - One teaspoon for a cup, water just off the boil, three minutes
        - The same leaves give a second, softer cup`,
      inNepali: `हिउँदपछि चैत–वैशाखमा हातले टिपेका पहिलो मुनाबाट बनेको चिया। रङ सुनौलो, बास्ना फूलजस्तो र टर्रोपन निकै कम। एक कपलाई एक चिया चम्चा, तीन मिनेट।`,
    },
    {
      title: 'Ilam Green Tea, Hand-rolled, 100 g',
      ne: 'इलामको हरियो चिया',
      price: 420,
      stock: 88,
      art: 'tin',
      paint: '#3f7d3a',
      label: 'leafy-green',
      poses: 'front with:teacup-without-handle',
      specs: 'Net weight: 100 g; Harvest: Summer 2026; Leaf: Hand rolled; Origin: Fikkal, Ilam',
      attributes: 'Caffeine: Low to medium; Brew: 75 °C, 2 minutes',
      en: `Steamed on the day it is plucked and rolled by hand, so that the leaf stays green and unfolds whole in the cup. Light, a little sweet, with a finish like fresh peas.
        - Let the water rest five minutes after boiling
        - Good cold as well: ten grams in a litre overnight`,
      inNepali: `टिपेकै दिन बाफमा राखेर हातले बेरिएको हरियो चिया। हलुका र मसिनो गुलियो स्वाद। उमालेको पानी पाँच मिनेट सेलाएर दुई मिनेट मात्र भिजाउनुहोस्।`,
    },
    {
      title: 'Masala Chiya Blend for Milk Tea, 250 g',
      ne: 'दूध चियाका लागि मसला चिया',
      price: 350,
      stock: 210,
      art: 'pouch',
      label: 'hot-beverage',
      poses: 'front with:ginger-root',
      paint: '#a6532a',
      specs:
        'Net weight: 250 g; Tea: CTC, Jhapa; Spices: Cardamom, ginger, cinnamon, clove, pepper; Shelf life: 12 months',
      attributes: 'Makes: About 110 cups',
      en: `Strong CTC leaf from the Jhapa plain with spices we roast and pound ourselves each week: green cardamom, dry ginger, cinnamon, clove and a little black pepper. It stands up to milk and sugar and still smells of spice.
        - Boil one teaspoon in half water, half milk
        - No flavouring and no colour added`,
      inNepali: `झापाको कडा सिटिसी चियामा हरेक साता आफैँ भुटेर कुटेको अलैँची, सुठो, दालचिनी, ल्वाङ र मरिच। आधा पानी, आधा दूधमा उमाल्नुहोस्; दूध–चिनीमा पनि बास्ना हराउँदैन।`,
    },
    {
      title: 'Silver Tips White Tea, 50 g',
      ne: 'सिल्भर टिप्स सेतो चिया',
      price: 950,
      stock: 4,
      art: 'tin',
      paint: '#8b98a5',
      label: 'herb',
      poses: 'front close',
      specs: 'Net weight: 50 g; Harvest: Spring 2026; Leaf: Unopened buds; Origin: Ilam, 1,900 m',
      attributes: 'Caffeine: Low; Brew: 80 °C, 5 minutes',
      en: `Only the unopened buds, still covered in their silver down, withered in the mountain air and dried without rolling. There is little of it each year. The cup is pale and smooth, with a taste of honey and melon.
        - Use a generous pinch and be patient
        - Three infusions from one pinch`,
      inNepali: `चाँदी रङका रौँसहितका नफुलेका मुना मात्र, पहाडी हावामा ओइलाएर नबेरी सुकाइएको। वर्षमा थोरै मात्र हुन्छ। रङ हल्का, स्वाद मह र खरबुजाजस्तो। एकै चिम्टीले तीन पटकसम्म चिया बन्छ।`,
    },
    {
      title: 'Himalayan Arabica Coffee Beans, 250 g',
      ne: 'हिमाली अरेबिका कफी',
      price: 780,
      mark: 850,
      stock: 46,
      art: 'pouch',
      paint: '#5a3a26',
      label: 'hot-beverage',
      poses: 'front with:hot-beverage',
      specs: 'Net weight: 250 g; Variety: Arabica; Roast: Medium; Origin: Gulmi, 1,300 m',
      options: 'Grind: Whole bean',
      attributes: 'Roasted: Every Tuesday',
      en: `Grown in the shade of banana and orange trees in Gulmi, where Nepal's coffee began, picked red, washed and dried on raised beds. We roast it to a medium brown: chocolate and orange peel, and little acid.
        - Valve bag; best within two months of roasting
        - Write to us if you would like it ground`,
      inNepali: `गुल्मीमा केरा र सुन्तलाको छहारीमा फलेको अरेबिका। पाकेका राता दाना मात्र टिपेर पखाली सुकाइएको र मध्यम भुटाइ गरिएको। चकलेट र सुन्तलाको बोक्राजस्तो बास्ना।`,
    },
    {
      title: 'Glazed Ceramic Teapot, 700 ml',
      ne: 'चिनियाँ माटाको चियादानी',
      price: 1650,
      mark: 1950,
      stock: 19,
      art: 'teapot',
      poses: 'front turned with:teacup-without-handle close',
      colors: [
        ['Teal', '#2b7a78'],
        ['Brick', '#b0472e'],
        ['Ivory', '#ece3d2'],
      ],
      specs: 'Material: Stoneware; Volume: 700 ml; Strainer: Steel, removable; Dishwasher: Yes',
      en: `A round, quiet pot that pours without a drip and pours the last drop. The wall is thick enough to keep tea hot for forty minutes; the steel strainer lifts out in one piece when the tea is strong enough.
        - For four small cups
        - Lead-free glaze, tested`,
      inNepali: `नचुही अन्तिम थोपासम्म खन्याउने गोलो चियादानी। बाक्लो भित्ताले चिया चालीस मिनेट तातो राख्छ; पुगेपछि स्टिलको छान्नी एकै टुक्रामा निकाल्न मिल्छ। चार साना कपका लागि; सिसारहित लेप, जाँच गरिएको।`,
    },
    {
      title: 'Double-walled Tea Mug, 350 ml',
      ne: 'दुई तह भएको चिया मग, ३५० मि.लि.',
      price: 690,
      stock: 58,
      art: 'hot-beverage',
      poses: 'front pair',
      colors: [
        ['Slate', '#5b6770'],
        ['Rust', '#b5542c'],
      ],
      specs: 'Material: Stoneware; Volume: 350 ml; Microwave: Yes; Weight: 380 g',
      en: `Two walls with air between: the tea stays hot and the hand stays cool. The lip is thin, the handle takes three fingers, and the base has a ring of bare clay that grips the table.
        - Dishwasher and microwave safe
        - Single mugs; choose two for a pair`,
      inNepali: `दुई भित्ताबीचको हावाले चिया तातो र हात चिसो राख्छ। ओठ लाग्ने किनार पातलो छ, बिँडमा तीन औँला अट्छन् र पिँधले टेबुल समात्छ। माइक्रोवेभ र भाँडा धुने मेसिनमा मिल्छ। एउटा मग हो; जोडी चाहिए दुई वटा छान्नुहोस्।`,
    },
    {
      title: 'Chiya Glass Set of 6 with Tray',
      ne: 'चियाको गिलास, ६ वटा',
      price: 540,
      mark: 600,
      stock: 35,
      art: 'teacup-without-handle',
      poses: 'trio front',
      specs:
        'Material: Heat-proof ceramic; Volume: 150 ml each; Pieces: 6 cups and tray; Care: Dishwasher safe',
      en: `Small cups without a handle, as tea is served on any street corner between Birtamod and Mahendranagar, but with a wall thick enough to hold right after pouring. Six of them on a tray with a raised edge.
        - They stack
        - Replacement cups can be ordered singly by message`,
      inNepali: `चोक–चोकका चिया पसलमा जस्तै साना कप, तर तातो चिया खन्याउनेबित्तिकै समात्न मिल्ने गरी बाक्ला। छ वटा कप र किस्ती साथमा।`,
    },
    {
      title: 'Tulsi and Lemongrass Herbal Infusion, 60 g',
      ne: 'तुलसी र पिरे घाँसको हर्बल चिया',
      price: 320,
      stock: 73,
      art: 'pouch',
      paint: '#5f8f4e',
      label: 'herb',
      poses: 'front with:lemon',
      specs:
        'Net weight: 60 g; Ingredients: Tulsi, lemongrass, ginger; Caffeine: None; Shelf life: 18 months',
      en: `Tulsi from home gardens and lemongrass cut at the edge of the tea fields, dried in the shade with slices of ginger. There is no tea leaf in it, so it can be drunk late in the evening.
        - Cover the cup while it stands, five minutes
        - A drink, not a medicine`,
      inNepali: `घरबारीको तुलसी, चियाबारीको छेउमा काटेको पिरे घाँस र अदुवा छायाँमा सुकाएर बनाइएको। क्याफिन छैन, त्यसैले बेलुका पनि पिउन मिल्छ।`,
    },
    {
      title: 'Tea Gift Box: Five Teas of the Eastern Hills',
      ne: 'उपहार बाकस: पूर्वी पहाडका पाँच चिया',
      price: 1850,
      mark: 2200,
      stock: 28,
      art: 'wrapped-gift',
      poses: 'front with:teapot',
      paint: '#2f6b53',
      specs: 'Contents: 5 × 40 g; Box: Lokta paper over board; Weight: 420 g; Shelf life: 12 months',
      options: 'Card: Your own words up to 120 letters',
      en: `Black first flush, autumn black, green, white and masala, forty grams of each in a box covered with lokta paper. A booklet in English and Nepali tells where each was plucked and how to brew it.
        - Write the words for the card in the order's message
        - No price on the parcel's slip`,
      inNepali: `कालो पहिलो टिपाइ, शरदको कालो, हरियो, सेतो र मसला चिया चालीस-चालीस ग्राम, लोक्ता कागजले मोरिएको बाकसमा। कहाँ टिपियो र कसरी पकाउने भनी लेखिएको पुस्तिका नेपाली र अङ्ग्रेजीमा छ। कार्डमा लेख्ने शब्द अर्डरको सन्देशमा पठाउनुहोस्।`,
    },
    {
      title: 'Steel Tea Kettle, 2 Litre',
      ne: 'स्टिलको किटली, २ लिटर',
      price: 1490,
      stock: 15,
      art: 'kettle',
      poses: 'front turned',
      specs: 'Material: Stainless steel 304; Volume: 2 l; Stove: Gas and induction; Weight: 780 g',
      en: `The kettle every kitchen has, made better: heavy base that works on gas and on induction, a spout that does not splash, and a handle that stays cool and folds to the side.
        - The lid holds while you pour
        - Two-year guarantee on the welds`,
      inNepali: `ग्यास र इन्डक्सन दुवैमा चल्ने बाक्लो पिँधको किटली। टुटीबाट छचल्किँदैन, बिँड तात्दैन र एकातिर ढल्कन्छ। जोर्नीमा दुई वर्षको ग्यारेन्टी।`,
    },
  ],
);
