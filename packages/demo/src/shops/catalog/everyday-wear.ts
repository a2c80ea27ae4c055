import { productsFrom } from '../draft-products.ts';

export const everydayWear = productsFrom(
  {
    shop: 'haat',
    vendor: 'bhaktapur-dhaka-weavers',
    category: 'everyday-wear',
    location: { en: 'Suryabinayak sewing room, Bhaktapur', ne: 'सूर्यविनायकको सिलाइ कोठा, भक्तपुर' },
    closing:
      'Cut and sewn in Bhaktapur. Ask us for the measurements of a size before you order; if it does not fit all the same, we exchange the size once without asking why. Unworn, within seven days.',
  },
  [
    {
      title: 'Dhaka Topi, Classic Palpali Pattern',
      ne: 'पाल्पाली ढाका टोपी',
      price: 550,
      stock: 85,
      art: 'topi',
      poses: 'front turned close',
      colors: [
        ['Red', '#b3203a'],
        ['Blue', '#24467f'],
        ['Green', '#2a6a4c'],
      ],
      sizes: ['21', '21.5', '22', '22.5', '23'],
      specs:
        'Material: Cotton dhaka, cotton lining; Height: 11 cm; Sizes: Inches around the head; Care: Wipe clean',
      en: `Cut from hand-woven dhaka in the Palpali pattern, stiffened with two layers of cotton so that it keeps its lean. For tika at Dashain, for office on Friday, and for the photograph.
        - Measure around the head, a finger above the ears
        - The pattern's place differs from cap to cap`,
      inNepali: `हाते तानको पाल्पाली ढाकाबाट सिलाइएको टोपी; दुई तह सुती भित्री भएकाले आकार बिग्रँदैन। कानभन्दा एक औँला माथि टाउको नापेर साइज रोज्नुहोस्। दशैँको टीकामा, कार्यालयमा र फोटोमा सुहाउने।`,
    },
    {
      title: 'Organic Cotton T-shirt, Round Neck',
      ne: 'अर्गानिक सुती टिसर्ट',
      price: 750,
      mark: 950,
      stock: 140,
      art: 't-shirt',
      poses: 'front turned pair',
      colors: [
        ['Maroon', '#8a2433'],
        ['Navy', '#24385c'],
        ['Sage', '#7f9a78'],
        ['Off-white', '#efe9dd'],
      ],
      sizes: ['S', 'M', 'L', 'XL'],
      specs: 'Material: Organic cotton, 180 g/m²; Fit: Regular; Neck: Round, taped; Care: Machine wash 40 °C',
      en: `The shirt you reach for. Soft combed cotton, heavy enough not to show through and light enough for Chaitra, with a taped neck that stays flat after fifty washes.
        - Washed before cutting, so it does not shrink again
        - Side seams, not a tube`,
      inNepali: `नरम, बाक्लो तर चैतको गर्मीमा पनि सजिलो सुती टिसर्ट। काट्नुअघि नै धोइएकाले फेरि खुम्चिँदैन। घाँटी पचास धुलाइपछि पनि बाङ्गिँदैन।`,
    },
    {
      title: 'Cotton Kurta Blouse with Dhaka Trim',
      ne: 'ढाका किनारको ब्लाउज',
      price: 1150,
      stock: 38,
      art: 'womans-clothes',
      poses: 'front turned',
      colors: [
        ['Plum', '#8e3a62'],
        ['Teal', '#23807c'],
        ['Mustard', '#d39b2b'],
      ],
      sizes: ['S', 'M', 'L', 'XL'],
      specs: 'Material: Cotton voile; Sleeve: Short; Trim: Hand-woven dhaka; Care: Machine wash 30 °C',
      en: `A short, airy blouse with a narrow band of dhaka at the neck and sleeves. Goes with jeans on Saturday and under a shawl at a function. The darts are placed so that it neither pulls nor balloons.
        - Neck closes with one cloth button
        - Pre-washed`,
      inNepali: `घाँटी र बाहुलामा ढाकाको मसिनो पट्टी भएको छोटो र हावादार ब्लाउज। शनिबार जिन्ससँग, भोजमा सलसँग सुहाउँछ। नतानिने र नफुल्ने गरी सिलाइएको, पहिले नै धोइएको।`,
    },
    {
      title: 'Linen Summer Dress, Knee Length',
      ne: 'गर्मीका लागि लिनेन ड्रेस',
      price: 2350,
      mark: 2900,
      stock: 16,
      art: 'dress',
      poses: 'front close',
      colors: [
        ['Lake blue', '#2f6fae'],
        ['Terracotta', '#c2603c'],
        ['Olive', '#77803f'],
      ],
      sizes: ['S', 'M', 'L'],
      specs: 'Material: Linen and cotton; Length: 98 cm; Pockets: Two; Care: Machine wash 30 °C',
      en: `Linen breathes when the monsoon does not. A gathered waist, wide straps that cover what they should, and two pockets deep enough for a phone.
        - Lined to the hip
        - Iron damp, or enjoy the creases`,
      inNepali: `बर्खाको गर्मीमा पनि सास फेर्ने लिनेनको लुगा। कम्मर चुनट परेको, फराकिला फित्ता र फोन अट्ने दुई गहिरा गोजी। कम्मरसम्म भित्री कपडा छ; ओसिलो हुँदै इस्त्री लगाउनुहोस्।`,
    },
    {
      title: 'Straight-cut Denim Jeans',
      ne: 'जिन्स पाइन्ट',
      price: 2150,
      mark: 2600,
      stock: 64,
      art: 'jeans',
      poses: 'front turned',
      colors: [
        ['Mid blue', '#2f6cc0'],
        ['Dark indigo', '#27365c'],
        ['Grey', '#7b818b'],
      ],
      sizes: ['28', '30', '32', '34', '36'],
      specs: 'Material: Cotton 98 %, elastane 2 %; Rise: Regular; Leg: Straight; Care: Wash inside out',
      en: `An honest pair of jeans: twelve-ounce denim with a little stretch, a straight leg that sits well over boots and shoes, and rivets where jeans tear. Hemming to your length is free at our sewing room.
        - Five pockets, brass zip
        - Send your inseam in the order's message and we hem before sending`,
      inNepali: `अलिकति तन्कने बाक्लो डेनिमको सिधा खुट्टे जिन्स, च्यातिने ठाउँमा रिभेट लगाइएको। पाँच गोजी र पित्तलको चेन। अर्डरको सन्देशमा खुट्टाको भित्री नाप पठाउनुभए निःशुल्क छोट्याएर पठाउँछौँ।`,
    },
    {
      title: 'Hand-knitted Wool Socks',
      ne: 'हाते बुनाइको ऊनी मोजा',
      price: 390,
      stock: 110,
      art: 'socks',
      poses: 'front pair',
      colors: [
        ['Blue', '#3d74c9'],
        ['Brick', '#b04a34'],
        ['Grey', '#8a8f96'],
      ],
      sizes: ['36–39', '40–43', '44–46'],
      specs: 'Material: Wool 80 %, nylon 20 %; Knit: By hand; Care: Hand wash; Origin: Bhaktapur and Kavre',
      en: `Knitted at home by women in Bhaktapur and Kavre, who set their own hours and prices. Thick wool with nylon in heel and toe, where socks wear out first. For cold floors and for camp.
        - No two pairs quite alike
        - A strand for darning is pinned to each pair`,
      inNepali: `भक्तपुर र काभ्रेका दिदीबहिनीले घरमै बुनेका बाक्ला ऊनी मोजा। चाँडै फाट्ने कुर्कुच्चा र औँलामा नाइलन मिसाइएको। चिसो भुइँ र क्याम्पका लागि।`,
    },
    {
      title: 'Fleece-lined Knitted Gloves',
      ne: 'न्यानो भित्री भएको बुनेको पन्जा',
      price: 480,
      mark: 550,
      stock: 47,
      art: 'gloves',
      poses: 'front pair',
      colors: [
        ['Violet', '#7a55b5'],
        ['Black', '#34343a'],
        ['Red', '#bb3a3a'],
      ],
      sizes: ['S/M', 'L/XL'],
      specs: 'Outer: Wool; Lining: Fleece; Cuff: Ribbed, 6 cm; Care: Hand wash',
      en: `Wool outside, fleece inside, a long cuff that goes up the sleeve. Warm enough for the morning scooter ride in Poush, and thin enough at the fingertips to count change.
        - Knitted in one piece with the cuff
        - A loop to hang them by the stove`,
      inNepali: `बाहिर ऊन, भित्र फ्लिस, बाहुलाभित्र पस्ने लामो कफ। पुसको बिहान स्कुटर चलाउन न्यानो, औँलाको टुप्पोमा पैसा गन्न मिल्ने पातलो। चुलोछेउ झुन्ड्याउने फित्ता पनि छ।`,
    },
    {
      title: 'Winter Coat with Wooden Buttons',
      ne: 'काठको टाँक भएको जाडोको कोट',
      price: 5900,
      mark: 7400,
      stock: 8,
      art: 'coat',
      poses: 'front close',
      colors: [
        ['Camel', '#c08a4d'],
        ['Bottle green', '#2f5a47'],
        ['Charcoal', '#4b4d54'],
      ],
      sizes: ['S', 'M', 'L', 'XL'],
      specs: 'Outer: Wool blend; Lining: Cotton; Length: 84 cm; Pockets: Four; Care: Dry clean',
      en: `A straight wool coat that buttons to the neck, with four pockets and a lining of printed cotton that you only see when you hang it up. The buttons are turned from the wood of pruned walnut trees.
        - Room for a sweater underneath
        - One spare button inside`,
      inNepali: `घाँटीसम्म टाँक लाग्ने सिधा ऊनी कोट, चार गोजी र छापिएको सुती भित्री कपडासहित। टाँक ओखरका काटिएका हाँगाबाट बनेका हुन्। भित्र स्वेटर अट्छ; एउटा थप टाँक सँगै छ।`,
    },
    {
      title: 'Dhaka Silk Necktie',
      ne: 'ढाका टाई',
      price: 850,
      stock: 0,
      art: 'necktie',
      poses: 'front',
      paint: '#8d2237',
      specs: 'Material: Dhaka cotton and silk; Length: 148 cm; Width: 7.5 cm; Lining: Wool',
      en: `For the days when one has to wear a tie and would like it to come from home. Cut on the bias from dhaka woven with silk in the weft, so it knots softly and hangs straight. The pattern is woven small and dark, and looks plain from across the table.
        - Keeper loop of the same cloth
        - Woven in batches of thirty; the next comes off the loom this month`,
      inNepali: `टाई लगाउनैपर्ने दिनका लागि घरकै कपडाको टाई। बानामा रेशम हालेर बुनेको ढाका भएकाले नरम गाँठो पर्छ र सिधा झुन्डिन्छ। बुट्टा सानो र गाढा छ। तीस-तीस वटाको दरले बुनिन्छ; अर्को खेप यसै महिना आउँछ।`,
    },
  ],
);
