import { productsFrom } from '../draft-products.ts';

export const pantry = productsFrom(
  {
    shop: 'haat',
    vendor: 'ilam-tea-house',
    category: 'pantry',
    location: { en: 'Birtamod depot, Jhapa', ne: 'बिर्तामोड डिपो, झापा' },
    closing:
      'Batch number, packing date and best-before date are on the label, with the name of the group that grew or made it. Opened food cannot come back, but if a jar leaks or a pack is stale we refund it within seven days.',
  },
  [
    {
      title: 'Wild Honey from the Cliffs of Lamjung, 500 g',
      ne: 'लमजुङको भीर मह',
      price: 1450,
      mark: 1600,
      stock: 11,
      art: 'honey-pot',
      poses: 'front close with:bread',
      specs: 'Net weight: 500 g; Season: Autumn; Filtered: Through cloth, not heated; Origin: Lamjung',
      en: `Collected by hand from cliff hives in Lamjung after the monsoon, by the same families who have climbed there for generations and who leave half of every comb. Dark, strong and a little bitter at the end.
        - Crystals in winter are natural: stand the jar in warm water
        - Not for children under one year`,
      inNepali: `वर्षापछि लमजुङका भीरबाट परम्परागत मह सिकारीले काढेको मह; हरेक चाकाको आधा भाग मौरीलाई छाडिन्छ। गाढा रङ र अन्त्यमा हलुका तितो। एक वर्षमुनिका बच्चालाई नखुवाउनुहोस्।`,
    },
    {
      title: 'Akabare Chilli Pickle, 300 g',
      ne: 'अकबरे खुर्सानीको अचार',
      price: 390,
      stock: 67,
      art: 'preserve',
      label: 'hot-pepper',
      poses: 'front with:hot-pepper',
      specs:
        'Net weight: 300 g; Ingredients: Akabare chilli, mustard oil, salt, lemon, fenugreek; Heat: Very hot; Shelf life: 9 months',
      en: `Round akabare chillies from the eastern hills, cut and matured in mustard oil with roasted fenugreek and lemon. Very hot, very fragrant; half a spoon is enough for a plate of dal bhat.
        - No vinegar and no preservative
        - Always a dry spoon, and the oil above the chillies`,
      inNepali: `पूर्वी पहाडको अकबरे खुर्सानी तोरीको तेल, मेथी र कागतीमा पाकेको अचार। निकै पिरो र बास्नादार; एक थाल दालभातलाई आधा चम्चा पुग्छ।`,
    },
    {
      title: 'Timur Sichuan Pepper, Whole, 100 g',
      ne: 'टिमुर',
      price: 280,
      stock: 95,
      art: 'pouch',
      paint: '#57663a',
      label: 'herb',
      poses: 'front pair',
      specs: 'Net weight: 100 g; Harvest: 2026; Form: Whole, seeds removed; Origin: Salyan',
      en: `The little red-brown husks that make the tongue tingle. Picked in Salyan in autumn, sun-dried, and sorted twice so that neither seed nor thorn is left. Toast it lightly and grind it fresh over potatoes, momo chutney or fish.
        - Keeps its strength for a year in the closed pack
        - Resealable`,
      inNepali: `सल्यानमा शरदमा टिपेर घाममा सुकाइएको टिमुर; बियाँ र काँडा दुई पटक केलाइएको। हलुका भुटेर पिस्दा अचार, आलु र माछामा राम्रो बास्ना आउँछ।`,
    },
    {
      title: 'Yak Cheese from Rasuwa, 400 g',
      ne: 'रसुवाको याक चिज, ४०० ग्राम',
      price: 1120,
      stock: 2,
      art: 'cheese-wedge',
      poses: 'front pair with:bread',
      specs: 'Net weight: 400 g; Milk: Chauri (yak cross); Age: 6 months; Origin: Rasuwa, 3,300 m',
      en: `Hard, nutty cheese made in the summer pastures of Rasuwa, where chauri graze on flowers and herbs, and aged for half a year on wooden boards. It melts well and grates well.
        - Vacuum packed; travels in a cool bag inside the valley and to Pokhara
        - After opening, wrap it in paper, not in plastic`,
      inNepali: `रसुवाका बुकीमा फूल र जडीबुटी चर्ने चौँरीको दूधबाट बनेको, आधा वर्ष काठमा पाकेको कडा चिज। राम्रोसँग पग्लन्छ र कोरिन्छ। हावा नछिर्ने प्याकमा; खोलेपछि प्लास्टिकमा होइन, कागजमा बेर्नुहोस्।`,
    },
    {
      title: 'Gundruk, Sun-dried Fermented Greens, 200 g',
      ne: 'गुन्द्रुक',
      price: 220,
      stock: 130,
      art: 'pouch',
      paint: '#7a6a3a',
      label: 'leafy-green',
      poses: 'front',
      specs: 'Net weight: 200 g; Leaves: Mustard and radish; Salt: None; Shelf life: 12 months',
      en: `Mustard and radish leaves wilted, pressed and left to sour, then dried on the roof in the winter sun. A handful makes soup for four; soak it ten minutes and add tomato, chilli and roasted soybeans.
        - From a mothers' group in Panchthar
        - Nothing added at all`,
      inNepali: `रायो र मुलाको साग ओइलाएर, खाँदेर अमिल्याई हिउँदको घाममा सुकाइएको गुन्द्रुक। एक मुठीले चार जनालाई झोल पुग्छ। पाँचथरको आमा समूहले बनाएको।`,
    },
    {
      title: 'Ginger and Turmeric Powder Pair, 2 × 100 g',
      ne: 'सुठो र बेसारको धुलो',
      price: 340,
      mark: 400,
      stock: 48,
      art: 'preserve',
      paint: '#d49a2a',
      label: 'ginger-root',
      poses: 'pair with:ginger-root',
      specs: 'Net weight: 2 × 100 g; Ground: Stone mill; Origin: Salyan and Palpa; Shelf life: 12 months',
      en: `Dry ginger from Salyan and turmeric from Palpa, each ground slowly on a stone mill so that the oils stay in. You smell the difference when you open the jar.
        - Turmeric tested for colour and lead
        - Glass jars with a tight lid`,
      inNepali: `सल्यानको सुठो र पाल्पाको बेसार, तेल नउड्ने गरी ढुङ्गे जाँतोमा बिस्तारै पिसिएको। बट्टा खोल्नेबित्तिकै बास्नाले फरक थाहा हुन्छ। बेसारमा रङ र सिसा जाँच गरिएको; बिर्को कसिने सिसाका जार।`,
    },
    {
      title: 'Roasted Peanuts with Ilam Salt, 250 g',
      ne: 'भुटेको बदाम, २५० ग्राम',
      price: 180,
      stock: 0,
      art: 'peanuts',
      poses: 'front trio',
      specs: 'Net weight: 250 g; Roast: Sand roasted; Salt: 1 %; Shelf life: 4 months',
      en: `Peanuts roasted in hot sand as they are at every winter bazaar, sieved and lightly salted. No oil. They come in a paper pack with an inner bag that closes again.
        - Contains peanuts
        - We roast every second Friday; the next lot is on its way when this says out of stock`,
      inNepali: `हिउँदे बजारमा जस्तै तातो बालुवामा भुटेर चालेको, हल्का नुन हालेको बदाम। तेल छैन। फेरि बन्द गर्न मिल्ने भित्री थैलीसहित कागजको प्याक। हरेक दोस्रो शुक्रबार भुट्छौँ।`,
    },
    {
      title: 'Lapsi Titaura, Sweet and Hot, 200 g',
      ne: 'लप्सीको तितौरा',
      price: 260,
      stock: 84,
      art: 'pouch',
      paint: '#b8612a',
      label: 'candy',
      poses: 'front trio',
      specs:
        'Net weight: 200 g; Ingredients: Lapsi, sugar, chilli, salt, timur; Pieces: About 30; Shelf life: 8 months',
      en: `The taste of the way home from school: lapsi fruit boiled down, spread thin, dried and cut, with sugar, chilli, salt and a breath of timur. Sour first, then sweet, then hot.
        - Each piece wrapped
        - No artificial colour`,
      inNepali: `लप्सी पकाएर फैलाई सुकाएको तितौरा; पहिले अमिलो, अनि गुलियो, अनि पिरो। चिनी, खुर्सानी, नुन र अलिकति टिमुर। कृत्रिम रङ छैन।`,
    },
  ],
);
