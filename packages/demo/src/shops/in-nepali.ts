import { moreColors, moreNames, moreValues } from './in-nepali-words.ts';

const dictionary = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(/[;\n]/)
      .map((pair) => pair.split('=').map((word) => word.trim()))
      .flatMap(([english, nepali]) => (english && nepali ? [[english, nepali] as const] : [])),
  );

const names = dictionary(`
  Weight=तौल; Material=सामग्री; Size=साइज; Origin=उत्पत्ति; Length=लम्बाइ; Guarantee=ग्यारेन्टी; Volume=आयतन
  Net weight=खुद तौल; Height=उचाइ; Care=हेरचाह; Battery=ब्याट्री; Shelf life=प्रयोग अवधि; Lining=भित्री कपडा
  Diameter=व्यास; Power=पावर; Outer=बाहिरी भाग; Load=थाम्ने तौल; Frame=फ्रेम; Strap=फित्ता; Pockets=गोजी; Pieces=थान
  Paper=कागज; Light=बत्ती; Lens=लेन्स; Harvest=टिपेको समय; Finish=बाहिरी रूप; Cover=खोल; Connection=जडान
  Caffeine=क्याफिन; Wood=काठ; Water=पानी; Stove=चुलो; Salt=नुन; Roast=भुटाइ; Microwave=माइक्रोवेभ; Leaf=पत्ती
  In the box=बाकसभित्र; Handle=बिँड; Brew=पकाउने तरिका; Age=उमेर; Water column=पानी थाम्ने क्षमता; Voltage=भोल्टेज
  Upper=माथिल्लो भाग; Strength=कडापन; Stand=स्ट्यान्ड; Span=फैलावट; Sole=तलुवा; Shell=बाहिरी खोल; Screen=स्क्रिन
  Ruling=धर्का; Resolution=रिजोलुसन; Pot=गमला; Ports=पोर्ट; Poles=खम्बा; Pages=पाना; Milk=दूध; Life=आयु; Lid=बिर्को
  Language=भाषा; Ingredients=मिसिएका कुरा; Hot=तातो; Grip=समाउने भाग; Grind=पिसाइ; Fits=मिल्ने; Fit=फिटिङ; Fill=भराइ
  Dye=रङ; Cuff=कफ; Cord=डोरी; Cooking=पकाउने तरिका; Comfort=आरामदायी तापक्रम; Clasp=जोड्ने भाग; Charging=चार्जिङ
  Category=श्रेणी; Case=खोल; Burn time=बल्ने समय; Bluetooth=ब्लुटुथ; Blade=धार; Bladder=ब्लाडर; Binding=बाइन्डिङ
  Beads=दाना; Base=पिँध; Zip=चेन; Works with=केसँग चल्छ; Width=चौडाइ; Wick=बत्ती; Wheels=पाङ्ग्रा; Weave=बुनाइ; Wax=मैन
  Variety=जात; Use=प्रयोग; Trim=किनारा; Tone=स्वर; Time=समय; Thickness=मोटाइ; Tested=परीक्षण; Stone=पत्थर
  Stitching=सिलाइ; Standard=मापदण्ड; Spice=पिरो; Speaker=स्पिकर; Sleeve=बाहुला; Seat=बस्ने भाग; Seat height=बस्ने भागको उचाइ
  Season=मौसम; Seams=सिलाइ; Scale=स्केल; Roasted=भुटेको; Rain cover=पानी छेक्ने खोल; Print=छपाइ; Picture=तस्बिर
  Plant=बिरुवा; Pattern=बुट्टा; Output=आउटपुट; Input=इनपुट; Movement=मेसिन; Made in=बनेको ठाउँ; Loom=तान; Label=लेबल
  Knit=बुनाइ; Keyboard=किबोर्ड; Hood=हुड; Heel=कुर्कुच्चा; Glass=सिसा; Flowers=फूल; Filling=भराइ; Fabric=कपडा
  Expiry=म्याद; Energy=ऊर्जा; Dried=सुकाएको; Dishwasher=डिसवासर; Depth=गहिराइ; Cushion=गद्दी; Contents=भित्रका सामान
  Card=कार्ड; System=सिस्टम; Mattress=गद्दा
  Colour=रङ; Cold=चिसो; Capacity=क्षमता; Cable=तार; Box=बाकस; Bell=घण्टी; Bag=झोला; Altitude=उचाइ; Alarm=अलार्म
  Weaver=बुन्ने; Engraving=कुँदाइ; Fixing=जडान; Handles=बिँड; Pump=पम्प; Tripod=ट्राइपोड; Range=दायरा; Shields=छेक्ने
  ${moreNames}
`);

const values = dictionary(`
  Yes=छ; None=छैन; Wool=ऊन; Cotton=सुती; Brass=पित्तल; Stoneware=चिनियाँ माटो; Medium=मझौला; Adjustable=मिलाउन मिल्ने
  Removable=निकाल्न मिल्ने; Regular=सामान्य; Lokta=लोक्ता; Leather=छाला; Included=सँगै आउँछ; Hand wash=हातले धुने
  Hand loom=हाते तान; Glass=सिसा; Gas and induction=ग्यास र इन्डक्सन; Four=चार; Bamboo=बाँस; Terracotta=पोलेको माटो
  Bronze alloy=काँसको मिश्रधातु; Patan, Lalitpur=पाटन, ललितपुर; Bowl, striker, cushion=बाउल, मुङ्ग्रो, गद्दी
  Mid, close to F=मध्यम, F नजिक; Hand polished=हातले टल्काएको; Lokta paper=लोक्ता कागज; Stainless steel=स्टेनलेस स्टिल
  Cast iron=फलाम; Rubber=रबर; Natural rubber=प्राकृतिक रबर; Aluminium=आल्मुनियम; Polyester=पोलिएस्टर; Silicone=सिलिकन
  Dhaka cotton=सुती ढाका; Dhaka cotton and silk=सुती र रेशमी ढाका; Linen and cotton=लिनेन र सुती; Merino wool=मेरिनो ऊन
  Wool blend=मिसिएको ऊन; Sheep and yak wool=भेडा र याकको ऊन; Goat leather=बाख्राको छाला; Hardwood=कडा काठ; Cork=कर्क
  Machine wash=मेसिनमा धुने; Dry clean=ड्राइ क्लिन; By hand=हातले; Hand sewn=हातले सिएको; Hand rolled=हातले बेरेको
  Hand-woven dhaka=हाते तानको ढाका; Half=आधा; Short=छोटो; Straight=सिधा; Plain=सादा; Two=दुई; Five=पाँच; Low=कम; Dark=गाढा
  Beeswax=मौरीको मैन; Pure beeswax=शुद्ध मौरीको मैन; Blown glass=फुकेर बनाएको सिसा; Brass barrel=पित्तल; Plants=वनस्पति
  Kathmandu=काठमाडौँ; Ilam, 1,900 m=इलाम, १,९०० मि.; Fikkal, Ilam=फिक्कल, इलाम; Kanyam, Ilam=कन्याम, इलाम; Jumla=जुम्ला
  Lamjung=लमजुङ; Dolakha=दोलखा; Syangja=स्याङ्जा; Salyan=सल्यान; Makwanpur=मकवानपुर; Upper Mustang=माथिल्लो मुस्ताङ
  Sankhuwasabha=सङ्खुवासभा; Kavrepalanchok=काभ्रेपलाञ्चोक; Jumla and Mustang=जुम्ला र मुस्ताङ; Phaplu=फाप्लु
  Gulmi, 1,300 m=गुल्मी, १,३०० मि.; Rasuwa, 3,300 m=रसुवा, ३,३०० मि.; Salyan and Palpa=सल्यान र पाल्पा
  Whole bean=सिङ्गो गेडा; Whole=सिङ्गो; Spring 2026=वसन्त २०२६; Summer 2026=ग्रीष्म २०२६; Autumn=शरद; Water=पानी
  Nepali and English=नेपाली र अङ्ग्रेजी; English and Nepali=अङ्ग्रेजी र नेपाली; Named on the label=लेबलमा नाम लेखिएको
  Steel with grip=समाउने भागसहित स्टिल; Tempered glass=कडा सिसा; Wood=काठ; Folding=पट्याउन मिल्ने; Without=बिना; Cloth=कपडा
  ${moreValues}
`);

const colors = dictionary(`
  Blue=निलो; Red=रातो; Black=कालो; Green=हरियो; White=सेतो; Yellow=पहेँलो; Orange=सुन्तला रङ; Brown=खैरो; Grey=खरानी रङ
  Pink=गुलाबी; Gold=सुनौलो; Silver=चाँदी; Navy=गाढा निलो; Indigo=नीर रङ; Maroon=मरुन; Violet=बैजनी; Cream=क्रिम
  Forest=वन हरियो; Sky=आकाशे; Mustard=तोरी पहेँलो; Turquoise=फिरोजी; Rose=गुलाफी; Saffron=केसरी; Crimson=गाढा रातो
  Royal blue=शाही निलो; Bottle green=बोतल हरियो; Olive=जैतुनी; Charcoal=कोइला रङ; Brick=इँटा रङ; Clay=माटो रङ
  Sand=बालुवा रङ; Honey=मह रङ; Walnut=ओखर रङ; Ivory=हस्तिहाड रङ; Mid blue=मध्यम निलो; Teal=निलो हरियो; Plum=आलुबखडा रङ
  Rust=खिया रङ; Wine=वाइन रङ; Emerald=पन्ना हरियो; Ruby=माणिक रातो; Natural=प्राकृतिक; Pine=सल्ला हरियो; Camel=उँट रङ
  ${moreColors}
`);

const sizes = dictionary(`
  Small=सानो; Medium=मझौला; Large=ठूलो; Size 4=साइज ४; Size 6=साइज ६; Short handle=छोटो बिँड
`);

const units = dictionary(`
  cm=से.मी.; mm=मि.मि.; m=मि.; kg=के.जी.; g=ग्राम; ml=मि.लि.; l=लि.; litre=लि.; h=घण्टा; W=वाट; V=भोल्ट; minutes=मिनेट
  year=वर्ष; years=वर्ष; months=महिना; inch=इन्च; pieces=थान; layers=तह
`);

/** Numbers with a unit: '14 cm', '200 × 70 cm', '2,600–2,900 m'. */
const measure = /^(\d[\d.,]*(?:\s?[×–]\s?\d[\d.,]*)*)(?:\s([a-z]+))?$/i;

const inDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));

function measureInNepali(value: string): string | undefined {
  const [, numbers, unit] = measure.exec(value) ?? [];
  if (!numbers) return undefined;
  const name = unit === undefined ? '' : units.get(unit);
  return name === undefined ? undefined : `${inDigits(numbers)} ${name}`.trim();
}

/** A name and its value with what the seller says of them in Nepali, as far as the demo knows it. */
export function propertyInNepali({ name, value }: { name: string; value: string }) {
  const nameNe = names.get(name);
  const valueNe = values.get(value) ?? measureInNepali(value);
  return { name, value, ...(nameNe ? { nameNe } : {}), ...(valueNe ? { valueNe } : {}) };
}

/** An option and what there is to choose: its values apart by commas, each with what the demo knows of it in Nepali. */
export function optionInNepali({ name, value: all }: { name: string; value: string }) {
  const known = all.split(/\s*,\s*/).map((value) => propertyInNepali({ name, value }));
  const valuesNe = known.flatMap(({ valueNe }) => valueNe ?? []);
  return {
    name,
    nameNe: known[0]?.nameNe ?? null,
    values: known.map(({ value }) => value),
    valuesNe: valuesNe.length === known.length ? valuesNe : null,
  };
}

const knownIn =
  (known: ReadonlyMap<string, string>) =>
  (text: string | undefined): string | null =>
    (text === undefined ? undefined : known.get(text)) ?? null;

const knownSize = knownIn(sizes);

/** A size in Nepali: a name as far as the demo knows it, figures in digits of the language; letters are the same in both. */
export function sizeInNepali(size: string | undefined): string | null {
  if (size === undefined) return null;
  return knownSize(size) ?? (/^[\d.–]+$/.test(size) ? inDigits(size) : null);
}

/** A colour in Nepali, as far as the demo knows it. */
export const colorInNepali = knownIn(colors);
