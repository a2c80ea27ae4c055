import { haatProducts } from '../products.ts';
import { reviewsOf } from './reviews-of.ts';

export const craftAndClothingReviews = reviewsOf(
  'haat',
  haatProducts,
  `
# hand-hammered-singing-bowl-with-cushion-14-cm
asmita 5 9 2 | The tone is deep and goes on and on. I counted forty-four seconds from one strike. // The cushion cover is real dhaka, not print.
tenzin 5 22 0 | My grandfather made bowls and he nodded at this one. That is the best review I can give.
manish 4 41 0 | Lovely sound. The striker was a little rough at the end, I sanded it myself.
gita 5 63 1 | आवाज साह्रै मिठो छ। बिहान पूजामा बजाउँदा घरै शान्त हुन्छ।
prakash 3 80 0 | Good bowl, but the shade is darker than in the picture. They offered an exchange, I kept it.
# clay-diya-lamps-for-tihar-pack-of-12
kabita 5 6 1 | बाह्रवटै सग्लै आइपुगे। तेल चुहिँदैन, बत्ती पनि लामो समय बल्यो।
suman 4 14 0 | One of twelve was chipped. I sent a photo and two new ones came with the next parcel.
deepa 5 19 0 | Thicker than the ones from the bazaar, and they did not soak up the oil.
# brass-puja-bell-with-carved-handle
gita 5 30 0 | Clear and bright, just the right size for our puja room.
ishwor 4 55 0 | राम्रो घण्टी। अलि सानो रहेछ, तर आवाज ठूलो छ।
# lokta-paper-notebook-block-printed-cover
sarita 5 4 1 | I write with a fountain pen and nothing bleeds through. The indigo cover is even nicer in the hand.
roshan 5 27 0 | Lies completely flat. Bought one, then four more for my classmates.
chandra 4 60 0 | Beautiful paper. I wish it had a ribbon to mark the page.
# cotton-prayer-flags-25-flags-on-5-m
tenzin 5 12 0 | Colours in the right order and real wood-block print. Hung on our roof in Boudha.
bibek 4 38 0 | Good cotton. The string could be half a metre longer at each end.
# display-khukuri-with-wooden-stand-10-inch
prakash 5 21 1 | टल्किएको र बलियो छ। स्ट्यान्ड पनि राम्रो। उपहार दिएको, बुबा खुसी हुनुभयो।
manish 4 49 0 | A handsome piece. Courier asked for my signature and ID, which I found reassuring.
# madal-drum-hand-tuned
ishwor 5 33 2 | खरी राम्ररी लगाएको रहेछ, स्वर एकदम खुलेको छ। तिहारको भैलोमा यही बजायौँ।
suman 5 71 0 | Plays very well for the price. Laces were tight and even when it came.
# bamboo-bansuri-flute-in-c
roshan 4 17 0 | My first flute. The low notes came after a week, thanks to the fingering card.
nirmala 5 58 0 | Well in tune with our harmonium.
# felt-marigold-garland-1-5-m
kabita 5 5 1 | ओइलाउने झन्झट छैन। ढोकामा एकदम सुहायो, अर्को वर्ष पनि चल्छ।
deepa 5 16 0 | Bought yellow and orange and twisted them together. Everyone asked where they are from.
sarita 3 35 0 | Pretty, but the thread loop was loose on one side. Easy to sew back.
# carved-wooden-elephant
asmita 5 26 0 | Smooth all over, my two-year-old sleeps with it.
chandra 4 66 0 | Nice wood. Smaller than I had imagined, so read the size.
# brass-rimmed-oval-wall-mirror
manish 5 44 1 | The rim catches the morning sun. Packed in so much board that nothing could happen to it.
# silver-plated-ring-adjustable
sarita 4 20 0 | They say honestly that it is plated, and at that price it is very pretty.
nirmala 2 52 0 | The stone sits a little crooked on mine. They answered kindly and are sending another.
# dharma-wheel-wall-plaque-carved-wood
tenzin 5 29 0 | Cut clean and deep. You can see the hand in it.
# hand-woven-bamboo-dalo-basket
gita 5 18 0 | हाम्रो गाउँमा जस्तै बुनाइ। बलियो छ, आलु प्याज राखेको छु।
bibek 4 47 0 | Strong and light. Smelled of bamboo for a week, which we liked.
# hand-woven-dhaka-shawl-cotton-200-70-cm
asmita 5 8 2 | You can see it is woven and not printed: the back is as interesting as the front. // The weaver’s name is on the label.
kabita 5 25 1 | रङ एकदम मिल्यो। दुई पटक धोइसकेँ, रङ गएको छैन।
nirmala 4 46 0 | Very good cloth. A bit stiff at first, softer after the first wash.
chandra 5 77 0 | Gave it to my teacher at her farewell. She put it on at once.
# pashmina-shawl-100-chyangra-wool
deepa 5 11 1 | Passed through a ring, as my mother taught me to test. So light and so warm.
gita 5 32 0 | माघको जाडोमा पनि पुग्ने। नरम र हलुका।
manish 5 51 0 | Bought for my wife. She says it is the softest thing she owns.
suman 3 83 0 | Quality is fine, but the camel shade is pinker than in the photo. Exchanged for charcoal without fuss.
# allo-nettle-fibre-scarf
sarita 4 15 0 | Rougher than wool on the first day, lovely after three washes, just as they write.
tenzin 5 40 0 | Real allo. It dries in no time on the trek.
# pote-bead-necklace-twelve-strands
kabita 5 7 1 | तीजमा लगाएँ, सबैले सोधे। तिलहरी पनि राम्रो छ।
asmita 4 36 0 | Even beads and a good clasp. I would like a longer one.
# silk-blend-sari-with-dhaka-border
nirmala 5 23 1 | किनार हातैले बुनेको, साडी चिप्लिँदैन। फल पनि लगाइसकेको आयो।
deepa 4 59 0 | Drapes beautifully. The emerald is a little lighter than on my screen.
# dhaka-topi-classic-palpali-pattern
ishwor 5 10 0 | आकार बिग्रिएको छैन, टाउकोमा ठ्याक्कै मिल्यो।
bibek 5 28 1 | Ordered three for the office on Friday. Measured as they say, all fit.
prakash 4 45 0 | Good stiff lining. Delivery to Dang took five days.
manish 5 90 0 | Wore it in my wedding photos.
# organic-cotton-t-shirt-round-neck
roshan 5 13 0 | No shrinking after many washes. I now have all four colours.
suman 4 24 0 | Good thick cotton. M is slightly long on me.
sarita 5 39 0 | Finally a neck that stays flat.
bibek 2 68 0 | The sage one had a small hole at the seam. Exchanged in a week, hence two stars and not one.
# straight-cut-denim-jeans
bibek 5 31 0 | They hemmed to 29 inches before sending. Fits like made for me.
roshan 4 53 0 | Stiff for two days and then perfect.
# hand-knitted-wool-socks
gita 5 34 0 | खुट्टा न्यानो, कुर्कुच्चा बलियो। दिदीबहिनीको हातको सीप।
tenzin 5 50 1 | Warm in camp boots at Ghorepani. A strand for darning was pinned on, as promised.
chandra 4 75 0 | One sock is a touch longer. Hand-made, I do not mind.
# winter-coat-with-wooden-buttons
deepa 5 20 1 | The walnut buttons make it. Warm enough for a morning in Daman.
asmita 3 43 0 | Nice coat, but heavy. Room for a sweater is more like room for two.
# canvas-and-dhaka-handbag
sarita 5 12 1 | Laptop, lunch and umbrella fit. The lining makes me smile each time.
nirmala 4 61 0 | Zip was stiff at first, candle wax helped.
# drawstring-coin-purse
kabita 5 27 0 | सानो तर काम लाग्ने। चार वटा उपहारका लागि किनेँ।
# leather-hiking-boots-waterproof
tenzin 5 16 2 | Mardi Himal, four days, two of them in rain. Feet dry, no blister. // Did the five short walks first as they advise.
manish 4 37 0 | Solid. Runs half a size small, exchanged once and now perfect.
ishwor 5 62 0 | ओरालोमा खुट्टा चिप्लिएन। तलुवा बलियो छ।
suman 3 85 0 | Good boots, but the honey colour gets dark when you wax it.
# trail-running-shoes
roshan 5 9 0 | Grips on wet stone. My time up to the stupa is two minutes better, or maybe it is me.
bibek 4 48 0 | Light and fast drying. Laces too long.
# trekking-backpack-45-10-l-with-rain-cover
tenzin 5 19 2 | The hip belt really takes the weight. Carried fourteen kilos over Thorong La.
prakash 5 42 0 | चेन र सिलाइ बलियो। वर्षा कभर झोलाभित्रै हुनु राम्रो।
chandra 4 70 0 | Many straps to learn, then very comfortable.
`,
);
