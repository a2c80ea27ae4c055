import { productsFrom } from '../draft-products.ts';

export const household = productsFrom(
  {
    shop: 'haat',
    vendor: 'everyday-pasal',
    category: 'household',
    location: { en: 'Traffic Chowk store, Butwal', ne: 'ट्राफिक चोकको गोदाम, बुटवल' },
    closing:
      'Large pieces within Butwal are carried up the stairs at no extra charge; elsewhere the courier rings before coming. Unused goods may come back within seven days in their box.',
  },
  [
    {
      title: 'Single Bed with Slatted Base, Sal Wood',
      ne: 'साल काठको एकजना सुत्ने खाट',
      price: 18900,
      mark: 21500,
      stock: 4,
      low: 2,
      art: 'bed',
      poses: 'front close',
      colors: [
        ['Blue spread', '#2f63b8'],
        ['Maroon spread', '#8f2f40'],
      ],
      specs: 'Wood: Sal; Size: 200 × 100 cm; Height: 42 cm; Load: 180 kg',
      options: 'Mattress: Without',
      en: `A bed that does not creak: sal wood from community forests, joined with bolts you tighten once a year, on slats that let the mattress breathe. There is room under it for two trunks. The spread in the picture comes with it.
        - Four parts, one key, thirty minutes
        - Oiled, not varnished`,
      inNepali: `सामुदायिक वनको सालबाट बनेको नचिँ–चिँ गर्ने खाट। चार भाग जोड्न एउटा साँचो र तीस मिनेट पुग्छ। तल दुई बाकस अट्ने ठाउँ छ। चित्रको ओछ्यान साथमा।`,
    },
    {
      title: 'Two-seat Sofa with Reading Lamp',
      ne: 'पढ्ने बत्तीसहित दुई सिटे सोफा',
      price: 32500,
      mark: 36000,
      stock: 3,
      low: 2,
      art: 'couch-and-lamp',
      poses: 'front close',
      colors: [
        ['Blue', '#2f76c9'],
        ['Sage', '#6f8f70'],
        ['Clay', '#b5654a'],
      ],
      specs: 'Frame: Hardwood; Seat: 132 × 55 cm; Cover: Removable, washable; Lamp: E27, included',
      en: `Small enough for a flat in Baneshwor and deep enough for a nap. The covers come off by zip and go into the machine; the frame is guaranteed for five years. A floor lamp that bends to the page belongs to it.
        - Cloth samples sent free within Butwal
        - Comes in two parts for narrow stairs`,
      inNepali: `बानेश्वरको फ्ल्याटमा अट्ने सानो, निदाउन पुग्ने गहिरो सोफा। खोल चेन खोलेर मेसिनमा धुन मिल्छ; फ्रेममा पाँच वर्षको ग्यारेन्टी। किताबतिर झुक्ने बत्ती सँगै आउँछ। साँघुरो भर्‍याङका लागि दुई भागमा ल्याइन्छ।`,
    },
    {
      title: 'Dining Chair, Solid Wood',
      ne: 'काठको कुर्सी',
      price: 4200,
      stock: 24,
      art: 'chair',
      poses: 'front pair',
      paint: '#7d4a35',
      specs: 'Wood: Sal and sissoo; Seat height: 45 cm; Load: 140 kg; Weight: 5.1 kg',
      en: `A chair of the old kind, with a seat hollowed by hand and a back that follows yours. The joints are wedged and pinned; there is not a screw in it that could come loose. Felt pads under the feet save the floor. Made in Kirtipur in lots of forty, so the grain of a set ordered together matches well.`,
      inNepali: `हातले खोपेको बस्ने भाग र ढाडसँग मिल्ने अडेस भएको पुरानै शैलीको कुर्सी। जोर्नीमा काठको खिप छ, खुकुलो हुने एउटै पेच छैन। खुट्टामुनिको फेल्टले भुइँ जोगाउँछ। कीर्तिपुरमा चालीस-चालीसको खेपमा बन्छ।`,
    },
    {
      title: 'Handwoven Wool Rug, 150 × 90 cm',
      ne: 'हाते बुनाइको ऊनी गलैँचा',
      price: 14500,
      mark: 17500,
      stock: 5,
      low: 2,
      art: 'rug',
      poses: 'front turned close',
      specs: 'Pile: Wool; Knots: 60 per square inch; Size: 150 × 90 cm; Dye: Chrome-free',
      attributes: 'Label: Made without child labour, inspected',
      en: `Knotted by hand on an upright loom in Jawalakhel, by weavers whose parents brought the craft over the mountains. Mountain wool, springy and naturally greasy, so it shrugs off dust. Shake it, turn it in the sun once a year, and it outlives the floor.
        - Inspected workshop: no children at the loom
        - Underlay included`,
      inNepali: `पहाडपारिबाट सीप ल्याएका परिवारका बुनकरले जावलाखेलमा गाँठो पारेर बुनेको गलैँचा। पहाडी ऊनमा धुलो कम टाँसिन्छ; झार्नुहोस् र वर्षमा एक पटक घाममा सुकाउनुहोस्। जाँच गरिएको कारखाना: तानमा बालबालिका छैनन्।`,
    },
    {
      title: 'Long-handled Broom of Amriso Grass',
      ne: 'अम्रिसोको कुचो',
      price: 190,
      stock: 240,
      art: 'broom',
      poses: 'front',
      specs: 'Grass: Amriso; Handle: Bamboo, 90 cm; Binding: Wire; Origin: Makwanpur',
      en: `The broom of every Nepali house, only tied properly: long-fibred amriso grass from terraces in Makwanpur, bound three times so it does not shed on the second day, on a bamboo handle that spares the back. Sweeps fine dust from cement and from clay. Tap it out, hang it up, keep it dry.`,
      inNepali: `मकवानपुरका गराका लामो रेसा भएको अम्रिसोबाट तीन ठाउँ बाँधिएको कुचो; दोस्रो दिनमै झर्दैन। लामो बाँसको बिँडले ढाड जोगाउँछ। सुख्खा ठाउँमा झुन्ड्याउनुहोस्।`,
    },
    {
      title: 'Sturdy Bucket, 16 Litre',
      ne: 'बाल्टी, १६ लिटर',
      price: 360,
      stock: 130,
      art: 'bucket',
      poses: 'front pair',
      colors: [
        ['Blue', '#2f82d0'],
        ['Green', '#3f9a62'],
      ],
      specs: 'Volume: 16 l; Material: Virgin plastic; Handle: Steel with grip; Weight: 680 g',
      en: `Thick enough to stand on, with a lip that pours and lines inside for each litre. Made of new plastic, not of grey scrap, so it may hold drinking water and baby clothes. The handle is galvanised steel with a wide grip, and the ears are moulded in one piece with the wall, where cheap buckets always break first.`,
      inNepali: `माथि उभिन मिल्ने बाक्लो, पानी खन्याउने मुख र हरेक लिटरको चिन्ह भएको बाल्टी। नयाँ प्लास्टिकको भएकाले खाने पानी र बच्चाका लुगालाई पनि हुन्छ। बिँड खिया नलाग्ने स्टिल; सस्ता बाल्टी भाँचिने कान भित्तासँगै ढालिएको छ।`,
    },
    {
      title: 'Rittha Soap Bar, Unscented, Pack of 3',
      ne: 'रिठ्ठाको साबुन, ३ वटा',
      price: 270,
      mark: 330,
      stock: 0,
      art: 'soap',
      poses: 'front trio',
      paint: '#d9a35f',
      specs:
        'Weight: 3 × 100 g; Ingredients: Rittha, coconut and mustard oil, lye; Curing: 6 weeks; Scent: None',
      en: `Boiled the old way with the juice of soap nuts and cured for six weeks, so the bar is hard and lasts. No scent and no colour: for babies, for sensitive skin and for wool. It foams little and cleans well, in soft and in hard water.
        - Paper wrapping only
        - The next batch is curing`,
      inNepali: `रिठ्ठाको रस हालेर पुरानै तरिकाले पकाइएको र छ साता पाकेको साबुन। बास्ना र रङ छैन; बच्चा, संवेदनशील छाला र ऊनी लुगाका लागि।`,
    },
    {
      title: 'Aloe and Neem Hand Lotion, 300 ml',
      ne: 'घिउकुमारी र नीमको हाते लोसन, ३०० मि.लि.',
      price: 450,
      stock: 58,
      art: 'lotion-bottle',
      poses: 'front pair',
      colors: [
        ['Aloe', '#8fbf8a'],
        ['Rose', '#e2a3a6'],
      ],
      specs: 'Volume: 300 ml; Ingredients: Aloe, neem, sesame oil; Pump: Yes; Tested: On people, not animals',
      en: `For hands that wash many dishes in cold water. It sinks in at once and leaves no grease on the phone. Aloe from Dang and neem from Banke, with a little sesame oil and as few other things as we could manage.
        - Refill bottles cost a third less
        - Try it on a small spot first`,
      inNepali: `चिसो पानीमा धेरै भाँडा माझ्ने हातका लागि। तुरुन्तै सोसिन्छ, फोनमा चिल्लो लाग्दैन। दाङको घिउकुमारी र बाँकेको नीम, अलिकति तिलको तेलसहित। पहिले सानो ठाउँमा लगाएर हेर्नुहोस्।`,
    },
    {
      title: 'Windproof Umbrella, Automatic',
      ne: 'छाता',
      price: 850,
      mark: 990,
      stock: 77,
      art: 'umbrella',
      poses: 'front turned',
      colors: [
        ['Plum', '#6d4aa8'],
        ['Navy', '#27406f'],
        ['Red', '#b8323c'],
      ],
      specs: 'Span: 105 cm; Ribs: 8, fibreglass; Length: 58 cm closed; Weight: 390 g',
      en: `Eight ribs of fibreglass that turn inside out in a gust and come back unharmed, a cloth that is dry after two shakes, and a button for the hand that carries no vegetables. Guaranteed through one whole monsoon: if it breaks by Kartik, we mend it.
        - Sleeve with a loop`,
      inNepali: `हावाले उल्टाए पनि नबिग्रने आठ फाइबरका करङ, दुई पटक झट्कारे सुक्ने कपडा र बटन थिचेर खुल्ने छाता। पूरै एक बर्खा ग्यारेन्टी: कात्तिकसम्म बिग्रे हामी बनाइदिन्छौँ।`,
    },
    {
      title: 'Teddy Bear, Washable, 35 cm',
      ne: 'टेडी बियर',
      price: 980,
      stock: 36,
      art: 'teddy-bear',
      poses: 'front turned close',
      colors: [
        ['Brown', '#b27a45'],
        ['Cream', '#dcc7a3'],
      ],
      specs: 'Height: 35 cm; Filling: Polyester; Eyes: Embroidered; Age: From birth',
      en: `Soft enough to be loved and sewn well enough to survive it. The eyes are embroidered, so there is nothing to swallow, and the whole bear goes into the machine in a pillowcase.
        - Sewn by a mothers' cooperative in Devinagar
        - Arms and legs move a little`,
      inNepali: `माया गर्न नरम, टिक्न बलियो सिलाइ। आँखा बुट्टा भरेको भएकाले निल्ने केही छैन; पूरै भालु सिरानीको खोलभित्र राखेर मेसिनमा धुन मिल्छ। देवीनगरका आमाहरूको सहकारीले सिलाएको।`,
    },
    {
      title: 'Potted Money Plant in Clay',
      ne: 'गमलामा मनी प्लान्ट',
      price: 520,
      mark: 600,
      stock: 2,
      art: 'potted-plant',
      poses: 'front close',
      specs: 'Plant: Epipremnum; Height: 25 cm; Pot: Terracotta, 14 cm; Light: Indirect',
      en: `Rooted, grown on for three months and repotted before it is sent, so it arrives alive and not surprised. Water it when the top of the soil is dry and give it light without noon sun. Keep leaves away from pets that nibble.
        - Only within Butwal and Tilottama
        - Saucer included`,
      inNepali: `जरा हालेर तीन महिना हुर्काएपछि गमला सारेर मात्र पठाइन्छ, त्यसैले जिउँदै पुग्छ। माथिको माटो सुकेपछि पानी हाल्नुहोस्, मध्याह्नको घामबाट जोगाउनुहोस्। बुटवल र तिलोत्तमाभित्र मात्र; तस्तरी सँगै छ।`,
    },
    {
      title: 'School Notebook Bundle, 6 × 120 Pages',
      ne: 'कापी, ६ वटा',
      price: 480,
      stock: 175,
      art: 'books',
      poses: 'front',
      specs: 'Books: 6; Pages: 120 each; Paper: 70 g/m²; Ruling: 2 lined, 2 square, 2 plain',
      en: `Six notebooks for the new session in Baisakh: two lined, two squared and two plain, on smooth paper where the ink does not show through. Sewn in the middle so that pages do not fall out by exams, with a place for name, class and roll number on the cover. Each colour is another subject.`,
      inNepali: `वैशाखको नयाँ कक्षाका लागि छ कापी: दुई धर्के, दुई चारकोठे, दुई सादा; मसी पारि नदेखिने चिल्लो कागज। परीक्षासम्म पाना नझर्ने गरी बीचमा सिएको। गातामा नाम, कक्षा र रोल नम्बरको ठाउँ छ।`,
    },
  ],
);
