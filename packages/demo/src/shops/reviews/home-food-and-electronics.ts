import { haatProducts } from '../products.ts';
import { reviewsOf } from './reviews-of.ts';

export const homeFoodAndElectronicsReviews = reviewsOf(
  'haat',
  haatProducts,
  `
# two-person-tent-three-season
bibek 5 24 1 | Up in seven minutes the first time, five the second. Two doors are worth it.
manish 4 57 0 | Stayed dry at Poon Hill in heavy rain. A bit heavy for one person.
# down-fill-sleeping-bag-10-c-comfort
tenzin 5 18 0 | Slept warm at Dingboche with a window that did not close.
suman 4 64 0 | Warm. The zip catches if you are in a hurry.
# trekking-poles-folding-pair
gita 5 21 0 | घुँडा दुख्ने मान्छेलाई वरदान। पाथीभरा पुगेर आएँ।
ishwor 4 44 0 | Good grips. The rubber feet fell off once, take spares.
# insulated-steel-bottle-1-litre
deepa 5 6 0 | बिहानको चिया बेलुकासम्म तातो। अफिस लैजान्छु।
roshan 5 29 1 | Survived a fall from the roof of a bus. Dented, not leaking.
asmita 4 51 0 | Heavy when full, of course. Keeps ice water cold all day in Janakpur.
# rechargeable-torch-800-lumens
prakash 5 15 0 | लोडसेडिङ नभए पनि बाटोमा काम लाग्ने। फोन पनि चार्ज भयो।
manish 3 66 0 | Very bright, but hot at the highest step.
# trekking-map-of-annapurna-waterproof
chandra 5 33 0 | Walking times are honest. My fast friends were as slow as the map said.
# polarised-sunglasses-category-3
sarita 4 22 0 | No more squinting on the scooter. They sit a bit wide on a small face.
bibek 5 47 0 | Sat on them. They bent back.
# hand-stitched-football-size-5
roshan 5 11 1 | गिट्टी भएको मैदानमा पनि फुटेन। दुई महिना भयो, गोलै छ।
suman 4 39 0 | Good flight. Pump needle was in the box, pump was not.
# badminton-set-two-rackets-and-shuttles
asmita 5 28 0 | We play in the lane every evening now, the whole neighbourhood comes.
nirmala 3 54 0 | Rackets good, one shuttle was bent.
# volleyball-soft-touch
ishwor 5 26 0 | गाउँको खेलमा यही बल। हात दुख्दैन।
# foldable-kick-scooter-for-children
kabita 5 17 1 | छोरी सात वर्षकी, एकै दिनमा सिकिन्। घण्टी साह्रै मन पराइन्।
prakash 4 65 0 | Stable wheels. Took some force to fold the first time.
# pressure-cooker-3-litre-stainless-steel
gita 5 8 1 | बाह्र मिनेटमै दाल। पिँधमा डढ्दैन, इन्डक्सनमा पनि चल्छ।
deepa 5 23 0 | Heavy base, good whistle, and a spare gasket in the box. What else does one need?
bibek 4 58 0 | Good. The handle became a little loose, tightened it with a screwdriver.
kabita 5 88 0 | Two years I looked for one that fits three people.
# cast-iron-pan-with-spout-26-cm
chandra 5 30 0 | Best pan for potatoes I have had. Nothing sticks after the third use.
suman 3 69 0 | Very heavy, my mother cannot lift it with one hand. Cooks well.
# kitchen-knife-18-cm-full-tang
manish 5 13 0 | Came sharp enough to shave paper, with a cover. Respect.
nirmala 4 49 0 | Excellent edge. Keep the cover, really.
# lunch-box-with-three-compartments
asmita 5 10 0 | झोलामा पल्टियो तर अचार पोखिएन।
sarita 4 37 0 | Nice and tight. The spoon is small.
# glass-storage-jar-with-lid-1-5-litre
deepa 4 42 0 | Ants are out, at last. One lid was tight and needed a day.
# handwoven-wool-rug-150-90-cm
tenzin 5 35 2 | Woven as my aunt wove. The label tells who inspected the workshop, I checked the number.
chandra 5 73 0 | Springy and warm. The colours are deeper than on the screen.
# two-seat-sofa-with-reading-lamp
manish 5 27 1 | Four floors without a lift and they carried it with a smile, no extra charge.
sarita 4 56 0 | Comfortable. Covers washed well. The lamp is a bit bright.
# single-bed-with-slatted-base-sal-wood
prakash 4 45 0 | Does not creak. Thirty minutes for two people, one hour for me alone.
# long-handled-broom-of-amriso-grass
gita 5 14 0 | झर्दैन, बिँड लामो भएर ढाड दुख्दैन।
kabita 4 40 0 | Good broom, posted flat and came straight.
# windproof-umbrella-automatic
bibek 5 62 0 | Turned inside out on the Bagmati bridge and came back. Impressed.
nirmala 2 79 0 | The button stuck after a month. They repaired it under the monsoon promise, so two stars and not one.
# teddy-bear-washable-35-cm
asmita 5 20 1 | Went through the machine three times already, still smiling.
# ilam-orthodox-black-tea-first-flush-100-g
chandra 5 5 1 | Smells like spring. Second infusion is even better.
gita 5 18 0 | दूध नहाली पिउने चिया यस्तै हुनुपर्छ।
manish 5 36 0 | I have bought tea in many countries. This one I order again and again.
suman 4 59 0 | Very good, a little pricey. The date on the back is fresh.
# ilam-green-tea-hand-rolled-100-g
deepa 5 24 0 | टर्रो छैन, हलुका गुलियो। पानी अलि सेलाएर हाल्नुपर्छ।
roshan 4 52 0 | Cold brew overnight is the trick, thanks for the hint.
# masala-chiya-blend-for-milk-tea-250-g
kabita 5 3 1 | अलैँची र सुठोको बास्ना ठ्याक्कै। पाहुनाले पसलको नाम सोधे।
prakash 5 12 0 | Strong. Two spoons for a family pot.
ishwor 4 31 0 | मसला अलि चर्को, तर जाडोमा एकदम ठीक।
nirmala 5 48 0 | No artificial smell. My tea stall customers noticed.
# himalayan-arabica-coffee-beans-250-g
sarita 5 9 0 | Roasted on Tuesday, at my door on Friday. Chocolate and orange, just as written.
tenzin 4 34 0 | Lovely beans. Ground them by message request, a bit coarse for my pot.
roshan 3 67 0 | Good, though I like it darker.
# glazed-ceramic-teapot-700-ml
asmita 5 15 1 | Does not drip. Not once. That is rare.
deepa 4 43 0 | Teal is beautiful. The lid could sit tighter.
# wild-honey-from-the-cliffs-of-lamjung-500-g
gita 5 22 0 | असली मह, अन्त्यमा हलुका तितो। जाडोमा जम्यो, तातो पानीमा राखेपछि पग्लियो।
bibek 5 50 0 | Dark and strong. A spoon in ginger water every morning.
suman 3 81 0 | Genuine, but I had expected it sweeter. Read the description, I did not.
# jumla-marsi-red-rice-2-kg
ishwor 5 29 0 | घरको सम्झना आयो। भिजाएर पकाउँदा राम्रो हुन्छ।
chandra 4 55 0 | Tasty and filling. Found two small stones in two kilos.
# akabare-chilli-pickle-300-g
manish 5 7 0 | Half a spoon is the truth. I tried a whole one.
kabita 5 32 0 | आमाले बनाएजस्तै। तेल माथि राख्न नभुल्नुहोस्।
# timur-sichuan-pepper-whole-100-g
tenzin 5 26 0 | Clean, no seeds, and my tongue is still dancing.
# lapsi-titaura-sweet-and-hot-200-g
roshan 5 4 0 | स्कुलको सम्झना। एकै दिनमा सकियो।
sarita 4 19 0 | Sour, sweet, hot, in that order. Wrapped one by one, which keeps them fresh.
# wireless-over-ear-headphones-40-hours
roshan 5 6 1 | Charged them eight days ago and they are still going. Calls from the micro-bus work.
asmita 4 21 0 | Balanced sound. They press a bit on long days, the cushions got softer.
bibek 5 38 0 | The cable option saved me on the flight.
suman 2 60 0 | The left side went silent after a month. Exchanged at New Road in ten minutes, so I add a star.
manish 5 86 0 | Honest product: the guarantee card is real and so is the bill.
# true-wireless-earbuds-with-charging-case
sarita 4 11 0 | Small and they stay in. The touch is a bit too quick to skip.
prakash 3 33 0 | Sound good, microphone so-so on a windy road.
nirmala 5 57 0 | हलुका र राम्रो आवाज। बिहान हिँड्दा प्रयोग गर्छु।
# power-bank-10-000-mah-with-fast-charging
deepa 5 10 0 | रात्रि बसमा फोन दुई पटक चार्ज भयो। केबल सँगै हुनु राम्रो।
chandra 5 30 0 | Allowed in the cabin at Tribhuvan without questions.
ishwor 4 53 0 | Good, gets warm when charging fast.
# 14-inch-laptop-for-study-and-office-8-gb-256-gb
manish 5 25 1 | Devanagari on the keys, a matt screen and it can be opened with one screwdriver. I teach with it daily.
asmita 4 48 0 | Nine hours is seven in real life. Still very good.
# 4g-smartphone-6-5-inch-64-gb-dual-sim
kabita 4 17 0 | दुई दिन ब्याट्री पुग्छ। क्यामेरा राति ठीकै मात्र।
bibek 5 46 0 | Registered in MDMS, checked with the code. Case and film already on.
suman 1 74 0 | Mine arrived with a dead speaker. Exchanged within the week, but I had to travel to New Road.
# feature-phone-with-torch-and-big-keys
gita 5 28 0 | आमालाई एकदम सजिलो। अङ्क ठूला, टर्च बलियो।
# quiet-keyboard-with-devanagari-legends
chandra 5 14 0 | At last I type Nepali without stickers. Quiet too.
nirmala 4 41 0 | Good layout, the space key is a bit loud.
# silent-wireless-mouse
sarita 5 16 0 | Baby sleeps, I work.
roshan 4 39 0 | Works on the bedsheet. Small for large hands.
# digital-camera-24-mp-with-18-55-mm-lens
tenzin 5 37 1 | Took it to Lo Manthang. Shadows in the monastery came out with all their detail.
# led-bulb-9-w-warm-white-pack-of-4
ishwor 5 20 0 | भोल्टेज घटबढ हुँदा पनि झिलिक्क भएन।
deepa 4 63 0 | Warm light. One of four hums very softly.
# fm-and-shortwave-radio-with-torch
prakash 5 35 0 | रोल्पामा पनि राम्ररी टिप्छ। बुबाको साथी।
# analogue-wrist-watch-leather-strap
manish 5 31 0 | Plain and easy to read. Extra holes were punched already.
# twin-bell-alarm-clock
roshan 5 23 0 | I have not been late since. My neighbour has not either.
asmita 3 72 0 | Loud, as promised. The light is weak.
`,
);
