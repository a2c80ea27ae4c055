import { productsFrom } from '../draft-products.ts';
import { kathmanduGadgets } from './electronics-offer.ts';

export const computersAndPhones = productsFrom(kathmanduGadgets, [
  {
    title: 'Wireless Over-ear Headphones, 40 Hours',
    ne: 'वायरलेस हेडफोन, ४० घण्टा',
    price: 3490,
    mark: 4500,
    stock: 32,
    art: 'headphone',
    poses: 'front turned close boxed',
    colors: [
      ['Graphite', '#33363d'],
      ['Stone', '#b9b2a6'],
      ['Navy', '#27395c'],
    ],
    video: '/uploads/video/headphones.mp4',
    specs: 'Bluetooth: 5.3; Battery: 40 h; Charging: USB-C, 2 h; Weight: 248 g',
    attributes: 'Guarantee: 1 year; In the box: Headphones, USB-C cable, 3.5 mm cable, pouch',
    extra: 'Microphone: Yes',
    en: `Comfortable over the ears for a whole working day, with soft cushions you can unclip and replace. Sound is balanced rather than loud in the bass, and two microphones keep your voice clear on a call from a noisy street.
        - Ten minutes of charging gives four hours
        - Works with a cable when the battery is empty
        - Folds flat into its pouch`,
    inNepali: `दिनभर कानमा आराम, गद्दी निकालेर फेर्न मिल्छ। चर्को होइन सन्तुलित आवाज; दुई माइकले हल्ला भएको बाटोमा पनि बोली सफा राख्छन्। दस मिनेट चार्जले चार घण्टा चल्छ, ब्याट्री सकिए तारले चल्छ।`,
  },
  {
    title: 'True Wireless Earbuds with Charging Case',
    ne: 'चार्जिङ केससहित वायरलेस इयरबड',
    price: 2290,
    mark: 2990,
    stock: 76,
    art: 'earbuds',
    poses: 'front turned boxed',
    colors: [
      ['White', '#e8ebef'],
      ['Black', '#2b2e33'],
    ],
    specs: 'Bluetooth: 5.3; Battery: 6 h, 24 h with case; Water: IPX4; Weight: 4.2 g each',
    attributes: 'Guarantee: 1 year',
    en: `Small buds that hold without hooks, with three sizes of tips to find the right seal. Touch to answer, touch twice to skip. They connect the moment the lid opens and either one works alone.
        - Sweat and light rain are no problem
        - The case charges by USB-C`,
    inNepali: `हुकबिना अडिने साना इयरबड, तीन साइजका टुप्पा सँगै। छोएर फोन उठाउनुहोस्, दुई पटक छोएर अर्को गीत। बिर्को खोल्नेबित्तिकै जोडिन्छ र एउटा मात्र पनि चल्छ। पसिना र झरीले बिग्रँदैन।`,
  },
  {
    title: 'Power Bank 10,000 mAh with Fast Charging',
    ne: 'पावर बैङ्क १०,००० mAh',
    price: 1890,
    mark: 2200,
    stock: 140,
    art: 'power-bank',
    poses: 'front close',
    colors: [
      ['Navy', '#2a3a5c'],
      ['Forest', '#2b5444'],
    ],
    specs: 'Capacity: 10,000 mAh (37 Wh); Output: 22.5 W; Ports: USB-C and USB-A; Weight: 215 g',
    attributes: 'Guarantee: 1 year; Flight: Allowed in cabin baggage',
    en: `Two full charges for most phones, slim enough for a shirt pocket. Four lights tell how much is left, and it stops by itself when the phone is full. Handy when the line is off, and on the night bus.
        - USB-C cable fixed at the side, never left at home
        - Protection against heat and over-charging`,
    inNepali: `अधिकांश फोन दुई पटक पूरै चार्ज गर्ने, गोजीमा अट्ने पातलो पावर बैङ्क। बत्ती गएको बेला र रात्रि बसमा काम लाग्छ। चार्ज पुगेपछि आफैँ रोकिन्छ।`,
  },
  {
    title: '14-inch Laptop for Study and Office, 8 GB / 256 GB',
    ne: '१४ इन्चको ल्यापटप, ८/२५६ जीबी',
    price: 56900,
    mark: 61500,
    stock: 7,
    low: 3,
    art: 'laptop',
    poses: 'front turned with:computer-mouse close',
    video: 'https://www.youtube.com/watch?v=R6MlUcmOul8',
    specs:
      'Screen: 14 inch, 1920 × 1080, matt; Memory: 8 GB, one free slot; Storage: 256 GB SSD; Battery: Up to 9 h; Weight: 1.4 kg',
    options: 'System: Linux installed, other systems on request',
    attributes: 'Guarantee: 2 years; Keyboard: English with Devanagari legends',
    en: `A light, quiet machine for lectures, accounts and long documents. The matt screen does not mirror the window, the keyboard has proper travel, and the keys carry Devanagari beside the Latin letters. Memory and disk can be enlarged later with one screwdriver.
        - Charges from any 45 W USB-C charger or power bank
        - Camera with a sliding cover
        - Sleeve included`,
    inNepali: `पढाइ, हिसाब र लामा कागजातका लागि हलुका र शान्त ल्यापटप। स्क्रिनमा झ्याल टल्किँदैन र बटनमा ल्याटिनसँगै देवनागरी छ। मेमोरी र डिस्क पछि एउटै पेचकसले बढाउन मिल्छ। क्यामेरामा सर्ने ढकनी छ; खोल सँगै आउँछ।`,
  },
  {
    title: '4G Smartphone, 6.5 inch, 64 GB, Dual SIM',
    ne: 'स्मार्टफोन, ६.५ इन्च, दुई सिम',
    price: 13990,
    mark: 15500,
    stock: 23,
    art: 'mobile-phone',
    poses: 'front close boxed',
    colors: [
      ['Midnight', '#2b2f4a'],
      ['Lake', '#2f7f95'],
    ],
    specs:
      'Screen: 6.5 inch; Memory: 4 GB; Storage: 64 GB, card up to 512 GB; Battery: 5,000 mAh; SIM: 2 + card',
    attributes: 'Guarantee: 1 year; MDMS: Registered',
    en: `A sensible phone: a battery that lasts two days, room for two SIMs and a memory card at once, and a camera that is good in daylight and honest at night. Registered in the MDMS, so it will not be blocked.
        - Nepali keyboard and fonts set up
        - Case and screen film already on
        - Radio works without data`,
    inNepali: `दुई दिन टिक्ने ब्याट्री, दुई सिम र मेमोरी कार्ड एकैसाथ राख्न मिल्ने फोन। एमडीएमएसमा दर्ता भइसकेको। नेपाली किबोर्ड, खोल र स्क्रिन फिल्म लगाइएको।`,
  },
  {
    title: 'Feature Phone with Torch and Big Keys',
    ne: 'टर्च र ठूला अङ्क भएको फोन',
    price: 2150,
    stock: 61,
    art: 'pager',
    poses: 'front turned',
    specs: 'Screen: 2.4 inch; Battery: 1,800 mAh, 8 days; SIM: Dual; Charging: USB-C',
    attributes: 'Guarantee: 1 year; Language: Nepali and English',
    en: `For grandparents, for the shop counter and as a second phone: large keys with Nepali and Latin letters, a loud ringer, a strong torch on its own switch and a battery that lasts more than a week.
        - FM radio without earphones
        - One key to call one saved number`,
    inNepali: `हजुरबा-हजुरआमा, पसलको काउन्टर र दोस्रो फोनका लागि: नेपाली र ल्याटिन अक्षर भएका ठूला बटन, चर्को घण्टी, छुट्टै स्विचको टर्च र हप्ताभन्दा बढी चल्ने ब्याट्री। इयरफोनबिनै एफएम बज्छ।`,
  },
  {
    title: 'Quiet Keyboard with Devanagari Legends',
    ne: 'देवनागरी अक्षर भएको किबोर्ड',
    price: 1290,
    stock: 44,
    art: 'keyboard',
    poses: 'front close with:computer-mouse',
    backdrop: 'sage',
    specs: 'Layout: US with Nepali Romanised legends; Connection: USB; Cable: 1.5 m; Keys: 104',
    attributes: 'Guarantee: 1 year',
    en: `Full-size keys with a soft, quiet stroke. Devanagari letters are printed beside the Latin ones in a second colour, in the romanised layout taught in most schools, and lasered so they do not rub off.
        - Spill drains underneath
        - Two feet to tilt it`,
    inNepali: `पूरा आकारको, कम आवाज आउने किबोर्ड। धेरैजसो विद्यालयमा सिकाइने रोमनाइज्ड लेआउटका देवनागरी अक्षर ल्याटिन अक्षरसँगै लेजरले कुँदिएका छन्; मेटिँदैनन्।`,
  },
  {
    title: 'Silent Wireless Mouse',
    ne: 'आवाज नआउने वायरलेस माउस',
    price: 690,
    mark: 890,
    stock: 150,
    art: 'computer-mouse',
    poses: 'front pair',
    colors: [
      ['Silver', '#c9ccd2'],
      ['Charcoal', '#3b3e45'],
      ['Rose', '#c98a8f'],
    ],
    specs: 'Connection: 2.4 GHz receiver; Resolution: 800–1,600 dpi; Battery: 1 AA, 12 months; Weight: 68 g',
    en: `Clicks you feel and nobody hears, for libraries and sleeping babies. The receiver hides inside the mouse for travel. Works on most tables without a pad.
        - Same shape for left and right hands
        - Battery included`,
    inNepali: `पुस्तकालय र सुतेको बच्चाछेउ चलाउन मिल्ने, थिचेको थाहा हुने तर नसुनिने माउस। रिसिभर माउसभित्रै लुक्छ। प्रायः सबै टेबुलमा चल्छ; दाहिने र देब्रे दुवै हातलाई मिल्छ।`,
  },
  {
    title: 'Ink Tank Printer, Scan and Copy',
    ne: 'इङ्क ट्याङ्क प्रिन्टर, स्क्यान र कपी',
    price: 21900,
    stock: 5,
    low: 2,
    art: 'printer',
    poses: 'front close',
    backdrop: 'mist',
    specs:
      'Functions: Print, scan, copy; Speed: 10 pages a minute; Ink: Refillable tanks; Connection: USB and Wi-Fi',
    attributes: 'Guarantee: 1 year or 30,000 pages',
    en: `Tanks you fill from a bottle instead of cartridges: around 4,000 black pages from one filling, which brings a page below fifty paisa. The bottles only fit their own tank, so the colours cannot be mixed up.
        - First set of ink included
        - Prints from a phone over Wi-Fi`,
    inNepali: `कार्ट्रिजको सट्टा बोतलबाट भर्ने ट्याङ्क: एक पटक भर्दा करिब ४,००० कालो पाना, एक पानाको पचास पैसाभन्दा कम। बोतल आफ्नै ट्याङ्कमा मात्र छिर्ने भएकाले रङ मिसिँदैन। फोनबाट वाइफाइले छाप्न मिल्छ।`,
  },
]);
