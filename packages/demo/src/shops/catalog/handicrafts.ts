import { productsFrom } from '../draft-products.ts';

export const handicrafts = productsFrom(
  {
    shop: 'haat',
    vendor: 'patan-handicrafts',
    category: 'handicrafts',
    location: { en: 'Mangal Bazaar store, Lalitpur', ne: 'मङ्गलबजार पसल, ललितपुर' },
    closing:
      'Made by hand in small workshops around Patan, so size, shade and pattern differ a little from piece to piece. Wrapped in cotton and packed in a firm box; if it arrives damaged, send us a photo within seven days and we replace it.',
  },
  [
    {
      title: 'Hand-hammered Singing Bowl with Cushion, 14 cm',
      ne: 'हातले पिटेको सिङ्गिङ बाउल, गद्दीसहित',
      price: 3450,
      mark: 4200,
      stock: 14,
      art: 'singing-bowl',
      poses: 'front turned close boxed',
      video: '/uploads/video/singing-bowl.mp4',
      specs: 'Material: Bronze alloy; Diameter: 14 cm; Weight: 640 g; Origin: Patan, Lalitpur',
      attributes: 'In the box: Bowl, striker, cushion; Tone: Mid, close to F',
      en: `A bowl that answers a light touch with a long, even note. It is hammered by hand from a bronze alloy, not cast, and each one is tuned by ear before it leaves the workshop.
        - Wooden striker wrapped in suede for a soft start
        - Round cushion sewn from dhaka offcuts
        - Rings for about forty seconds from one strike`,
      inNepali: `काँसको मिश्रधातुबाट हातले पिटेर बनाइएको बाउल। हलुका छुँदा पनि लामो र मिठो ध्वनि निस्कन्छ। काठको मुङ्ग्रो र ढाकाको गद्दी साथमै आउँछ; ध्यान, योग वा घरको शान्त कुनाका लागि उपयुक्त।`,
    },
    {
      title: 'Clay Diya Lamps for Tihar, Pack of 12',
      ne: 'तिहारका लागि माटाका दियो, १२ वटा',
      price: 240,
      stock: 180,
      art: 'diya-lamp',
      poses: 'trio front',
      specs: 'Material: Terracotta; Diameter: 6 cm; Pieces: 12; Burn time: About 2 hours with oil',
      en: `Small clay lamps shaped on the wheel and fired in a wood kiln, for Laxmi Puja, for the doorway, or simply for the dinner table. The thick rim keeps oil from creeping over the edge.
        - Twelve lamps and twelve cotton wicks
        - Use mustard oil or ghee; do not leave burning lamps alone`,
      inNepali: `चक्कामा बनाएर दाउराको भट्टीमा पोलेका माटाका दियो। लक्ष्मीपूजा, ढोका र आँगन सजाउन बाह्र वटा दियो र बाह्र वटा सुती बत्तीसहित। तोरीको तेल वा घ्यूमा करिब दुई घण्टा बल्छ।`,
    },
    {
      title: 'Brass Puja Bell with Carved Handle',
      ne: 'कुँदेको बिँड भएको पित्तलको पूजा घण्टी',
      price: 890,
      mark: 990,
      stock: 26,
      art: 'bell',
      poses: 'front turned',
      specs: 'Material: Brass; Height: 13 cm; Weight: 310 g; Finish: Hand polished',
      en: `A clear, bright bell for the family shrine, cast in brass and finished on the lathe. The handle is turned and carved so that it sits well between two fingers, and the clapper is fixed with a brass pin that does not rust.
        - Polish with lemon and a soft cloth
        - Fits a standard puja plate`,
      inNepali: `घरको पूजाकोठाका लागि सफा र तेजिलो आवाज दिने पित्तलको घण्टी। बिँड हातले कुँदिएको छ। कागती र नरम कपडाले पुछ्दा चमक फर्किन्छ।`,
    },
    {
      title: 'Bodhi Seed Mala, 108 Beads',
      ne: 'बोधिचित्त माला, १०८ दाना',
      price: 1250,
      stock: 33,
      art: 'prayer-beads',
      poses: 'front close',
      paint: '#a8713f',
      specs: 'Beads: 108, about 8 mm; String: Waxed cotton; Length: 88 cm around; Origin: Kavrepalanchok',
      en: `One hundred and eight seeds from the hills of Kavre, matched for size and strung with a knot after every ninth bead, so that the hand keeps count by itself. The seeds darken and shine with use.
        - Strung on waxed cotton that can be re-tied
        - Cloth pouch included`,
      inNepali: `काभ्रेका डाँडामा फलेका बोधिचित्तका १०८ दाना, एकै आकारका छानेर मैन लगाएको धागोमा उनिएको। चलाउँदै जाँदा दानाको रङ गाढा र चम्किलो हुन्छ।`,
    },
    {
      title: 'Lokta Paper Notebook, Block-printed Cover',
      ne: 'लोक्ता कागजको नोटबुक',
      price: 420,
      stock: 64,
      art: 'notebook-with-decorative-cover',
      poses: 'front turned pair',
      colors: [
        ['Indigo', '#3b3a78'],
        ['Madder red', '#9c2f35'],
        ['Forest', '#2f5d4a'],
      ],
      specs: 'Paper: Lokta bark, unbleached; Pages: 96; Size: A5; Binding: Hand sewn',
      options: 'Ruling: Plain',
      en: `Paper made from the bark of the lokta shrub, which grows back after cutting, so no tree is felled. The cover is printed by hand with carved wooden blocks and the pages are sewn, not glued: it lies flat and lasts.
        - Takes ink and pencil; very wet paint will ripple the page
        - Insects leave lokta alone, and records on it have lasted centuries`,
      inNepali: `लोक्ताको बोक्राबाट बनेको कागज; काटेको बोट फेरि पलाउने हुनाले रुख मासिँदैन। गाता काठका छापाले हातैले छापिएको र पाना धागोले सिएको छ, त्यसैले पूरै फट्याएर लेख्न मिल्छ।`,
    },
    {
      title: 'Foldable Lokta Paper Lantern',
      ne: 'लोक्ता कागजको पट्याउन मिल्ने लालटिन',
      price: 650,
      mark: 780,
      stock: 41,
      art: 'red-paper-lantern',
      poses: 'front close',
      colors: [
        ['Saffron', '#e08a2e'],
        ['Crimson', '#c2273c'],
      ],
      specs: 'Paper: Lokta; Height: 32 cm open; Frame: Bamboo; Fitting: For LED bulbs only',
      en: `A shade of lokta paper over thin bamboo rings that folds flat for the post and opens in seconds. The fibres in the paper show softly when the lamp is lit, and the light turns warm and even.
        - Use a LED bulb of 9 W or less; the cord is sold separately
        - Dust with a dry brush`,
      inNepali: `बाँसका पातला रिङमाथि लोक्ता कागजको छाया; पट्याएर पठाइन्छ र केही सेकेन्डमै खुल्छ। बत्ती बाल्दा कागजका रेशा मधुरो देखिन्छन् र उज्यालो न्यानो हुन्छ। ९ वाटसम्मको बल्ब राख्नुहोस्; तार छुट्टै किन्नुपर्छ।`,
    },
    {
      title: 'Cotton Prayer Flags, 25 Flags on 5 m',
      ne: 'सुती लुङ्दर, २५ वटा, ५ मिटर',
      price: 380,
      stock: 92,
      art: 'prayer-flags',
      poses: 'front close',
      specs: 'Material: Cotton; Length: 5 m; Flags: 25; Flag size: 17 × 20 cm',
      en: `Five colours in their right order, for sky, air, fire, water and earth, printed by hand from wooden blocks on cotton. Hang them high where the wind can reach them; they are meant to fade with the weather.
        - Ends are hemmed and left long enough to tie
        - Printed with water-based ink`,
      inNepali: `आकाश, वायु, अग्नि, जल र पृथ्वी जनाउने पाँच रङ आफ्नै क्रममा, काठका छापाले सुती कपडामा छापिएका। हावा लाग्ने अग्लो ठाउँमा टाँग्नुहोस्।`,
    },
    {
      title: 'Display Khukuri with Wooden Stand, 10 inch',
      ne: 'सजावटको खुकुरी, १० इन्च, काठको स्ट्यान्डसहित',
      price: 2890,
      mark: 3400,
      stock: 9,
      art: 'khukuri',
      poses: 'front close boxed',
      specs:
        'Blade: High-carbon steel, blunt edge; Handle: Sheesham wood; Length: 38 cm overall; Weight: 720 g',
      en: `The curve every Nepali knows, forged from spring steel and polished for the wall or the desk. The edge is left blunt on purpose: this one is made to be looked at. The handle is sheesham wood with brass rings.
        - Comes with leather-covered sheath and a two-post stand
        - Sent to adults only; the courier asks for a signature`,
      inNepali: `कमानीको फलामबाट बनाई टल्काइएको सजावटको खुकुरी। धार जानाजान भुत्ते राखिएको छ। सिसौ काठको बिँड, छालाको दाप र काठको स्ट्यान्डसहित।`,
    },
    {
      title: 'Madal Drum, Hand-tuned',
      ne: 'मादल',
      price: 3200,
      stock: 6,
      low: 3,
      art: 'madal',
      poses: 'front turned close',
      specs: 'Shell: Mahogany, one piece; Length: 42 cm; Heads: Goat skin with tuning paste; Weight: 2.1 kg',
      en: `A two-headed madal carved from one block and laced with leather, as it is played at every gathering from the Tarai to the high hills. The dark tuning paste on both heads is applied by hand in thin layers until the pitch is right.
        - Shoulder strap included
        - Keep away from rain and strong sun; the heads can be re-tuned`,
      inNepali: `एउटै काठबाट कुँदिएको र छालाको ताँदोले कसिएको मादल। दुवै मुखमा खरी हातले पातलो-पातलो तहमा लगाइएको छ। काँधमा भिर्ने फित्तासहित।`,
    },
    {
      title: 'Bamboo Bansuri Flute in C',
      ne: 'बाँसको बाँसुरी',
      price: 550,
      stock: 37,
      art: 'flute',
      poses: 'front pair',
      specs: 'Material: Seasoned bamboo; Key: C, middle; Length: 48 cm; Holes: 6',
      en: `Cut from bamboo that has dried for two years, bored straight and tuned against a reference note. A good first flute: it speaks easily in the lower octave and the holes sit close enough for smaller hands.
        - Cotton sleeve and a fingering card included
        - Oil the inside once a month`,
      inNepali: `दुई वर्ष सुकाएको बाँसबाट बनाएर स्वर मिलाइएको बाँसुरी। तल्लो सप्तकमा सजिलै बज्छ र प्वाल नजिक-नजिक छन्, त्यसैले सिकारु र साना हातलाई उपयुक्त। सुती खोल र औँला राख्ने चित्र सँगै आउँछ।`,
    },
    {
      title: 'Framed Print: Morning over the Green Hills',
      ne: 'फ्रेम गरिएको तस्बिर: हरिया डाँडाको बिहान',
      price: 1850,
      mark: 2300,
      stock: 12,
      art: 'framed-picture',
      poses: 'front close with:potted-plant',
      specs: 'Print: Pigment ink on cotton paper; Frame: Pine, oiled; Size: 40 × 30 cm; Glass: Acrylic',
      en: `A quiet print of terraces, hills and the first sun, from a painting by a Lalitpur artist, signed on the back. It comes framed behind clear acrylic with the hook already fixed, ready for the wall.
        - Colours hold for decades out of direct sun
        - One corner protector on each side in the parcel`,
      inNepali: `ललितपुरका कलाकारको चित्रबाट छापिएको गरा, डाँडा र बिहानी घामको शान्त तस्बिर, पछाडि हस्ताक्षरसहित। फ्रेम र टाँग्ने किला जडान भइसकेको छ। सिधा घाम नलागे रङ दशकौँ टिक्छ।`,
    },
    {
      title: 'Felt Marigold Garland, 1.5 m',
      ne: 'फेल्टको सयपत्री माला',
      price: 480,
      stock: 55,
      art: 'rosette',
      poses: 'trio front',
      colors: [
        ['Orange', '#f08c1f'],
        ['Yellow', '#f5c21b'],
      ],
      specs: 'Material: Wool felt; Length: 1.5 m; Flowers: 24; Care: Spot clean',
      en: `Marigolds that do not wilt: twenty-four flowers cut and curled from wool felt by a women's group in Lalitpur, on a strong cotton thread. Hang it over the door at Tihar, fold it away, and use it again next year.
        - Loops at both ends
        - Wool from the mill's offcuts`,
      inNepali: `नओइलाउने सयपत्री। ललितपुरका महिला समूहले ऊनको फेल्ट काटेर बनाएका चौबीस वटा फूलको माला। तिहारमा ढोकामा झुन्ड्याउनुहोस् र अर्को वर्षका लागि जोगाएर राख्नुहोस्।`,
    },
    {
      title: 'Carved Wooden Elephant',
      ne: 'काठको कुँदिएको हात्ती',
      price: 1380,
      stock: 17,
      art: 'elephant',
      poses: 'front turned',
      colors: [
        ['Walnut', '#7a5236'],
        ['Natural', '#c99b66'],
      ],
      specs: 'Material: Haldu wood; Height: 12 cm; Weight: 380 g; Finish: Beeswax',
      en: `A calm little elephant cut from a single piece of haldu wood, smoothed by hand and finished with nothing but beeswax. It stands well on a shelf, and small children may hold it: there is no paint and no sharp edge.
        - Walnut is stained with natural dye
        - Wipe with a dry cloth`,
      inNepali: `हल्दु काठको एउटै टुक्राबाट कुँदिएको सानो हात्ती, हातैले चिल्लो पारेर मौरीको मैन मात्र लगाइएको। रङ र तिखो किनार नभएकाले बच्चाले समाउन मिल्छ। सुक्खा कपडाले पुछ्नुहोस्।`,
    },
    {
      title: 'Brass-rimmed Oval Wall Mirror',
      ne: 'पित्तलको घेरा भएको भित्ते ऐना',
      price: 4650,
      mark: 5600,
      stock: 4,
      art: 'mirror',
      poses: 'front close',
      specs: 'Frame: Hand-beaten brass; Size: 46 × 34 cm; Weight: 2.8 kg; Fixing: Two hooks included',
      en: `A mirror for the entrance or above the basin, its rim beaten over a wooden form by repoussé workers whose families have made temple metal for generations. The glass is 5 mm thick with a sealed back.
        - Lacquered, so it does not tarnish quickly
        - Hooks, plugs and a paper template are in the box`,
      inNepali: `ढोका वा बेसिनमाथिका लागि ऐना; घेरा पुस्तौँदेखि मन्दिरका धातु बनाउने कालिगढले पिटेर बनाएका। सिसा ५ मि.मि. बाक्लो छ। छिट्टै कालो नहुने लेप लगाइएको; किला र कागजको नाप सँगै आउँछ।`,
    },
    {
      title: 'Silver-plated Ring, Adjustable',
      ne: 'चाँदीको जलप लगाएको औँठी',
      price: 980,
      stock: 40,
      art: 'ring',
      poses: 'front close',
      sizes: ['Small', 'Medium', 'Large'],
      specs: 'Base: Brass; Plating: Silver, 2 microns; Stone: Glass; Weight: 6 g',
      extra: 'Gift box: Included',
      en: `A light band with one clear stone in a raised setting. The back is open, so it can be pressed a little wider or closer without a goldsmith. We say plainly what it is: silver plate over brass with a glass stone.
        - Nickel free
        - Keep dry and away from perfume`,
      inNepali: `एउटा सफा पत्थर भएको हलुका औँठी। पछाडि खुला भएकाले सुनारकहाँ नगई फराकिलो वा साँघुरो पार्न मिल्छ। हामी साँचो भन्छौँ: पित्तलमा चाँदीको जलप र सिसाको पत्थर हो। पानी र अत्तरबाट जोगाउनुहोस्।`,
    },
    {
      title: 'Lokta Greeting Cards with Envelopes, Set of 8',
      ne: 'लोक्ताका शुभकामना कार्ड, ८ वटा',
      price: 360,
      stock: 70,
      art: 'envelope',
      poses: 'trio front',
      paint: '#d9b98c',
      specs: 'Paper: Lokta; Cards: 8; Envelopes: 8; Size: 15 × 10.5 cm',
      en: `Blank cards for Dashain greetings, thanks and weddings, with a small block-printed mark on the front and nothing inside: the words are yours. Each of the eight has a different border.
        - Envelopes of the same paper
        - Any pen writes on it; let fountain ink dry a moment`,
      inNepali: `दशैँको शुभकामना, धन्यवाद र विवाहका लागि भित्र खाली कार्ड; शब्द तपाईंकै। आठै वटामा फरक किनार छापिएको छ। उही कागजका खाम सँगै आउँछन्, जुनसुकै कलमले लेख्न मिल्छ।`,
    },
    {
      title: 'Beeswax Pillar Candle',
      ne: 'मौरीको मैनको मैनबत्ती',
      price: 310,
      stock: 0,
      art: 'candle',
      poses: 'front trio',
      specs: 'Wax: Pure beeswax; Height: 12 cm; Burn time: About 20 hours; Wick: Cotton',
      en: `Poured from beeswax that village keepers bring down after the autumn harvest. It burns slowly, drips little and smells faintly of honey with nothing added.
        - Trim the wick to half a centimetre
        - Batches are small and made after harvest, so it sells out at times`,
      inNepali: `शरद ऋतुमा गाउँका मौरीपालकले ल्याएको मैनबाट बनेको मैनबत्ती। बिस्तारै बल्छ, कम चुहिन्छ र केही नमिसाई हल्का महको बास्ना दिन्छ। बत्ती आधा से.मी. राखेर काट्नुहोस्। थोरै-थोरै बन्ने भएकाले कहिलेकाहीँ सकिन्छ।`,
    },
    {
      title: 'Glass Wind Chime with Brass Clapper',
      ne: 'पित्तलको लोलक भएको सिसाको पवनघण्टी',
      price: 720,
      mark: 800,
      stock: 22,
      art: 'wind-chime',
      poses: 'front turned',
      specs: 'Bell: Blown glass; Length: 36 cm; Clapper: Brass; Tag: Lokta paper',
      en: `A small blown-glass bell that answers the lightest breeze with a clear, short note. The paper tag that catches the wind is lokta and can be replaced; write a name or a wish on it before you hang it up.
        - Hang it under a roof
        - One spare tag in the box`,
      inNepali: `मन्द हावामै सफा र छोटो ध्वनि दिने फुकेर बनाइएको सिसाको घण्टी। हावा समात्ने लोक्ता कागज फेर्न मिल्छ; झुन्ड्याउनुअघि नाम वा इच्छा लेख्नुहोस्। छानामुनि टाँग्नुहोस्, थप कागज सँगै छ।`,
    },
    {
      title: 'Dharma Wheel Wall Plaque, Carved Wood',
      ne: 'काठको धर्मचक्र',
      price: 2150,
      stock: 8,
      art: 'wheel-of-dharma',
      poses: 'front close',
      paint: '#7b4a2b',
      specs: 'Material: Haldu wood; Size: 24 × 24 cm; Depth: 2 cm; Finish: Natural oil',
      en: `The eight-spoked wheel carved in relief on a square of seasoned wood, in the manner of the window carvers of Patan. It is oiled and left unpainted, so that the tool marks still catch the light.
        - Hidden hanger on the back
        - Please hang it at eye level or above, as one does`,
      inNepali: `पाटनका आँखीझ्याल कुँद्ने शैलीमा बनाइएको आठ अरे भएको धर्मचक्र। रङ नलगाई तेल मात्र घसिएको छ। पछाडि झुन्ड्याउने अङ्कुसे लुकाइएको छ।`,
    },
    {
      title: 'Hand-woven Bamboo Dalo Basket',
      ne: 'चोयाको डालो',
      price: 690,
      mark: 850,
      stock: 3,
      art: 'basket',
      poses: 'front turned with:tangerine',
      specs: 'Material: Bamboo strips; Diameter: 30 cm; Height: 18 cm; Load: Up to 6 kg',
      en: `A sturdy basket for fruit, bread or the vegetable market, woven from split bamboo by a family in Bungamati. The rim is bound twice and the base is doubled, so it keeps its shape when full.
        - Can be rinsed; dry it in the shade
        - Smells of fresh bamboo for the first weeks`,
      inNepali: `बुङमतीका कालिगढले बाँसको चोयाबाट बुनेको बलियो डालो। फलफूल, तरकारी वा रोटी राख्न उपयुक्त। पानीले पखालेर छायाँमा सुकाउनुहोस्।`,
    },
  ],
);
