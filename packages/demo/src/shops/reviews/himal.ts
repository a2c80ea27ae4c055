import { himalProducts } from '../products.ts';
import { reviewsOf } from './reviews-of.ts';

export const himalReviews = reviewsOf(
  'himal',
  himalProducts,
  `
# high-camp-tent-for-two-four-season
tenzin 5 19 1 | Two nights of wind at Ama Dablam base. It hummed and stood.
bibek 4 44 0 | Heavy but safe. The yellow is a comfort in fog.
# expedition-sleeping-bag-25-c
tenzin 5 33 0 | Woke up sweating at minus eighteen.
# insulated-flask-for-the-pass-750-ml
chandra 5 12 0 | Hot ginger tea on Cho La, as they say.
gita 4 40 0 | Pours well. Cup is small.
# shell-jacket-with-pit-zips
manish 5 21 1 | Stayed dry from Jiri to Kharikhola. Pit zips are worth the money.
sarita 3 58 0 | Good cloth, sleeves long. Exchanged for S.
# thick-trekking-socks-two-pairs
roshan 5 9 0 | No blisters in nine days. One on, one drying.
deepa 5 37 0 | बाक्लो र नरम। छिट्टै सुक्छ।
# merino-trail-vest-sleeveless
bibek 4 26 0 | Six days and nobody complained.
# head-torch-for-early-starts-450-lm
prakash 5 30 0 | Red light is kind to tent mates. Takes common cells too.
# trail-mix-of-walnut-apricot-and-peanut-400-g
asmita 5 7 1 | Real apricots. No sugar dust.
suman 4 29 0 | Wish the pack were larger.
# trekkers-ginger-honey-tea-20-sachets
kabita 5 16 0 | घाँटीलाई आराम। झोलामा सधैँ राख्छु।
# dark-chocolate-with-himalayan-salt-90-g
roshan 5 11 0 | I gave away five squares of twelve. One less than agreed.
# water-filter-bottle-650-ml
chandra 4 24 0 | Slow at first, then fine. No plastic bottle bought in two weeks.
# dried-yak-cheese-chhurpi-250-g
ishwor 5 35 0 | एउटा टुक्रा घण्टौँ चल्छ। गाउँकै स्वाद।
`,
);
