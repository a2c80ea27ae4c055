import type { Term } from './dictionary.ts';

/**
 * The dictionary a new shop starts with: Nepali names of everyday goods in Latin letters, then what they are called in
 * English and, where the sound alone doesn't lead there, in Devanagari. A shop edits its own copy (table `search_terms`).
 */
const lines = `
juta = shoes, footwear, जुत्ता
chappal = sandals, slippers, flip flops, चप्पल
chiya = tea, चिया
kafi = coffee, कफी
luga = clothes, clothing, कपडा, लुगा
kamij = shirt, कमिज
tisart = t-shirt, tshirt, tee, टिसर्ट
sart = shirt, सर्ट
suruwal = trousers, pants, पाइन्ट, सुरुवाल
jins = jeans, जिन्स
topi = cap, hat, टोपी
moja = socks, मोजा
panja = gloves, पन्जा
galbandi = scarf, muffler, गलबन्दी
odhne = shawl, ओढ्ने
sal = shawl, wrap, शल
sari = saree, साडी
kurta = kurti, कुर्ता
jyaket = jacket, ज्याकेट
unko = wool, woollen, ऊनी
un = wool, woollen, ऊन
swetar = sweater, jumper, pullover, स्वेटर
resham = silk, रेशम
suti = cotton, सुती
kapas = cotton, कपास
kambal = blanket, कम्बल
sirak = quilt, duvet, सिरक
tanna = bedsheet, bed sheet, तन्ना
sirani = pillow, cushion, सिरानी
dasna = mattress, डसना
galaincha = carpet, rug, गलैंचा
parda = curtain, पर्दा
jhola = bag, झोला
byag = bag, ब्याग
thaili = pouch, purse, थैली
ghadi = watch, clock, घडी
chasma = sunglasses, eyeglasses, चश्मा
chhata = umbrella, छाता
aunthi = ring, औंठी
mala = necklace, beads, माला
chura = bangles, bracelet, चुरा
gahana = jewellery, jewelry, गहना
chandi = silver, चाँदी
sunko = gold, golden, सुनको
tama = copper, तामा
pital = brass, पित्तल
kansa = bronze, काँस
falam = iron, फलाम
kath = wood, wooden, काठ
bans = bamboo, बाँस
mato = clay, earthen, माटो
chhala = leather, छाला
kagaj = paper, कागज
murti = statue, idol, sculpture, मूर्ति
chitra = painting, picture, चित्र
diyo = oil lamp, lamp, दियो
batti = light, lamp, bulb, बत्ती
mainbatti = candle, मैनबत्ती
dhup = incense, धुप
bhanda = utensils, cookware, भाँडा
bhada = utensils, cookware
karahi = wok, pan, कराही
tawa = griddle, pan, तावा
dekchi = pot, saucepan, डेक्ची
kitli = kettle, teapot, किटली
gilas = glass, tumbler, गिलास
kap = cup, mug, कप
thal = plate, थाल
kachaura = bowl, कचौरा
chamcha = spoon, चम्चा
kanta = fork, काँटा
chakku = knife, चक्कु
khukuri = knife, kukri, खुकुरी
botal = bottle, flask, बोतल
pani = water, पानी
chulo = stove, चुलो
masala = spices, spice, मसला
besar = turmeric, बेसार
khursani = chilli, chili, खुर्सानी
jira = cumin, जीरा
dalchini = cinnamon, दालचिनी
sukumel = cardamom, सुकुमेल
alainchi = large cardamom, black cardamom, अलैंची
adhuwa = ginger, अदुवा
lasun = garlic, लसुन
nun = salt, नुन
chini = sugar, चिनी
maha = honey, मह
ghiu = ghee, घिउ
tel = oil, तेल
achar = pickle, अचार
chamal = rice, चामल
dal = lentils, दाल
pitho = flour, पिठो
kodo = millet, कोदो
fapar = buckwheat, फापर
makai = corn, maize, मकै
badam = peanut, almond, बदाम
okhar = walnut, ओखर
kaju = cashew, काजु
sukuti = jerky, dried meat, सुकुटी
churpi = yak cheese, छुर्पी
phone = mobile, smartphone, cell phone, फोन, मोबाइल
charjar = charger, चार्जर
tar = cable, wire, तार
kampyutar = computer, laptop, कम्प्युटर
tibhi = tv, television, टिभी
pankha = fan, पंखा
hitar = heater, हिटर
istri = iron, pressing iron, इस्त्री
madal = drum, मादल
bansuri = flute, बाँसुरी
kitab = book, किताब
kapi = notebook, copy, कापी
kalam = pen, कलम
khelauna = toys, toy, खेलौना
bhakundo = ball, football, भकुन्डो
baccha = kids, baby, children, बच्चा
mahila = women, ladies, महिला
purus = men, gents, पुरुष
sabun = soap, साबुन
tauliya = towel, तौलिया
kucho = broom, कुचो
kainchi = scissors, कैंची
biu = seeds, बिउ
gamala = flower pot, planter, गमला
phul = flower, फूल
pal = tent, पाल
hastakala = handicraft, handmade, crafts, हस्तकला
puja = worship, prayer, पूजा
chiyadani = teapot, चियादानी
bhat = cooked rice, rice, भात
akbare = akabare chilli, chilli, अकबरे, डल्ले
akabare = akabare chilli, chilli, अकबरे, डल्ले
dalle = akabare chilli, chilli, अकबरे, डल्ले
timur = sichuan pepper, pepper, टिमुर
timmur = sichuan pepper, pepper, टिमुर
sutho = dry ginger, सुठो
chij = cheese, चिज
chiz = cheese, चिज
gundruk = fermented greens, गुन्द्रुक
titaura = lapsi candy, sweets, तितौरा
titora = lapsi candy, sweets, तितौरा
lapsi = lapsi, hog plum, लप्सी
kagati = lemon, कागती
nibuwa = lemon, कागती
tulsi = holy basil, herbal, तुलसी
chauchau = noodles, चाउचाउ, थुक्पा
chowchow = noodles, चाउचाउ, थुक्पा
thukpa = noodles, चाउचाउ, थुक्पा
satu = barley flour, सातु
tsampa = barley flour, सातु
chaklet = chocolate, चकलेट
dhaka = dhaka cloth, ढाका
cholo = blouse, चोलो
kot = coat, jacket, कोट
pashmina = pashmina, shawl, पश्मिना
pasmina = pashmina, shawl, पश्मिना
pachhyaura = shawl, wrap, पछ्यौरा
tai = necktie, टाई
pote = bead necklace, necklace, पोते
bakas = box, suitcase, बाकस
lyaptap = laptop, ल्यापटप
kibord = keyboard, किबोर्ड
maus = mouse, माउस
byatri = battery, ब्याट्री
pawarbank = power bank, पावरबैंक
hedphon = headphones, हेडफोन
iyarphon = earbuds, earphones, इयरफोन
kyamera = camera, क्यामेरा
redio = radio, रेडियो
tarch = torch, flashlight, टर्च
ochhyan = bed, bedding, ओछ्यान
khat = bed, खाट
kursi = chair, कुर्सी
sopha = sofa, सोफा
aina = mirror, ऐना
kukar = pressure cooker, कुकर
tapke = pan, ताप्के
jar = jar, जार
khaja = lunch, snack, खाजा
balti = bucket, बाल्टी
tokari = basket, टोकरी, डोको, डालो
doko = basket, टोकरी, डोको, डालो
dalo = basket, टोकरी, डोको, डालो
biruwa = plant, बिरुवा
sayapatri = marigold, सयपत्री
ghanti = bell, घण्टी
baul = singing bowl, bowl, बाउल
lungdar = prayer flags, लुङ्दर
hatti = elephant, हात्ती
lokta = lokta paper, paper, लोक्ता
kard = card, कार्ड
phutbal = football, फुटबल
kriket = cricket, क्रिकेट
changa = kite, चङ्गा
naksa = map, नक्सा
upahar = gift, उपहार
dashain = dashain, festival, दशैँ
dasain = dashain, festival, दशैँ
tihar = tihar, festival, तिहार, दीपावली
dipawali = tihar, festival, तिहार, दीपावली
stil = steel, स्टिल
rato = red, रातो
nilo = blue, निलो
hariyo = green, हरियो
kalo = black, कालो
seto = white, सेतो
pahelo = yellow, पहेँलो
thulo = large, big, ठूलो
sano = small, सानो
`;

/** What each thing is a kind of, by any name that the dictionary knows. */
const kinds = `
shoes = boots, sneakers, sandals, slippers, flip flops, gumboots, loafers, trainers, high heels
bag = handbag, backpack, rucksack, daypack, purse, clutch purse, tote, suitcase, duffel
clothes = shirt, t-shirt, kurta, blouse, dress, jeans, trousers, suruwal, sari, coat, jacket, sweater, sweatshirt, skirt, shorts, poncho, tracksuit
jewellery = ring, necklace, earrings, bangles, bracelet
furniture = chair, sofa, single bed, double bed, dining table, stool, cupboard
cookware = pan, saucepan, karahi, pressure cooker, cooking pot
toys = teddy bear, kite, scooter
`;

const rows = (text: string): [string, string[]][] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', others = ''] = line.split(' = ');
      return [word, others.split(', ')];
    });

export const starterTerms: Required<Term>[] = starterTermsOf(rows(lines), rows(kinds));

function starterTermsOf(synonyms: [string, string[]][], kinds: [string, string[]][]): Required<Term>[] {
  const terms = new Map(synonyms.map(([word, means]) => [word, { word, means, kindOf: [] as string[] }]));
  for (const [kindOf, words] of kinds)
    for (const word of words) {
      const term = terms.get(word) ?? { word, means: [], kindOf: [] };
      terms.set(word, { ...term, kindOf: [...term.kindOf, kindOf] });
    }
  return [...terms.values()];
}
