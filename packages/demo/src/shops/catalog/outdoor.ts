import { productsFrom } from '../draft-products.ts';

const pokhara = {
  shop: 'haat',
  vendor: 'pokhara-outdoor',
  location: { en: 'Lakeside store, Pokhara', ne: 'लेकसाइड पसल, पोखरा' },
  closing:
    'Chosen and tried by guides in Pokhara. Each seam, pole and buckle has a year of guarantee, and spare parts stay in stock. Bring or send unused goods back within seven days.',
};

const trekkingGear = productsFrom({ ...pokhara, category: 'trekking-gear' }, [
  {
    title: 'Two-person Tent, Three Season',
    ne: 'दुई जनाको पाल',
    price: 11500,
    mark: 13900,
    stock: 7,
    art: 'tent',
    poses: 'front turned close',
    colors: [
      ['Green', '#3f8f4f'],
      ['Ochre', '#d18a2c'],
    ],
    specs: 'Weight: 2.3 kg; Poles: Aluminium; Water column: 3,000 mm; Floor: 210 × 130 cm',
    attributes: 'Guarantee: 1 year; Setup: 6 minutes',
    en: `Stands by itself, so it can be pitched on rock or on a lodge roof, and has two doors so that nobody climbs over anybody. The fly reaches the ground against wind, and the vents work with the doors shut.
      - Pegs, lines and a repair sleeve in the bag
      - Not for deep snow`,
    inNepali: `आफैँ उभिने भएकाले ढुङ्गा वा लजको छतमा पनि टाँग्न मिल्छ; दुई ढोका भएकाले कोही कसैमाथि चढ्नुपर्दैन। बाहिरी कपडा भुइँसम्म पुग्छ र हावा खेल्ने झ्याल छन्। किला र डोरी सँगै छन्। गहिरो हिउँका लागि होइन।`,
  },
  {
    title: 'Down-fill Sleeping Bag, −10 °C Comfort',
    ne: 'स्लिपिङ ब्याग',
    price: 7900,
    mark: 8800,
    stock: 11,
    art: 'sleeping-bag',
    poses: 'front close',
    colors: [
      ['Rust', '#d0622f'],
      ['Blue', '#2f6aa6'],
    ],
    specs: 'Comfort: −10 °C; Fill: 650 g duck down; Weight: 1.25 kg; Length: 215 cm',
    options: 'Zip: Left',
    en: `Warm on a lodge bed at four thousand metres with no stove in the room. The down is washed and traceable, the hood closes with one hand in the dark, and a tube keeps the draught from the zip.
      - Compresses to a loaf of bread
      - Store it loose: a cotton sack comes with it`,
    inNepali: `चार हजार मिटरको चिसो कोठामा पनि न्यानो राख्ने स्लिपिङ ब्याग। अँध्यारोमा एकै हातले टोपी कस्न मिल्छ। खाँद्दा पाउरोटीजत्रो हुन्छ; घरमा खुकुलो राख्नुहोस्।`,
  },
  {
    title: 'Trekking Poles, Folding, Pair',
    ne: 'टेक्ने लट्ठी, एक जोडी',
    price: 2650,
    mark: 3200,
    stock: 34,
    art: 'poles',
    poses: 'front close',
    specs: 'Material: Aluminium 7075; Length: 105–130 cm; Weight: 250 g each; Grip: Cork',
    en: `Two poles save the knees of a third of the load on the way down from Ghandruk. They fold in three for the bus, lock with a lever you can work in gloves, and have cork grips that do not get slippery.
      - Rubber feet for stone, carbide tips for ice
      - Baskets for snow included`,
    inNepali: `घान्द्रुकबाट ओर्लँदा घुँडाको एक तिहाइ भार यी दुई लट्ठीले घटाउँछन्। बसमा लैजान तीन टुक्रामा पट्टिन्छ, पन्जा लगाएरै कस्न मिल्छ, कर्कको बिँड चिप्लिँदैन। हिउँ र ढुङ्गाका लागि फरक टुप्पो सँगै छन्।`,
  },
  {
    title: 'Insulated Steel Bottle, 1 Litre',
    ne: 'थर्मस बोतल, १ लिटर',
    price: 1450,
    mark: 1700,
    stock: 90,
    art: 'bottle',
    poses: 'front pair close',
    colors: [
      ['Lake', '#2f7694'],
      ['Forest', '#2f6048'],
      ['Sunset', '#c9582f'],
    ],
    specs: 'Volume: 1 l; Hot: 12 h; Cold: 24 h; Material: Steel 18/8; Weight: 430 g',
    en: `Fill it with tea at breakfast and it still steams at the pass. The mouth is wide enough for ice and for a bottle brush; the lid has one gasket, and a spare comes along.
      - Fits the side pocket of any pack
      - No plastic touches the water`,
    inNepali: `बिहान भरेको चिया भन्ज्याङमा पुग्दा पनि तातै। मुख ठूलो भएकाले सफा गर्न सजिलो। पानीले प्लास्टिक छुँदैन; ढक्कनको अतिरिक्त वासर साथमा।`,
  },
  {
    title: 'Rechargeable Torch, 800 Lumens',
    ne: 'चार्ज हुने टर्च',
    price: 1350,
    stock: 72,
    art: 'flashlight',
    poses: 'front turned',
    specs: 'Light: 800 lm; Range: 180 m; Battery: USB-C, 3,000 mAh; Water: IPX6',
    en: `Four steps of light from reading to finding the path across the valley, and it remembers the last one. Runs six hours at half power, charges from any phone charger and shows by a light when it needs to.
      - Clip and wrist strap
      - Lends its battery to a phone through the same port`,
    inNepali: `पढ्नदेखि उपत्यकापारिको बाटो हेर्नसम्म चार तहको उज्यालो, अन्तिम तह सम्झन्छ। आधा उज्यालोमा छ घण्टा चल्छ र जुनसुकै फोन चार्जरले चार्ज हुन्छ। चाहिएका बेला फोन पनि चार्ज गर्छ।`,
  },
  {
    title: 'Baseplate Compass with Mirror',
    ne: 'ऐनासहितको कम्पास',
    price: 1180,
    stock: 25,
    art: 'compass',
    poses: 'front close',
    specs: 'Housing: Liquid-filled; Scales: 1:25,000 and 1:50,000; Declination: Adjustable; Weight: 62 g',
    en: `A phone battery dies, a needle does not. Settles within two seconds, reads to two degrees, and the mirror sights a peak or checks a blister. Lies flat on the survey maps sold in Kathmandu and Pokhara, with the right scales along the edge.
      - Glows in the dark for an hour
      - Lanyard with a whistle`,
    inNepali: `फोनको ब्याट्री सकिन्छ, सुईको सकिँदैन। दुई सेकेन्डमै स्थिर हुन्छ र ऐनाले चुचुरोको सिधाइ हेर्न मिल्छ। काठमाडौँ र पोखरामा पाइने नापी नक्सामा राख्न मिल्ने स्केल छ। एक घण्टा अँध्यारोमा चम्कन्छ, सिठीसहित।`,
  },
  {
    title: 'Trekking Map of Annapurna, Waterproof',
    ne: 'अन्नपूर्णको पदयात्रा नक्सा',
    price: 520,
    stock: 140,
    art: 'world-map',
    poses: 'front close',
    specs: 'Scale: 1:100,000; Size: 90 × 60 cm open; Material: Synthetic paper; Language: English and Nepali',
    en: `Printed on paper that cannot tear and does not mind rain. Shows trails, lodges, water, passes and the new road, with walking times between villages as guides give them, not as optimists do. The back has profiles of the climb, day by day, and the numbers to call for help.
      - Names in English and Nepali`,
    inNepali: `नच्यातिने र पानीले नबिग्रने कागजमा छापिएको। बाटो, लज, पानी, भन्ज्याङ र नयाँ सडकसँगै पथप्रदर्शकले भनेको हिँड्ने समय छ। पछाडि दिनदिनको उकालो र सहयोग माग्ने फोन नम्बर छन्। नाम नेपाली र अङ्ग्रेजीमा।`,
  },
  {
    title: 'Polarised Sunglasses, Category 3',
    ne: 'पोलराइज्ड घामचस्मा, श्रेणी ३',
    price: 1650,
    mark: 2100,
    stock: 43,
    art: 'sunglasses',
    poses: 'front turned boxed',
    colors: [
      ['Violet', '#4b4470'],
      ['Black', '#33343a'],
      ['Amber', '#9a5b2a'],
    ],
    specs: 'Lens: Polarised, UV400; Category: 3; Frame: TR90; Weight: 24 g',
    en: `They take the glare off the lake and the snow, and sit still on a sweating nose. The frame bends and comes back. Category 3 is right for everyday sun and trekking; for glaciers, take our category 4 goggles.
      - Hard case, cloth and cord in the box`,
    inNepali: `ताल र हिउँको चमक घटाउँछ, पसिना आएको नाकमा पनि अडिन्छ। फ्रेम बङ्ग्याए पनि फर्किन्छ। श्रेणी ३ दैनिक घाम र पदयात्राका लागि ठीक हो; हिमनदीमा श्रेणी ४ को चस्मा लिनुहोस्। कडा खोल र डोरी सँगै छन्।`,
  },
  {
    title: 'Snow Goggles, Category 4, Anti-fog',
    ne: 'हिउँको चस्मा, श्रेणी ४',
    price: 2890,
    stock: 5,
    art: 'goggles',
    poses: 'front close',
    colors: [
      ['Ice blue', '#3f9be0'],
      ['Orange', '#e0742c'],
    ],
    specs: 'Lens: Double, anti-fog; Category: 4; Strap: Silicone-backed; Fits: Over glasses and helmet',
    en: `For passes under fresh snow and for the wind at five thousand metres. The double lens does not mist when you breathe hard uphill, and the foam closes softly around the face, over glasses too.
      - Do not drive in them: category 4 is too dark for the road
      - Soft bag wipes the lens`,
    inNepali: `ताजा हिउँको भन्ज्याङ र पाँच हजार मिटरको हावाका लागि। दोहोरो सिसामा उकालोको सासले बाफ लाग्दैन, नरम फोमले चस्मामाथि पनि मिल्छ। सवारी नचलाउनुहोस्: श्रेणी ४ सडकका लागि धेरै गाढा हुन्छ।`,
  },
  {
    title: 'Static Rope for Camp and Loads, 10 m',
    ne: 'भारी र क्याम्पका लागि डोरी, १० मिटर',
    price: 780,
    stock: 36,
    art: 'knot',
    poses: 'front',
    paint: '#c9492f',
    specs: 'Diameter: 6 mm; Length: 10 m; Strength: 7.5 kN; Weight: 260 g',
    en: `A line that does not stretch, for the tarpaulin, the washing and the jeep's roof. The ends are sealed and a card shows four knots worth knowing, drawn step by step in pictures that need no language. Reflective thread runs the whole length, so nobody trips over it at night.
      - Not for climbing`,
    inNepali: `त्रिपाल, लुगा सुकाउन र जिपको छतका लागि नतन्कने डोरी। टुप्पो बन्द गरिएको छ र चार उपयोगी गाँठोको चित्र सँगै छ। पूरै लम्बाइमा टल्कने धागो भएकाले राति कोही अल्झिँदैन। चढ्नका लागि होइन।`,
  },
  {
    title: 'Camp Cook Set for Two',
    ne: 'क्याम्पका भाँडा, दुई जनालाई',
    price: 2350,
    mark: 2650,
    stock: 17,
    art: 'pot-of-food',
    poses: 'front boxed',
    backdrop: 'sage',
    specs: 'Material: Hard-anodised aluminium; Pot: 1.5 l; Pan: 18 cm; Weight: 620 g',
    en: `A pot, a pan that is also its lid, two bowls and two spoons, one inside the other and all inside a net. Dal cooks evenly in it even on a small gas burner, and the handles stay cool.
      - Room inside for a 230 g gas can
      - Wipes clean with a handful of leaves and hot water`,
    inNepali: `भाँडो, बिर्को पनि हुने ताप्के, दुई बाउल र दुई चम्चा, एकभित्र अर्को मिलेर जालीमा। सानो ग्यासमा पनि दाल एकनास पाक्छ, बिँड तात्दैन। भित्र २३० ग्रामको ग्यास अट्छ।`,
  },
  {
    title: 'Trail First-aid Box, 42 Pieces',
    ne: 'प्राथमिक उपचार बाकस',
    price: 1290,
    stock: 3,
    art: 'toolbox',
    poses: 'front turned',
    specs: 'Pieces: 42; Size: 22 × 15 × 8 cm; Weight: 540 g; Expiry: 2029',
    en: `Blister plasters on top, where you need them first; then bandages, wound wash, tape, scissors, a rescue blanket and a leaflet in English and Nepali. Put together with a nurse from Pokhara. No medicines: buy those on a doctor's advice.
      - Refill packs available`,
    inNepali: `माथि नै फोकाको पट्टी, अनि ब्यान्डेज, घाउ धुने झोल, टेप, कैँची र आपत्कालीन कम्बल; नेपाली र अङ्ग्रेजी निर्देशिकासहित। औषधि छैन, त्यो डाक्टरको सल्लाहमा किन्नुहोस्।`,
  },
]);

const sportsAndGames = productsFrom({ ...pokhara, category: 'sports-and-games' }, [
  {
    title: 'Hand-stitched Football, Size 5',
    ne: 'फुटबल, साइज ५',
    price: 1450,
    mark: 1800,
    stock: 66,
    art: 'soccer-ball',
    poses: 'front turned close',
    specs: 'Size: 5; Weight: 430 g; Bladder: Butyl; Stitching: By hand, 32 panels',
    en: `Thirty-two panels sewn by hand, so the ball stays round on gravel grounds where glued ones burst. The bladder holds air for weeks. For boys and girls from about twelve years; smaller ones take size 4.
      - Pump needle in the box
      - Sent half inflated`,
    inNepali: `हातले सिएका बत्तीस टुक्रा; टाँसेका बल फुट्ने गिट्टी मैदानमा पनि गोलो रहन्छ। हावा हप्तौँ टिक्छ। करिब बाह्र वर्षमाथिका केटाकेटीका लागि; सानालाई साइज ४ लिनुहोस्। हावा हाल्ने सियो सँगै छ।`,
  },
  {
    title: 'Cricket Bat and Ball Set, Kashmir Willow',
    ne: 'क्रिकेट ब्याट र बल',
    price: 2250,
    stock: 28,
    art: 'cricket-game',
    poses: 'front close',
    sizes: ['Size 4', 'Size 6', 'Short handle'],
    specs: 'Bat: Kashmir willow; Ball: Tennis weight, hard; Grip: Rubber; Cover: Included',
    en: `A well-balanced bat for school grounds and Saturday matches, pressed and oiled, with a ball of the heavier tennis kind that is used all over the Tarai. The edges are thick and the toe is sealed against damp. Choose size 4 for about eight years of age, size 6 for eleven and short handle for grown-ups.
      - Knock it in for two hours`,
    inNepali: `स्कुलको मैदान र शनिबारको खेलका लागि सन्तुलित ब्याट, तराईभर चल्ने गह्रौँ टेनिस बलसहित। किनार बाक्लो छ र टुप्पोमा ओस छिर्दैन। साइज ४ आठ वर्ष, साइज ६ एघार वर्ष र छोटो बिँड ठूलालाई। पहिले दुई घण्टा ठोकेर तयार पार्नुहोस्।`,
  },
  {
    title: 'Badminton Set: Two Rackets and Shuttles',
    ne: 'ब्याडमिन्टन सेट',
    price: 1350,
    mark: 1650,
    stock: 54,
    art: 'badminton',
    poses: 'front pair',
    specs: 'Rackets: 2, alloy; Shuttles: 3 nylon; Weight: 100 g each; Bag: Yes',
    en: `Two light rackets with a joint you cannot see and cannot break, three nylon shuttles that fly true in still air, and a bag for all of it. Enough for the lane behind the house and for the school hall. Strung at a tension that forgives beginners.
      - Net and posts are sold apart`,
    inNepali: `जोडिएको नदेखिने हलुका दुई र्‍याकेट, सिधा उड्ने तीन नाइलन चरी र सबै अट्ने झोला। घरपछाडिको गल्ली र स्कुलको हल दुवैलाई पुग्छ। सिकारुलाई सजिलो हुने गरी कसिएको। जाली छुट्टै किन्नुपर्छ।`,
  },
  {
    title: 'Outdoor Basketball, Size 7',
    ne: 'बास्केटबल, साइज ७',
    price: 1650,
    stock: 19,
    art: 'basketball',
    poses: 'front turned',
    specs: 'Size: 7; Cover: Rubber, deep grooves; Weight: 600 g; Bladder: Butyl',
    en: `A rubber cover with deep grooves for concrete courts and dusty hands. Bounces evenly in the cold of the morning, when leather goes dead. It is what most colleges in Pokhara and Kathmandu practise with, and it wipes clean with a wet rag.
      - Size 6 for women's games on request`,
    inNepali: `सिमेन्टको कोर्ट र धुलो हातका लागि गहिरा धर्का भएको रबरको बल। बिहानको चिसोमा पनि एकनास उफ्रन्छ। पोखरा र काठमाडौँका धेरै कलेजले यसैले अभ्यास गर्छन्। भिजेको कपडाले पुछे पुग्छ।`,
  },
  {
    title: 'Volleyball, Soft Touch',
    ne: 'भलिबल',
    price: 1280,
    mark: 1400,
    stock: 33,
    art: 'volleyball',
    poses: 'front pair',
    specs: 'Size: 5; Cover: Soft PU; Weight: 270 g; Panels: 18',
    en: `The national game deserves a ball that does not sting. Eighteen soft panels over foam, bonded and sewn, light enough to learn with and heavy enough for a village tournament. Orange or yellow dust comes off with soap, and the seams stay shut.
      - Pump needle included`,
    inNepali: `राष्ट्रिय खेलका लागि हात नदुख्ने बल। अठार वटा नरम प्यानल, सिक्नलाई हलुका र गाउँको प्रतियोगितालाई पुग्ने तौल। हावा भर्ने सुई साथमा।`,
  },
  {
    title: 'Table Tennis Bat Pair with Balls',
    ne: 'बलसहित टेबलटेनिस ब्याट जोर',
    price: 950,
    stock: 40,
    art: 'ping-pong',
    poses: 'front pair',
    paint: '#c9303f',
    specs: 'Blade: 5-ply wood; Rubber: 1.5 mm sponge; Balls: 3, 40 mm; Case: Cloth',
    en: `Two bats with a medium-fast rubber that lets you learn spin before you learn regret, three balls and a cloth case. The handle is flared and fits most hands. Wipe the rubber with a damp sponge after playing and it keeps its grip for a season.
      - Bats also sold singly by message`,
    inNepali: `स्पिन सिक्न सजिलो मध्यम गतिको रबर भएका दुई ब्याट, तीन बल र कपडाको खोल। बिँड प्रायः सबै हातमा मिल्छ। खेलेपछि ओसिलो स्पन्जले पुछ्नुभए एक याम समाउने शक्ति रहन्छ।`,
  },
  {
    title: 'Dashain Kite with Lattai and Line',
    ne: 'दशैँको चङ्गा, लट्टाईसहित',
    price: 320,
    mark: 380,
    stock: 0,
    art: 'kite',
    poses: 'front turned',
    specs: 'Kite: Lokta paper and bamboo; Span: 60 cm; Line: Cotton, 200 m; Reel: Wood',
    en: `Paper and bamboo, balanced by hand, with a wooden lattai and two hundred metres of plain cotton line. We sell no glass-coated line: it cuts hands, birds and riders. Add the tail on windy days. It goes up from the roof in the first breeze after the rains.
      - Comes back in stock before each Dashain`,
    inNepali: `हातले तौल मिलाएको कागज र बाँसको चङ्गा, काठको लट्टाई र दुई सय मिटर सादा सुती धागो। सिसाको माझा लगाएको धागो हामी बेच्दैनौँ: त्यसले हात, चरा र मोटरसाइकल चालकलाई काट्छ।`,
  },
  {
    title: 'Foldable Kick Scooter for Children',
    ne: 'बालबालिकाका लागि पट्याउन मिल्ने स्कुटर',
    price: 4800,
    mark: 5900,
    stock: 12,
    art: 'kick-scooter',
    poses: 'front turned close',
    colors: [
      ['Blue', '#2f7fd6'],
      ['Pink', '#d65a92'],
    ],
    specs: 'Age: From 6 years; Load: 60 kg; Wheels: 145 mm; Weight: 3.4 kg',
    attributes: 'Guarantee: 1 year',
    en: `Large wheels that roll over the joints of our pavements, a deck low enough for small legs, and a brake under the heel. The handlebar grows with the child through four heights, and the whole thing folds flat for the micro-bus.
      - Please buy a helmet too
      - Bell and reflectors fitted`,
    inNepali: `हाम्रा पेटीका जोर्नी नाघ्ने ठूला पाङ्ग्रा, साना खुट्टालाई होचो पाटी र कुर्कुच्चामुनि ब्रेक। ह्यान्डल चार उचाइमा बच्चासँगै बढ्छ र माइक्रोबसमा लैजान पट्टिन्छ। घण्टी र टल्कने चिन्ह छन्; हेलमेट पनि किनिदिनुहोस्।`,
  },
]);

export const outdoor = [...trekkingGear, ...sportsAndGames];
