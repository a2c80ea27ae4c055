/**
 * Words shoppers type for the same thing: Nepali, its spellings in Latin letters, and English.
 * Each row is one meaning; the English words come last, after the bar.
 */
const rows = `
चिया chiya chya|tea
कफी kafi coffi|coffee
चियादानी chiyadani|teapot
किटली kitli ketli|kettle
गिलास gilas|glass, tumbler
कप kap pyala प्याला|cup, mug
मह maha mah|honey
चामल chamal|rice
भात bhat|cooked rice, rice
दाल dal daal|lentils
अचार achar aachar|pickle
खुर्सानी khursani khorsani|chilli, pepper
अकबरे akbare akabare dalle डल्ले|akabare chilli, chilli
टिमुर timur timmur|sichuan pepper, pepper
अदुवा aduwa adua|ginger
सुठो sutho|dry ginger
बेसार besar|turmeric
मसला masala|spice
नुन nun noon|salt
चिज chij chiz|cheese
छुर्पी chhurpi churpi|yak cheese, cheese
गुन्द्रुक gundruk|fermented greens
बदाम badam|peanuts
तितौरा titaura titora|lapsi candy, sweets
लप्सी lapsi|lapsi, hog plum
कागती kagati nibuwa|lemon
तुलसी tulsi|holy basil, herbal
चाउचाउ chauchau chowchow thukpa थुक्पा|noodles
सातु satu tsampa|barley flour
चकलेट chaklet|chocolate
जुत्ता jutta juta|shoes, boots
चप्पल chappal|sandals, slippers
मोजा moja|socks
पन्जा panja|gloves
टोपी topi|cap, hat
ढाका dhaka|dhaka cloth
टिसर्ट tisart|t-shirt
कमिज kamij|shirt
सुरुवाल suruwal pant पाइन्ट|trousers, jeans
जिन्स jins|jeans
साडी sari saree|sari
कुर्ता kurta|kurta, blouse
चोलो cholo|blouse
लुगा luga kapada कपडा|clothes, clothing
कोट kot|coat, jacket
ज्याकेट jyaket|jacket
सल sal shal|shawl
पश्मिना pashmina pasmina|pashmina, shawl
गलबन्दी galbandi|scarf
पछ्यौरा pachhyaura|shawl, wrap
टाई tai|necktie
पोते pote|bead necklace, necklace
माला mala|garland, beads, necklace
औँठी aunthi authi|ring
झोला jhola|bag, backpack
ब्याग byag|bag, handbag
थैली thaili|purse, pouch
बाकस bakas|box, suitcase
छाता chhata chata|umbrella
चस्मा chasma|glasses, sunglasses
घडी ghadi|watch, clock
मोबाइल mobail फोन phon|mobile phone, phone
ल्यापटप lyaptap|laptop
कम्प्युटर kampyutar|computer
किबोर्ड kibord|keyboard
माउस maus|mouse
चार्जर charjar|charger
ब्याट्री byatri|battery
पावरबैंक pawarbank|power bank
हेडफोन hedphon|headphones
इयरफोन iyarphon|earbuds, earphones
क्यामेरा kyamera|camera
रेडियो redio|radio
टिभी tibhi टेलिभिजन|television, tv
चिम chim batti बत्ती|bulb, lamp, light
टर्च tarch|torch, flashlight
पाल pal tent टेन्ट|tent
ओछ्यान ochhyan|bed, bedding
खाट khat|bed
कुर्सी kursi|chair
सोफा sopha|sofa
गलैँचा galaincha galaicha|rug, carpet
ऐना aina|mirror
भाँडा bhanda bhada|pots, utensils, cookware
कुकर kukar|pressure cooker
कराही karahi|pan, wok
ताप्के tapke|pan
चक्कु chakku|knife
खुकुरी khukuri khukri|khukuri, knife
चम्चा chamcha|spoon
कचौरा kachaura|bowl
थाल thal|plate
बोतल botal|bottle
जार jar|jar
खाजा khaja|lunch, snack
कुचो kucho|broom
बाल्टी balti|bucket
साबुन sabun|soap
टोकरी tokari doko डोको dalo डालो|basket
गमला gamala|pot, planter
बिरुवा biruwa|plant
फूल phul|flower
सयपत्री sayapatri|marigold
दियो diyo|oil lamp, diya
मैनबत्ती mainbatti|candle
घण्टी ghanti|bell
पूजा puja|puja, worship
बाउल baul|singing bowl, bowl
लुङ्दर lungdar|prayer flags
मूर्ति murti|statue
हात्ती hatti|elephant
मादल madal|madal, drum
बाँसुरी bansuri basuri|flute
कापी kapi|notebook
किताब kitab|book
कागज kagaj|paper
लोक्ता lokta|lokta paper, paper
कलम kalam|pen
कार्ड kard|card
खेलौना khelauna|toy
बल bal bhakunda भकुन्डो|ball, football
फुटबल phutbal|football
क्रिकेट kriket|cricket
चङ्गा changa|kite
नक्सा naksa|map
उपहार upahar|gift
हस्तकला hastakala|handicrafts
दशैँ dashain dasain|dashain, festival
तिहार tihar dipawali दीपावली|tihar, festival
ऊन un oon|wool
सुती suti|cotton
रेशम resham|silk
छाला chhala|leather
काठ kath|wood, wooden
बाँस bans|bamboo
पित्तल pittal|brass
चाँदी chandi|silver
स्टिल stil|steel
रातो rato|red
निलो nilo|blue
हरियो hariyo|green
कालो kalo|black
सेतो seto|white
पहेँलो pahelo|yellow
ठूलो thulo|large, big
सानो sano|small
`;

export interface DictionaryEntry {
  /** What a shopper may type, Devanagari and Latin spellings, lower case. */
  said: string[];
  /** The English words to look for. */
  english: string[];
}

export const dictionary: DictionaryEntry[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [said, english] = row.split('|');
    return { said: said!.split(' '), english: english!.split(', ') };
  });
