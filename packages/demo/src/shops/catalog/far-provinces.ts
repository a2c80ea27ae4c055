import { productsFrom } from '../draft-products.ts';

/** What comes from the small makers of Madhesh, Karnali and Sudurpashchim. */
export const farProvinces = [
  ...productsFrom(
    {
      shop: 'haat',
      vendor: 'janakpur-mithila-art',
      category: 'handicrafts',
      location: { en: 'Kuwa workshop, Janakpur', ne: 'कुवा कार्यशाला, जनकपुर' },
      closing:
        'Painted by hand, so that no two are quite alike; the painter signs on the base. We pack it in straw and a firm box, and if it arrives dented we send another one within seven days of your photo.',
    },
    [
      {
        title: 'Mithila-painted Storage Tin, Peacock',
        ne: 'मिथिला बुट्टाको बट्टा, मयूर',
        price: 780,
        stock: 24,
        art: 'tin',
        paint: '#b3263a',
        label: 'peacock',
        poses: 'front turned',
        specs: 'Height: 16 cm; Diameter: 11 cm; Care: Wipe clean',
        en: `A tin for tea, rice or sewing things, painted in the manner of the walls of Mithila houses: a peacock in the middle, and every empty corner filled with leaves and small fish. The paint is sealed and food never touches it.
        - Lid closes tight
        - Painted by women of Kuwa, who share what it earns`,
        inNepali: `मिथिलाका घरका भित्तामा कोरिने शैलीमा हातले रङ्गाइएको बट्टा: बीचमा मयूर, वरिपरि पात र साना माछा। चिया, चामल वा सिलाइका सामान राख्न मिल्छ। कुवाका महिलाले बनाएको।`,
      },
      {
        title: 'Mithila-painted Tea Caddy, Fish',
        ne: 'मिथिला बुट्टाको चियादानी, माछा',
        price: 690,
        mark: 820,
        stock: 17,
        art: 'tin',
        paint: '#2f7d6b',
        label: 'tropical-fish',
        poses: 'front turned',
        specs: 'Height: 16 cm; Diameter: 11 cm; Care: Wipe clean',
        en: `The fish of the ponds of Janakpur bring luck into a house, so they are on its walls at every wedding. Here they swim around a caddy for a quarter kilo of tea, on a green that is mixed by the painters themselves.
        - Keeps the smell of tea in and that of the kitchen out
        - Goes well with the peacock tin of the same size`,
        inNepali: `जनकपुरका पोखरीका माछाले घरमा शुभ ल्याउँछन् भनिन्छ, त्यसैले बिहेमा भित्ताभरि कोरिन्छ। पाउभर चिया अट्ने बट्टामा तिनै माछा, चित्रकारले आफैँ घोलेको हरियो रङमा।`,
      },
    ],
  ),
  ...productsFrom(
    {
      shop: 'haat',
      vendor: 'jumla-harvest',
      category: 'pantry',
      location: { en: 'Khalanga store, Jumla', ne: 'खलङ्गा भण्डार, जुम्ला' },
      closing:
        'Batch number, packing date and best-before date are on the label, with the name of the village it grew in. Opened food cannot come back, but if a pack is torn or stale we refund it within seven days.',
    },
    [
      {
        title: 'Jumla Marsi Red Rice, 2 kg',
        ne: 'जुम्लाको मार्सी चामल',
        price: 640,
        stock: 54,
        art: 'pouch',
        paint: '#9c4a3a',
        label: 'sheaf-of-rice',
        poses: 'front with:cooked-rice',
        specs: 'Net weight: 2 kg; Altitude: 2,600–2,900 m; Polish: Half; Origin: Jumla',
        attributes: 'Cooking: 1 cup rice, 2.5 cups water, 35 minutes',
        en: `Rice from the highest paddy fields there are, along the Tila river in Jumla. The grain is short and red, takes a little longer to cook than white rice and fills for longer. Soak it half an hour.
        - Carried by growers' cooperatives to Nepalgunj and packed there
        - Small stones are sorted out by machine and again by hand`,
        inNepali: `जुम्लाको तिला नदी किनारका संसारकै अग्ला धानखेतमा फलेको रातो मार्सी चामल। आधा घण्टा भिजाएर पकाउनुहोस्; भात रसिलो र अडिलो हुन्छ।`,
      },
      {
        title: 'Dried Apple Rings from Jumla, 200 g',
        ne: 'जुम्लाको स्याउको सुकुटी',
        price: 360,
        stock: 41,
        art: 'pouch',
        paint: '#6f8f4a',
        label: 'red-apple',
        poses: 'front with:red-apple',
        specs: 'Net weight: 200 g; Origin: Jumla; Season: Autumn',
        en: `Apples that are too small for the lorry are sliced on the farm and dried in the sun of a Jumla October. Nothing is added, so they are brown and a little sour; children eat them like sweets, and walkers by the handful.
        - No sugar, no sulphur
        - Keeps for eight months in a dry place`,
        inNepali: `असोज-कात्तिकको घाममा जुम्लाकै बारीमा सुकाइएको स्याउका चाना। चिनी वा अरू केही नहालिएको, त्यसैले खैरो र अलि अमिलो। सुक्खा ठाउँमा आठ महिनासम्म रहन्छ।`,
      },
      {
        title: 'Mixed Mountain Beans from Jumla, 1 kg',
        ne: 'जुम्लाको मिसमास सिमी',
        price: 310,
        stock: 63,
        art: 'pouch',
        paint: '#a8763e',
        label: 'beans',
        poses: 'front with:beans',
        specs: 'Net weight: 1 kg; Altitude: 2,600–2,900 m; Origin: Jumla',
        en: `Black, red, speckled and white: in Jumla they grow up the maize together and are eaten together, so we do not sort them. They need a night in water and forty minutes in a pressure cooker, and come out creamy, each colour with a taste of its own.
        - From small fields above the Tila
        - Cleaned by hand`,
        inNepali: `कालो, रातो, छिर्केमिर्के र सेतो: जुम्लामा मकैसँगै फल्ने र सँगै खाइने सिमी। रातभर भिजाएर प्रेसर कुकरमा चालीस मिनेट पकाउनुहोस्। हातले केलाइएको।`,
      },
    ],
  ),
  ...productsFrom(
    {
      shop: 'haat',
      vendor: 'kailali-tharu-crafts',
      category: 'handicrafts',
      location: { en: 'Campus Road shop, Dhangadhi', ne: 'क्याम्पस रोड पसल, धनगढी' },
      closing:
        'Made in Tharu villages around Dhangadhi between one harvest and the next, so a piece that is sold out may take some weeks. If it arrives damaged, send us a photo within seven days and we replace it.',
    },
    [
      {
        title: 'Tharu Dhakiya Basket of River Grass',
        ne: 'थारू ढकिया',
        price: 920,
        stock: 14,
        art: 'basket',
        paint: '#c98a2b',
        poses: 'front turned',
        specs: 'Diameter: 30 cm; Height: 18 cm; Load: Up to 6 kg; Weave: By hand',
        en: `A dhakiya carries rice to a wedding and gifts home from it. This one is coiled from grass of the river banks, dyed and stitched by a woman in Kailali over some ten evenings, and is strong enough for the vegetable market.
        - Dust it off; water makes the colours run
        - The pattern is the maker's own`,
        inNepali: `बिहेमा चामल र कोसेली बोक्ने थारू ढकिया। नदी किनारको घाँस रङ्गाएर कैलालीकी महिलाले दस साँझ लगाएर बुनेको, तरकारी बोक्न पुग्ने बलियो। पानीले नधुनुहोस्, धुलो मात्र टक्टक्याउनुहोस्।`,
      },
    ],
  ),
  ...productsFrom(
    {
      shop: 'haat',
      vendor: 'kailali-tharu-crafts',
      category: 'pantry',
      location: { en: 'Campus Road shop, Dhangadhi', ne: 'क्याम्पस रोड पसल, धनगढी' },
      closing:
        'Packing date and best-before date are on the label, with the village of the hives. Opened food cannot come back, but if a jar leaks on the way we refund it within seven days of your photo.',
    },
    [
      {
        title: 'Mustard-flower Honey of the Plains, 500 g',
        ne: 'तराईको तोरी फूलको मह',
        price: 560,
        stock: 33,
        art: 'preserve',
        label: 'honeybee',
        poses: 'front with:bread',
        specs: 'Net weight: 500 g; Filtered: Through cloth, not heated',
        en: `In January the fields of Kailali are yellow to the horizon, and the hives stand in them. The honey is pale, sets within weeks to something one can spread with a knife, and tastes of flowers rather than of sugar.
        - Set honey is good honey: warm the jar in water to make it run
        - Not for children under one year`,
        inNepali: `माघमा कैलालीका पहेँलपुर तोरीबारीमा राखिएका घारको मह। केही हप्तामै जम्छ, चक्कुले लगाउन मिल्ने हुन्छ; तातो पानीमा राखे फेरि पग्लन्छ। एक वर्षमुनिका बच्चालाई नखुवाउनुहोस्।`,
      },
    ],
  ),
];
