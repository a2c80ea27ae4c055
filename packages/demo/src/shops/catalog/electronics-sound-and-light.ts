import { productsFrom } from '../draft-products.ts';
import { kathmanduGadgets } from './electronics-offer.ts';

export const soundAndLight = productsFrom(kathmanduGadgets, [
  {
    title: 'Digital Camera, 24 MP, with 18–55 mm Lens',
    ne: 'लेन्ससहित डिजिटल क्यामेरा, २४ मेगापिक्सेल',
    price: 62500,
    mark: 68000,
    stock: 3,
    low: 3,
    art: 'camera',
    poses: 'front turned close boxed',
    backdrop: 'sand',
    specs: 'Sensor: APS-C, 24 MP; Lens: 18–55 mm; Video: 4K, 30 frames; Weight: 640 g with lens',
    attributes: 'Guarantee: 2 years; In the box: Camera, lens, battery, charger, strap',
    en: `For weddings, treks and anyone ready to leave the phone in the pocket. The larger sensor keeps detail in temple shadows and in snow, and the lens covers the street, the group and the portrait.
        - Screen tilts up and down
        - Sealed against dust
        - Second battery half price with the order, by message`,
    inNepali: `विवाह, पदयात्रा र फोन गोजीमै राख्न चाहनेका लागि। ठूलो सेन्सरले मन्दिरको छाया र हिउँमा पनि विवरण राख्छ; लेन्सले गल्ली, समूह र मुहार सबै समेट्छ। स्क्रिन माथि-तल फर्किन्छ, धुलो छिर्दैन।`,
  },
  {
    title: 'Mini Projector for Walls and Bedsheets',
    ne: 'सानो प्रोजेक्टर',
    price: 9800,
    mark: 12500,
    stock: 14,
    art: 'film-projector',
    poses: 'front turned with:popcorn',
    video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    specs: 'Resolution: 1280 × 720; Picture: Up to 2.5 m; Light: LED, 30,000 h; Input: HDMI, USB',
    attributes: 'Guarantee: 1 year',
    en: `Turns a white wall into a two-metre screen once the curtains are drawn. Plug in a laptop, a stick or a decoder. The film linked here is the free test film we use in the shop to set the picture.
        - Built-in speaker for a room, plug for a larger one
        - Not for bright daylight: we say so now rather than later`,
    inNepali: `पर्दा लगाएपछि सेतो भित्ता दुई मिटरको स्क्रिन बन्छ। ल्यापटप, पेनड्राइभ वा सेट-टप बक्स जोड्नुहोस्। कोठालाई पुग्ने स्पिकर भित्रै छ। दिनको चर्को उज्यालोमा देखिँदैन, पछि होइन अहिल्यै भन्छौँ।`,
  },
  {
    title: '32-inch LED Television with Two Remotes',
    ne: '३२ इन्चको एलईडी टिभी',
    price: 22500,
    stock: 9,
    art: 'television',
    poses: 'front close',
    video: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
    specs: 'Screen: 32 inch, 1366 × 768; Ports: 2 HDMI, USB, aerial; Power: 55 W; Stand: Table and wall',
    attributes: 'Guarantee: 2 years; Voltage: 90–270 V',
    en: `A television for the living room or the tea shop that bears our voltage: it runs from 90 to 270 volts without a stabiliser and starts again on the same channel after a power cut.
        - Two remotes, because one is always lost
        - Wall bracket in the box
        - Delivered in the valley by our own people`,
    inNepali: `९० देखि २७० भोल्टसम्म स्टेबिलाइजर नराखी चल्ने टिभी; बत्ती गएर आएपछि त्यही च्यानलबाट सुरु हुन्छ। दुई वटा रिमोट र भित्तामा राख्ने ब्राकेटसहित।`,
  },
  {
    title: 'FM and Shortwave Radio with Torch',
    ne: 'रेडियो, टर्चसहित',
    price: 1350,
    mark: 1500,
    stock: 38,
    art: 'radio',
    poses: 'front turned',
    specs: 'Bands: FM, MW, SW; Power: Mains, 2 D cells or USB; Speaker: 3 inch; Weight: 720 g',
    en: `Strong reception in the hills, a loud clear voice and three ways to power it. The torch at the side runs from the same batteries. A friend at home, in the field and when the network is down.
        - Earphone socket
        - Carrying strap`,
    inNepali: `पहाडमा पनि राम्रो टिप्ने, सफा र ठूलो आवाजको रेडियो। बत्ती, दुई वटा ठूला सेल वा यूएसबीबाट चल्छ। छेउमा टर्च पनि छ।`,
  },
  {
    title: 'Analogue Wrist Watch, Leather Strap',
    ne: 'छालाको फित्ता भएको नाडी घडी',
    price: 2450,
    stock: 27,
    art: 'watch',
    poses: 'front close boxed',
    colors: [
      ['Blue', '#2b5fae'],
      ['Brown', '#7a4a2c'],
      ['Black', '#2c2d31'],
    ],
    specs: 'Case: Steel, 38 mm; Movement: Quartz; Water: 5 bar; Strap: Leather, 20 mm',
    attributes: 'Guarantee: 2 years',
    en: `A plain, readable face with luminous hands and nothing to charge. The case is steel, the strap real leather with pins that open without a tool. Battery lasts about three years.
        - Goes in the rain and in the wash basin, not in the pool
        - Extra holes punched for thin wrists`,
    inNepali: `अँध्यारोमा चम्कने सुई भएको सादा, सजिलै पढिने घडी; चार्ज गर्नुपर्दैन। खोल स्टिलको, फित्ता असली छालाको। ब्याट्री करिब तीन वर्ष चल्छ। झरी र हात धुँदा केही हुँदैन, पौडीमा नलगाउनुहोस्।`,
  },
  {
    title: 'LED Bulb 9 W, Warm White, Pack of 4',
    ne: 'एलईडी चिम ९ वाट, ४ वटा',
    price: 560,
    mark: 680,
    stock: 320,
    art: 'light-bulb',
    poses: 'trio front',
    specs: 'Power: 9 W (as 60 W); Colour: 3,000 K; Cap: B22; Life: 15,000 h',
    attributes: 'Guarantee: 2 years; Voltage: 100–265 V',
    en: `Four bulbs that give the light of a sixty-watt lamp for nine watts, warm enough for a bedroom. The driver takes the swings of our mains without flicker.
        - B22 pin cap, as in most houses here
        - Works behind a fan regulator? No: on a plain switch only`,
    inNepali: `साठी वाटजतिकै उज्यालो नौ वाटमै दिने चार बल्ब, सुत्ने कोठालाई सुहाउने न्यानो प्रकाश। बिजुलीको घटबढमा पनि नझिलिकिने। यहाँका धेरै घरमा हुने पिन होल्डर। पङ्खाको रेगुलेटरमा होइन, सादा स्विचमा मात्र चल्छ।`,
  },
  {
    title: 'Rechargeable AA Batteries with Charger',
    ne: 'चार्जरसहित रिचार्ज हुने पेन्सिल ब्याट्री',
    price: 1180,
    stock: 4,
    art: 'battery',
    poses: 'pair front',
    specs: 'Cells: 4 × AA, 2,000 mAh; Cycles: 1,000; Charger: USB, 4 slots; Time: 5 h',
    en: `Low self-discharge cells that still hold most of their charge after a year in the drawer. The charger watches each cell on its own and stops when it is full, so a mixed set does no harm.
        - Pays for itself after about eight packs of throw-away cells
        - Bring us dead ones, we send them to recycling`,
    inNepali: `दराजमा एक वर्ष राख्दा पनि धेरैजसो चार्ज रहने सेल। चार्जरले हरेक सेल छुट्टै हेर्छ र भरिएपछि रोक्छ, त्यसैले मिसाएर चार्ज गरे पनि बिग्रँदैन। करिब आठ प्याकेट फाल्ने ब्याट्रीको दाममा खर्च उठ्छ।`,
  },
  {
    title: 'Condenser Microphone for Podcasts and Classes',
    ne: 'पोडकास्ट र कक्षाका लागि माइक',
    price: 4250,
    mark: 4990,
    stock: 16,
    art: 'studio-microphone',
    poses: 'front turned',
    specs: 'Connection: USB-C; Pattern: Cardioid; Sampling: 48 kHz, 24 bit; Stand: Desk, included',
    en: `Plug it in and speak: no sound card, no driver. It listens to the front and not to the street behind it, with a headphone socket to hear yourself without delay.
        - Mute key with a light
        - Foam cover included`,
    inNepali: `जोड्नुहोस् र बोल्नुहोस्: छुट्टै साउन्ड कार्ड चाहिँदैन। अगाडिको मात्र सुन्छ, पछाडिको सडक होइन; आफ्नो आवाज ढिलाइबिना सुन्ने हेडफोनको प्वाल छ। बत्तीसहितको आवाज बन्द गर्ने बटन र फोमको खोल सँगै।`,
  },
  {
    title: 'Wireless Game Controller',
    ne: 'वायरलेस गेम कन्ट्रोलर',
    price: 2690,
    stock: 21,
    art: 'video-game',
    poses: 'front turned pair',
    colors: [
      ['Indigo', '#4a4a9c'],
      ['Ember', '#c4472c'],
    ],
    specs: 'Connection: Bluetooth and USB; Battery: 12 h; Works with: Computer, phone, TV box; Weight: 210 g',
    en: `Grips that do not slip, sticks with magnetic sensors that do not drift, and a clip that holds a phone. Pairs with three devices and remembers them.
        - Charges while you play
        - Vibration can be switched off`,
    inNepali: `नचिप्लिने समाउने भाग, समयसँग नबिग्रने चुम्बकीय स्टिक र फोन अड्याउने क्लिप। तीन उपकरणसँग जोडिएर सम्झन्छ। खेल्दै चार्ज गर्न मिल्छ; कम्पन बन्द गर्न मिल्छ।`,
  },
  {
    title: 'Beginner Telescope, 70 mm, with Tripod',
    ne: 'सिकारुका लागि दूरबिन, ७० मि.मि.',
    price: 8900,
    mark: 9900,
    stock: 0,
    art: 'telescope',
    poses: 'front close',
    specs: 'Aperture: 70 mm; Focal length: 400 mm; Eyepieces: 25 mm and 10 mm; Tripod: Aluminium, 1.2 m',
    en: `See the moons of Jupiter from the roof in Kirtipur and the craters of our own from anywhere. The lens also turns an upright picture for birds and ridges by day.
        - Phone holder for photographs
        - Never point it at the sun
        - Star map for our latitude in Nepali and English`,
    inNepali: `कीर्तिपुरको छतबाट बृहस्पतिका चन्द्रमा र जहाँबाट पनि हाम्रै चन्द्रमाका खाल्डा हेर्नुहोस्। दिनमा चरा र डाँडा सुल्टै देखिन्छन्। फोन अड्याउने र हाम्रो आकाशको तारा नक्सा सँगै। घामतिर कहिल्यै नफर्काउनुहोस्।`,
  },
  {
    title: 'Twin Bell Alarm Clock',
    ne: 'घण्टी बज्ने घडी',
    price: 850,
    stock: 49,
    art: 'alarm-clock',
    poses: 'front turned',
    colors: [
      ['Red', '#d0413a'],
      ['Mint', '#63b09a'],
    ],
    specs: 'Dial: 10 cm, luminous; Power: 1 AA; Alarm: Two bells; Weight: 320 g',
    en: `Two real bells and a hammer: it wakes the deepest sleeper and needs no phone beside the bed. The second hand sweeps without a tick, so the night stays quiet until the morning.
        - Light at the press of a key
        - Battery included`,
    inNepali: `दुई साँचो घण्टी र हथौडी: गहिरो निद्रा पनि बिउँझाउँछ, ओछ्यानछेउ फोन चाहिँदैन। सेकेन्डको सुई आवाजबिना घुम्छ, त्यसैले रात शान्त रहन्छ। बटन थिच्दा बत्ती बल्छ; ब्याट्री सँगै छ।`,
  },
]);
