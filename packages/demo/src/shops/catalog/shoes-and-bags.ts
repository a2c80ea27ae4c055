import { productsFrom } from '../draft-products.ts';

const weavers = productsFrom(
  {
    shop: 'haat',
    vendor: 'bhaktapur-dhaka-weavers',
    category: 'shoes-and-bags',
    location: { en: 'Taumadhi weaving room, Bhaktapur', ne: 'तौमढीको बुनाइ कोठा, भक्तपुर' },
    closing:
      'Sewn in our own room with cloth from our own looms. Zips and straps are repaired free for two years; send it to us or bring it along. Unused goods may be returned within seven days.',
  },
  [
    {
      title: 'Canvas and Dhaka Handbag',
      ne: 'ढाका ह्यान्डब्याग',
      price: 2450,
      mark: 2900,
      stock: 13,
      art: 'handbag',
      poses: 'front turned close',
      colors: [
        ['Tan', '#a9714a'],
        ['Wine', '#7d2b3f'],
      ],
      specs: 'Outer: Waxed canvas; Lining: Dhaka cotton; Size: 34 × 26 × 12 cm; Strap: Leather',
      en: `Waxed canvas outside against the rain, bright dhaka inside where only you see it. The base has feet, the handles go over the shoulder, and the inner pocket closes with a zip.
        - Holds A4 papers and a 13-inch laptop
        - Wipe clean; do not wash`,
      inNepali: `बाहिर पानी नछिर्ने क्यानभास, भित्र रङ्गीन ढाका। ए–फोर कागज र १३ इन्चको ल्यापटप अट्छ। भित्री खल्तीमा चेन छ।`,
    },
    {
      title: 'Clutch Purse for Functions',
      ne: 'भोजभतेरका लागि क्लच पर्स',
      price: 1250,
      stock: 29,
      art: 'clutch-bag',
      poses: 'front pair',
      colors: [
        ['Rose', '#cf6f7d'],
        ['Gold', '#caa14d'],
        ['Emerald', '#2c8065'],
      ],
      specs: 'Outer: Brocade; Lining: Satin; Size: 24 × 14 cm; Chain: Removable, 110 cm',
      en: `Holds a phone, keys, a folded shawl pin and the envelope you brought for the couple. Brocade over a firm frame with a clasp that shuts with one hand, and a chain for dancing that disappears inside when you sit down.
        - Mirror in the lid`,
      inNepali: `फोन, साँचो, सलको पिन र दुलहादुलहीको खाम अट्ने पर्स। कडा फ्रेममाथि ब्रोकेड, एकै हातले बन्द हुने जोड्ने भाग र नाच्दा झुन्ड्याउने, बस्दा भित्र लुक्ने सिक्री। बिर्कोमा ऐना छ।`,
    },
    {
      title: 'Drawstring Coin Purse',
      ne: 'थैली',
      price: 280,
      stock: 160,
      art: 'purse',
      poses: 'front pair',
      colors: [
        ['Red', '#cf3440'],
        ['Teal', '#23827d'],
        ['Orange', '#e2842b'],
      ],
      specs: 'Material: Dhaka offcuts, cotton lining; Size: 11 × 9 cm; Clasp: Brass',
      en: `Made from what is left on the loom after a shawl is cut off, so that no thread is wasted and no two look the same. A brass frame that snaps shut, a lining you can turn out to find the last coin, and just enough room for folded notes, a key and a SIM pin.
        - A small gift that posts easily`,
      inNepali: `सल काटेपछि तानमा बाँकी रहेको ढाकाबाट बनाइएको थैली; दुई वटा उस्तै हुँदैनन्। पित्तलको कुन्डी प्याट्ट बन्द हुन्छ। पठाउन सजिलो सानो उपहार।`,
    },
    {
      title: 'Leather Ballet Flats',
      ne: 'छालाको चेप्टो जुत्ता',
      price: 1850,
      mark: 2200,
      stock: 22,
      art: 'flat-shoe',
      poses: 'pair front',
      colors: [
        ['Sky', '#3f86d6'],
        ['Black', '#34343a'],
        ['Blush', '#d99a92'],
      ],
      sizes: ['36', '37', '38', '39', '40'],
      specs: 'Upper: Goat leather; Sole: Rubber, stitched; Heel: 1 cm; Lining: Leather',
      en: `Soft goat leather that takes the shape of your foot within a day, on a rubber sole that is stitched and not only glued. Flat, quiet, and quick to slip off at the door. The toe is round with room to spread, and the heel is padded where others rub.
        - Half size between? Take the larger`,
      inNepali: `एकै दिनमा खुट्टाको आकार लिने बाख्राको नरम छाला, टाँसेको मात्र होइन सिएको रबरको तलुवा। ढोकामा सजिलै फुकाल्न मिल्ने। औँलालाई ठाउँ छ र कुर्कुच्चामा गद्दी छ। दुई साइजको बीचमा हुनुहुन्छ भने ठूलो लिनुहोस्।`,
    },
    {
      title: 'Travel Suitcase, Cabin Size',
      ne: 'यात्रा सुटकेस, केबिन साइज',
      price: 4900,
      mark: 6400,
      stock: 10,
      art: 'luggage',
      poses: 'front turned',
      colors: [
        ['Blue', '#2f78c4'],
        ['Graphite', '#54585f'],
        ['Coral', '#d8664f'],
      ],
      specs: 'Shell: Polycarbonate; Size: 55 × 36 × 22 cm; Volume: 38 l; Weight: 2.6 kg',
      en: `Goes in the cabin of every airline that flies from Tribhuvan, rolls on four wheels over the stones of Thamel and has a lock you set yourself. Inside are straps, a net and a bag for the washing.
        - Wheels can be replaced with one screw
        - Scratches show less on the ribbed shell`,
      inNepali: `त्रिभुवन विमानस्थलबाट उड्ने हरेक जहाजको केबिनमा लैजान मिल्ने, ठमेलको ढुङ्गामा पनि गुड्ने चार पाङ्ग्रा र आफैँ मिलाउने ताला भएको। भित्र फित्ता, जाली र लुगाको झोला छ। पाङ्ग्रा एउटै पेचले फेर्न मिल्छ।`,
    },
  ],
);

const outdoor = productsFrom(
  {
    shop: 'haat',
    vendor: 'pokhara-outdoor',
    category: 'shoes-and-bags',
    location: { en: 'Lakeside store, Pokhara', ne: 'लेकसाइड पसल, पोखरा' },
    closing:
      'Wear them indoors for an evening first: unsoiled shoes and bags come back or change size within seven days. Every stitch is guaranteed for a year, and our repair bench at Lakeside keeps going after that.',
  },
  [
    {
      title: 'Leather Hiking Boots, Waterproof',
      ne: 'पदयात्राका जुत्ता',
      price: 6800,
      mark: 8200,
      stock: 18,
      art: 'hiking-boot',
      poses: 'front pair close boxed',
      colors: [
        ['Honey', '#d08a3c'],
        ['Brown', '#70482e'],
      ],
      sizes: ['39', '40', '41', '42', '43', '44'],
      specs:
        'Upper: Nubuck leather; Membrane: Waterproof, breathable; Sole: Rubber, 5 mm lugs; Weight: 560 g each',
      attributes: 'Use: Trails up to 5,000 m; Guarantee: 1 year',
      en: `Made for stone steps: a stiff heel that holds on the way down, a rounded toe that rolls on the way up, and a rubber rand against the rocks. The membrane keeps out streams and melting snow.
        - Break them in on at least five short walks
        - Spare laces in the box`,
      inNepali: `ढुङ्गे सिँढीका लागि बनेका जुत्ता: ओरालोमा अडिने कुर्कुच्चा, उकालोमा सजिलो टुप्पो, चारैतिर रबरको घेरा। पानी छिर्दैन। लामो यात्राअघि कम्तीमा पाँच छोटा हिँडाइमा लगाउनुहोस्।`,
    },
    {
      title: 'Trail Running Shoes',
      ne: 'ट्रेल दौडने जुत्ता',
      price: 4200,
      mark: 5200,
      stock: 140,
      art: 'running-shoe',
      poses: 'front turned pair',
      colors: [
        ['Lilac', '#a68fd0'],
        ['Flame', '#d8562c'],
        ['Pine', '#2f6e5b'],
      ],
      sizes: ['37', '38', '39', '40', '41', '42', '43'],
      specs: 'Upper: Mesh; Drop: 6 mm; Lugs: 4 mm; Weight: 265 g',
      en: `Light shoes with claws, for the ridge above Sarangkot or the track around the stadium. The mesh dries while you run, and a plate under the forefoot blunts the stones.
        - Gaiter loop at the heel
        - True to size; go half up for long downhills`,
      inNepali: `सराङकोटको डाँडा वा रङ्गशालाको ट्र्याकका लागि समाउने तलुवा भएको हलुका जुत्ता। दौडँदै जाँदा जाली सुक्छ, पैतालामुनिको पाताले ढुङ्गाको चोट कम गर्छ। साइज ठ्याक्कै आउँछ; लामो ओरालोका लागि आधा ठूलो लिनुहोस्।`,
    },
    {
      title: 'Rubber Sandals with Quick-dry Strap',
      ne: 'रबरका चप्पल',
      price: 450,
      stock: 200,
      art: 'thong-sandal',
      poses: 'pair front',
      colors: [
        ['Blue', '#2f78d0'],
        ['Black', '#3a3b40'],
        ['Green', '#3f9a62'],
      ],
      sizes: ['36', '38', '40', '42', '44'],
      specs: 'Sole: Natural rubber; Strap: Webbing; Thickness: 18 mm; Weight: 150 g',
      en: `For the bathroom, the courtyard and the river bank. Natural rubber grips on wet tiles, and the strap is soft webbing that does not cut between the toes. They float if one gets away. Rinse off the mud and they are dry by the time the tea is ready.
        - Thick enough to ignore gravel`,
      inNepali: `बाथरुम, आँगन र खोलाका लागि। प्राकृतिक रबरले भिजेको टायलमा पनि समाउँछ, नरम फित्ताले औँला काट्दैन। पानीमा तैरिन्छ र चिया पाक्दा-नपाक्दै सुक्छ। गिट्टी थाहा नपाइने गरी बाक्लो।`,
    },
    {
      title: 'Trekking Backpack 45 + 10 L with Rain Cover',
      ne: 'झोला ४५ + १० लिटर',
      price: 5600,
      mark: 6900,
      stock: 20,
      art: 'backpack',
      poses: 'front turned close',
      colors: [
        ['Crimson', '#c22c46'],
        ['Pine', '#2d5c4b'],
        ['Slate', '#4b5a70'],
      ],
      video: '/uploads/video/backpack.mp4',
      specs: 'Volume: 45 + 10 l; Weight: 1.5 kg; Fabric: 420D nylon; Back length: Adjustable',
      attributes: 'Guarantee: 1 year on seams; Rain cover: In the base',
      en: `The pack for ten days around Annapurna: a back that adjusts to yours, a hip belt that truly carries, and a lid that comes off to be a day bag. Loops for poles and a sleeve for two litres of water.
        - Opens at the bottom for the sleeping bag
        - Whistle on the chest strap
        - Rain cover in its own pocket`,
      inNepali: `अन्नपूर्ण वरिपरिको दस दिने यात्राका लागि झोला: पिठ्युँअनुसार मिलाउन मिल्ने, भार कम्मरले थाम्ने। ढक्कन निकालेर सानो झोला बनाउन मिल्छ। वर्षा कभर भित्रै छ।`,
    },
  ],
);

export const shoesAndBags = [...weavers, ...outdoor];
