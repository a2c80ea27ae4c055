/** What a shopper types and the English titles that must be among the first ten. */
export type SearchCase = { query: string; finds: string[] };

const cases = (lines: string): SearchCase[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', titles = ''] = line.split(' → ');
      return { query, finds: titles.split(' ; ') };
    });

/** Query and expected titles by the class of query; written before the search was first run on them. */
export const searchCases: Record<string, SearchCase[]> = {
  'the beginning of a word': cases(`
pash → Pashmina Shawl, Chyangra Wool
thang → Hand-painted Mandala Thangka ; Green Tara Thangka Painting
head → Headphones, Noise Cancelling ; Head Torch 300 lm
lap → Laptop 14 inch, 16 GB RAM
snea → Canvas Sneakers, White
trek → Trekking Poles, Pair ; Trekking Backpack 50 litre ; Trekking Map: Everest Base Camp
khuku → Khukuri, Service No. 1
umbr → Folding Umbrella
copp bott → Copper Water Bottle 1 litre
sin bow → Singing Bowl with Mallet, 7 Metals
gre te → Ilam Green Tea 250 g
gundr → Gundruk 200 g
sunglas → Polarised Sunglasses
blue → Bluetooth Speaker, Portable
pow ba → Power Bank 20000 mAh
`),
  'words in any order': cases(`
bottle copper water → Copper Water Bottle 1 litre
tea green ilam → Ilam Green Tea 250 g
shawl pashmina → Pashmina Shawl, Chyangra Wool
bag sleeping → Sleeping Bag -10 °C
bank power → Power Bank 20000 mAh
topi dhaka → Palpali Dhaka Topi
jacket down → Down Jacket, 800 Fill
drum madal → Madal Drum
honey cliff wild → Wild Cliff Honey 500 g
office leather shoes → Leather Office Shoes
window peacock → Carved Wooden Peacock Window
litre 5 cooker → Pressure Cooker 5 litre
wool yak blanket → Yak Wool Blanket
earbuds wireless → Wireless Earbuds
rice marsi → Jumla Marsi Rice 5 kg
`),
  'a letter left out': cases(`
pashmna → Pashmina Shawl, Chyangra Wool
khukri → Khukuri, Service No. 1
thermo flsk → Steel Thermos Flask 750 ml
botle → Copper Water Bottle 1 litre
trekkng poles → Trekking Poles, Pair
umbrela → Folding Umbrella
headphnes → Headphones, Noise Cancelling
blanet → Yak Wool Blanket
candl → Soy Candle in a Clay Cup
laptp → Laptop 14 inch, 16 GB RAM
`),
  'a letter too many': cases(`
pashmiana → Pashmina Shawl, Chyangra Wool
cooper bottle → Copper Water Bottle 1 litre
hiking boosts → Hiking Boots, Waterproof
umbrealla → Folding Umbrella
laptrop → Laptop 14 inch, 16 GB RAM
sareee → Dhaka Saree with Blouse
carpert → Tibetan Carpet 3 × 5 ft
gundrouk → Gundruk 200 g
bambooo flutes → Bamboo Flute, C Scale
honney → Wild Cliff Honey 500 g
`),
  'two letters swapped': cases(`
hnoey → Wild Cliff Honey 500 g
pahsmina → Pashmina Shawl, Chyangra Wool
keybaord → Mechanical Keyboard
snekaers → Canvas Sneakers, White
blnaket → Yak Wool Blanket
saree dhkaa → Dhaka Saree with Blouse
coffee muug → Coffee Mug, Handmade
lpatop → Laptop 14 inch, 16 GB RAM
thagnka → Hand-painted Mandala Thangka ; Green Tara Thangka Painting
camear → CCTV Camera, Wi-Fi
`),
  'a wrong letter': cases(`
pasjmina → Pashmina Shawl, Chyangra Wool
khukurk → Khukuri, Service No. 1
laptip → Laptop 14 inch, 16 GB RAM
sneakerd → Canvas Sneakers, White
blamket → Yak Wool Blanket
coppet bottle → Copper Water Bottle 1 litre
jscket denim → Denim Jacket
mandale → Hand-painted Mandala Thangka
gundrul → Gundruk 200 g
kettke → Electric Kettle 1.8 litre
sirangi → Sarangi, Four Strings
`),
  Devanagari: cases(`
जुत्ता → Canvas Sneakers, White ; Running Shoes, Light ; Leather Office Shoes ; Kids School Shoes, Black
जुता → Canvas Sneakers, White ; Running Shoes, Light ; Leather Office Shoes ; Kids School Shoes, Black
पश्मिना → Pashmina Shawl, Chyangra Wool
खुकुरी → Khukuri, Service No. 1
चिया → Ilam Green Tea 250 g ; Ilam Orthodox Black Tea 500 g ; Masala Chiya Blend 200 g
हरियो चिया → Ilam Green Tea 250 g
ढाका टोपी → Palpali Dhaka Topi
तामाको बोतल → Copper Water Bottle 1 litre
थाङ्का → Hand-painted Mandala Thangka ; Green Tara Thangka Painting
थांका → Hand-painted Mandala Thangka ; Green Tara Thangka Painting
ज्याकेट → Down Jacket, 800 Fill ; Rain Jacket, Breathable ; Denim Jacket
कम्बल → Yak Wool Blanket
मुनामदन → Muna Madan by Devkota
पश्म → Pashmina Shawl, Chyangra Wool
घडी → Wall Clock, Wooden ; Smart Watch with GPS
गुन्द्रुक → Gundruk 200 g
ऊनी स्वेटर लुगा → Merino Wool Sweater
जुत्ताहरू → Canvas Sneakers, White ; Running Shoes, Light
मोमो → Momo Steamer, 3 Tier
`),
  'romanised Nepali': cases(`
juta → Canvas Sneakers, White ; Running Shoes, Light ; Leather Office Shoes
jutta → Canvas Sneakers, White ; Running Shoes, Light ; Leather Office Shoes
juttaa → Canvas Sneakers, White ; Running Shoes, Light ; Leather Office Shoes
jooota → Canvas Sneakers, White ; Running Shoes, Light ; Leather Office Shoes
chiya → Masala Chiya Blend 200 g ; Ilam Green Tea 250 g
chia → Masala Chiya Blend 200 g ; Ilam Green Tea 250 g
hariyo chiyaa → Ilam Green Tea 250 g
pasmina → Pashmina Shawl, Chyangra Wool
paschim pashmeena → Pashmina Shawl, Chyangra Wool
khukuree → Khukuri, Service No. 1
dhaaka topee → Palpali Dhaka Topi
surwal → Daura Suruwal with Waistcoat ; Cotton Kurta Suruwal Set
doura suruval → Daura Suruwal with Waistcoat
kambal → Yak Wool Blanket
galaincha → Tibetan Carpet 3 × 5 ft
bansuree → Bamboo Flute, C Scale
thanka → Hand-painted Mandala Thangka ; Green Tara Thangka Painting
chappal → Rubber Slippers ; Women's Flat Sandals ; Felt Indoor Slippers
achaar → Dalle Chilli Pickle
jyaket → Down Jacket, 800 Fill ; Denim Jacket
churpee → Yak Cheese Churpi Hard
saag gundruk → Gundruk 200 g
tamako gilas → Steel Glass, Set of 6
moonamadan → Muna Madan by Devkota
`),
  'another name in the dictionary': cases(`
shoes → Canvas Sneakers, White ; Running Shoes, Light ; Leather Office Shoes ; Kids School Shoes, Black
ghadi → Wall Clock, Wooden ; Smart Watch with GPS
maha → Wild Cliff Honey 500 g
tama → Copper Water Bottle 1 litre ; Copper Buddha Statue
murti → Brass Ganesh Statue 6 inch ; Copper Buddha Statue
chhata → Folding Umbrella
sirak → Cotton Quilt
duvet → Cotton Quilt
kucho → Amriso Broom
pankha → Table Fan
chasma → Polarised Sunglasses
cumin salt → Himalayan Pink Salt
juta chhala → Leather Office Shoes
clay pot → Terracotta Flower Pot
rug → Wool Rug, Round ; Tibetan Carpet 3 × 5 ft
footwear kids → Kids School Shoes, Black
khelauna → Wooden Toy Elephant
cell phone → Smartphone 6.5 inch, 128 GB
television → Android TV 43 inch
utensils → Cast Iron Karahi ; Momo Steamer, 3 Tier
`),
  'vendor and category names': cases(`
goldstar → Canvas Sneakers, White ; Running Shoes, Light ; Gumboots for Monsoon
goldstar boots → Hiking Boots, Waterproof ; Football Boots
annapurna tent → Two-person Tent
electronics speaker → Bluetooth Speaker, Portable
kitchen knife → Chef Knife 8 inch
himali swad rice → Jumla Marsi Rice 5 kg
spices pepper → Timur Szechuan Pepper 100 g
भान्सा चक्कु → Chef Knife 8 inch
everest garments belt → Leather Belt, Brown
trekking gear → Trekking Poles, Pair ; Trekking Backpack 50 litre
patan wear dress → Summer Dress, Floral
हस्तकला थाङ्का → Hand-painted Mandala Thangka ; Green Tara Thangka Painting
`),
  'words put together or apart': cases(`
tshirt → Men's Cotton T-Shirt ; Oversized Tshirt Namche
t shirt → Men's Cotton T-Shirt ; Oversized Tshirt Namche
t-shirts → Men's Cotton T-Shirt ; Oversized Tshirt Namche
waterbottle → Copper Water Bottle 1 litre
smart phone → Smartphone 6.5 inch, 128 GB
back pack → Trekking Backpack 50 litre
wifi router → Wi-Fi Router Dual Band
250g tea → Ilam Green Tea 250 g
tea pot → Ceramic Teapot with Strainer
5kg rice → Jumla Marsi Rice 5 kg
`),
  'more words than a product answers': cases(`
best pashmina shawl in nepal → Pashmina Shawl, Chyangra Wool
shoes for kids → Kids School Shoes, Black
the tent for two people → Two-person Tent
cheap copper bottle online → Copper Water Bottle 1 litre
gift for mother silk scarf → Silk Scarf, Hand-dyed
चिया को लागि गिलास → Steel Glass, Set of 6
`),
  'characters without meaning': cases(`
pashmina' → Pashmina Shawl, Chyangra Wool
"green tea" → Ilam Green Tea 250 g
100% copper_bottle → Copper Water Bottle 1 litre
honey & wild | cliff → Wild Cliff Honey 500 g
khukuri:* → Khukuri, Service No. 1
!laptop → Laptop 14 inch, 16 GB RAM
(sarangi) → Sarangi, Four Strings
madal\\ → Madal Drum
tent'); drop table products;-- → Two-person Tent
👟 sneakers 👟 → Canvas Sneakers, White
\u0000umbrella\u0000 → Folding Umbrella
<b>carrom</b> → Carrom Board
ｌａｐｔｏｐ → Laptop 14 inch, 16 GB RAM
PÄSHMÎNA → Pashmina Shawl, Chyangra Wool
५ किलो चामल → Jumla Marsi Rice 5 kg
`),
};

/** The query, and the title that has to stand first. */
export const bestFirst: [query: string, first: string][] = [
  ['Madal Drum', 'Madal Drum'],
  ['herbal tea', 'Tulsi Herbal Tea Bags'],
  ['football boots', 'Football Boots'],
  ['denim jacket', 'Denim Jacket'],
  ['wool', 'Wool Rug, Round'],
  ['गुन्द्रुक', 'Gundruk 200 g'],
  ['rice cooker', 'Rice Cooker 2.8 litre'],
  ['smart watch', 'Smart Watch with GPS'],
  ['copper bottle', 'Copper Water Bottle 1 litre'],
  ['leather shoes', 'Leather Office Shoes'],
  ['ceramic teapot with strainer', 'Ceramic Teapot with Strainer'],
  ['cotton quilt', 'Cotton Quilt'],
];

/** A vendor's or a category's name, alone: only what is sold there may be found before anything else. */
export const namesAlone: [query: string, place: string][] = [
  ['Goldstar', 'Goldstar Pasal'],
  ['himali swad', 'Himali Swad'],
  ['spices and staples', 'Spices and Staples'],
  ['electronics', 'Electronics'],
  ['हस्तकला', 'Handicrafts'],
  ['लुगाफाटो', 'Clothing'],
  ['cookware', 'Cookware'],
  ['annapurna outdors', 'Annapurna Outdoors'],
];
