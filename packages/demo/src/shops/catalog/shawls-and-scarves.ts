import { productsFrom } from '../draft-products.ts';

export const shawlsAndScarves = productsFrom(
  {
    shop: 'haat',
    vendor: 'bhaktapur-dhaka-weavers',
    category: 'shawls-and-scarves',
    location: { en: 'Taumadhi weaving room, Bhaktapur', ne: 'तौमढीको बुनाइ कोठा, भक्तपुर' },
    closing:
      'Woven by our own weavers, who are paid by the metre and named on the label. Wash apart from other clothes the first time. Unworn pieces may be exchanged or returned within seven days.',
  },
  [
    {
      title: 'Hand-woven Dhaka Shawl, Cotton, 200 × 70 cm',
      ne: 'हाते तानको ढाका सल',
      price: 1890,
      mark: 2300,
      stock: 24,
      art: 'dhaka-fold',
      poses: 'front close turned',
      colors: [
        ['Maroon', '#9c2337'],
        ['Indigo', '#274a86'],
        ['Forest', '#2c5f47'],
      ],
      specs: 'Material: Cotton; Size: 200 × 70 cm; Loom: Hand loom; Weight: 240 g',
      extra: 'Weaver: Named on the label',
      en: `The steps and diamonds of dhaka, laid in by hand thread by thread while the cloth is on the loom; nothing is printed. One shawl takes a weaver about four days. Light enough for a spring evening, and right for a wedding.
        - Hand wash cold, dry in the shade
        - The back shows the thread ends: that is how you tell hand work from print`,
      inNepali: `तानमै एक–एक धागो हातले भरेर बुनिएको ढाका; छापिएको होइन। एउटा सल बुन्न करिब चार दिन लाग्छ। चिसो पानीमा हातले धुनुहोस् र छायाँमा सुकाउनुहोस्।`,
    },
    {
      title: 'Pashmina Shawl, 100 % Chyangra Wool',
      ne: 'च्याङ्ग्रा पश्मिना सल',
      price: 7900,
      mark: 9500,
      stock: 12,
      art: 'shawl',
      poses: 'front turned close boxed',
      colors: [
        ['Rosewood', '#a14a60'],
        ['Camel', '#b98a57'],
        ['Slate blue', '#4f6d8f'],
        ['Charcoal', '#4a4a50'],
      ],
      specs: 'Material: Chyangra cashmere; Size: 200 × 70 cm; Ply: 2; Weight: 190 g',
      attributes: 'Origin: Mustang wool, spun and woven in the valley',
      en: `The under-wool of the mountain goat, combed out in spring in Mustang, spun fine and woven in twill. It weighs less than two hundred grams and keeps you warm in January.
        - Pure chyangra wool, no silk and no viscose; the label carries the mill's number
        - Wash by hand with shampoo, press in a towel, dry flat
        - Comes in a box of lokta paper`,
      inNepali: `मुस्ताङका च्याङ्ग्राको वसन्तमा कोरिएको भित्री भुत्लाबाट कातिएको र बुनिएको शुद्ध पश्मिना। दुई सय ग्रामभन्दा हलुका, तर माघको जाडो थेग्ने। स्याम्पुले हातैले धुनुहोस्।`,
    },
    {
      title: 'Allo Nettle-fibre Scarf',
      ne: 'अल्लोको गलबन्दी',
      price: 1350,
      stock: 18,
      art: 'scarf',
      poses: 'front turned',
      colors: [
        ['Madder', '#a5382f'],
        ['Moss', '#6d7f45'],
        ['Ink', '#2c3c5c'],
      ],
      specs: 'Material: Allo nettle and wool; Length: 170 cm; Dye: Plants; Origin: Sankhuwasabha',
      en: `Allo, the giant nettle of the eastern hills, gives a fibre like linen: strong, cool and a little shiny. Mixed with wool it becomes a scarf that softens each time it is washed.
        - Colours from madder root, walnut shells and indigo
        - Spun on a hand spindle while walking, as people there do`,
      inNepali: `पूर्वी पहाडको अल्लो सिस्नुको रेसा ऊनमा मिसाएर बनाइएको गलबन्दी। मजिठो, ओखरको बोक्रा र निलले रङ्ग्याइएको। धुँदै जाँदा झन् नरम हुन्छ।`,
    },
    {
      title: 'Merino Travel Wrap',
      ne: 'मेरिनो ऊनको यात्रा सल',
      price: 3200,
      mark: 3600,
      stock: 1,
      art: 'shawl',
      poses: 'front pair',
      paint: '#6f8a6d',
      backdrop: 'sand',
      specs: 'Material: Merino wool; Size: 190 × 65 cm; Weight: 260 g; Care: Machine wash, wool cycle',
      en: `A scarf at the bus park, a blanket at midnight, a pillow by morning. Merino does not scratch and does not keep smells, and this one may go in the machine on the wool cycle. A plain weave with a narrow border and twisted fringe, generous enough to cover the knees of two people.
        - Two buttons turn it into a poncho`,
      inNepali: `बसपार्कमा गलबन्दी, मध्यरातमा ओढ्ने, बिहानसम्म सिरानी। मेरिनो ऊनले बिझाउँदैन, गन्ध बस्दैन र मेसिनको ऊनी चक्रमा धुन मिल्छ। दुई जनाको घुँडा छोप्ने फराकिलो; दुई टाँकले पोन्चो बन्छ।`,
    },
    {
      title: 'Pote Bead Necklace, Twelve Strands',
      ne: 'पोते',
      price: 650,
      stock: 52,
      art: 'prayer-beads',
      poses: 'front close',
      colors: [
        ['Red', '#c22f3d'],
        ['Green', '#2f8f58'],
        ['Gold', '#cf9f36'],
      ],
      specs: 'Beads: Glass; Strands: 12; Length: 46 cm; Clasp: Brass barrel',
      en: `Glass beads strung in twelve fine strands and gathered in a brass barrel, as worn with a sari at Teej and at weddings. Strung in the lanes behind Indra Chowk by a family that has done nothing else for three generations.
        - The barrel opens, so strands can be added or taken out
        - Long version on request`,
      inNepali: `तीज र विवाहमा साडीसँग लगाइने बाह्र लहरे पोते। इन्द्रचोक पछाडिका गल्लीमा तीन पुस्तादेखि पोते उन्ने परिवारले बनाएको। पित्तलको तिलहरी खोल्न मिल्छ।`,
    },
    {
      title: 'Silk-blend Sari with Dhaka Border',
      ne: 'ढाका किनारको साडी',
      price: 5400,
      mark: 6500,
      stock: 9,
      art: 'sari',
      poses: 'front close',
      colors: [
        ['Emerald', '#1f8a70'],
        ['Ruby', '#b0243f'],
        ['Royal blue', '#2a4fa3'],
      ],
      specs:
        'Material: Silk and cotton; Length: 5.5 m and blouse piece; Border: Hand-woven dhaka; Care: Dry clean',
      extra: 'Blouse piece: 80 cm',
      en: `A soft sari that falls well and does not slip, with a hand-woven dhaka border four fingers wide sewn to the whole length. The matching blouse piece has enough border for both sleeves.
        - Fall already stitched
        - Sent folded on a tube, so it arrives without hard creases`,
      inNepali: `राम्रोसँग खस्ने र नचिप्लिने नरम साडी, पूरै लम्बाइमा चार औँला चौडा हाते ढाकाको किनार। दुवै बाहुलालाई पुग्ने किनारसहित ब्लाउज पिस साथमा।`,
    },
  ],
);
