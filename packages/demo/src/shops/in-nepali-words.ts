/** What the demo's sellers say in Nepali of the names and values that come up once or twice. */

export const moreNames = `
  String=तार; Fitting=जडान; Flags=झन्डा; Flag size=झन्डाको साइज; Heads=छाला; Key=स्वर; Holes=प्वाल; Plating=जलप; Gift box=उपहार बाकस
  Cards=कार्ड; Envelopes=खाम; Clapper=लोलक; Tag=ट्याग; Ply=तह; Strands=लहर; Border=किनार; Blouse piece=ब्लाउजको कपडा; Sizes=साइजहरू
  Neck=घाँटी; Rise=कम्मरको उचाइ; Leg=खुट्टा; Chain=सिक्री; Membrane=झिल्ली; Drop=उचाइ फरक; Lugs=तलुवाका दाँत; Back length=ढाडको लम्बाइ
  Floor=भुइँ; Setup=टाँग्ने तरिका; Housing=खोल; Scales=स्केल; Declination=चुम्बकीय कोण; Pan=कराही; Bat=ब्याट; Ball=बल; Rackets=र्‍याकेट
  Shuttles=चरी; Panels=टुक्रा; Balls=बल; Kite=चङ्गा; Line=धागो; Reel=लट्टाई; Hardness=कडापन; Seal=सिल; Pairs=जोर; Lamp=बत्ती; Pile=भुवा
  Knots=गाँठो; Grass=घाँस; Curing=पाक्ने समय; Scent=बास्ना; Ribs=करङ; Eyes=आँखा; Books=कापी; Tea=चिया; Spices=मसला; Makes=बन्ने
  Strainer=छान्नी; Filtered=छानेको; Polish=चमक; Heat=पिरो; Form=रूप; Leaves=पात; Ground=पिसेको; Microphone=माइक; Flight=हवाई यात्रा
  Memory=मेमोरी; Storage=भण्डार; SIM=सिम; MDMS=एमडीएमएस; Layout=अक्षर विन्यास; Keys=बटन; Functions=काम; Speed=गति; Ink=मसी; Sensor=सेन्सर
  Video=भिडियो; Bands=ब्यान्ड; Cap=टोपी; Cells=सेल; Cycles=चार्ज चक्र; Charger=चार्जर; Sampling=नमुना दर; Aperture=लेन्सको मुख
  Focal length=फोकल दूरी; Eyepieces=आइपिस; Dial=डायल; Snow skirt=हिउँ छेक्ने घेरा; Boil=उमाल्ने समय; Red light=रातो बत्ती; Pots=भाँडा
  Slings=स्लिङ; Liner=भित्री; Neck cover=घाँटी छोप्ने; Inseam=भित्री लम्बाइ; Grain=अन्न; Mill=पिसाइ; Sachets=पुरिया; Cocoa=कोको; Packs=प्याकेट
  Filter=फिल्टर; Rubber=रबर
`;

export const moreValues = `
  About 2 hours with oil=तेल हालेर करिब २ घण्टा; 108, about 8 mm=१०८ दाना, करिब ८ मि.मि.; Waxed cotton=मैन लगाएको सुती
  88 cm around=घेरा ८८ से.मी.; Lokta bark, unbleached=नफुलाएको लोक्ताको बोक्रा; A5=A5; 32 cm open=खोल्दा ३२ से.मी.
  For LED bulbs only=LED बल्बका लागि मात्र; High-carbon steel, blunt edge=बढी कार्बनको स्टिल, बोधो धार; Sheesham wood=सिसौको काठ
  38 cm overall=जम्मा ३८ से.मी.; Mahogany, one piece=महोगनी, एकै टुक्रा; Goat skin with tuning paste=खरी लगाएको बाख्राको छाला
  Seasoned bamboo=सुकाएको बाँस; C, middle=C, मध्यम; Pigment ink on cotton paper=सुती कागजमा पिग्मेन्ट मसी; Pine, oiled=तेल लगाएको सल्ला
  Acrylic=एक्रिलिक; Wool felt=ऊनी फेल्ट; Spot clean=दाग लागेको ठाउँ मात्र सफा गर्ने; Haldu wood=हल्दुको काठ; Hand-beaten brass=हातले पिटेको पित्तल
  Two hooks included=दुई वटा किला सँगै; Silver, 2 microns=चाँदी, २ माइक्रोन; About 20 hours=करिब २० घण्टा; Natural oil=प्राकृतिक तेल
  Bamboo strips=बाँसको चोया; Up to 6 kg=६ के.जी. सम्म; Chyangra cashmere=च्याङ्ग्राको पश्मिना
  Mustang wool, spun and woven in the valley=मुस्ताङको ऊन, उपत्यकामै कातेर बुनेको; Allo nettle and wool=अल्लो र ऊन
  Machine wash, wool cycle=मेसिनको ऊनी चक्रमा धुने; Silk and cotton=रेशम र सुती; 5.5 m and blouse piece=५.५ मि. र ब्लाउजको कपडा
  Cotton dhaka, cotton lining=सुती ढाका, सुती भित्री; Inches around the head=टाउकोको घेरा इन्चमा; Wipe clean=पुछेर सफा गर्ने
  Organic cotton, 180 g/m²=अर्गानिक सुती, १८० ग्राम/मि²; Round, taped=गोलो, पट्टी लगाएको; Machine wash 40 °C=मेसिनमा ४० °से. मा धुने
  Cotton voile=पातलो सुती; Machine wash 30 °C=मेसिनमा ३० °से. मा धुने; Cotton 98 %, elastane 2 %=सुती ९८ %, इलास्टेन २ %
  Wash inside out=उल्टाएर धुने; Wool 80 %, nylon 20 %=ऊन ८० %, नाइलन २० %; Bhaktapur and Kavre=भक्तपुर र काभ्रे; Fleece=फ्लिस
  Ribbed, 6 cm=धर्के, ६ से.मी.; Waxed canvas=मैन लगाएको क्यानभास; Brocade=ब्रोकेड; Satin=साटिन; Removable, 110 cm=निकाल्न मिल्ने, ११० से.मी.
  Dhaka offcuts, cotton lining=ढाकाका टुक्रा, सुती भित्री; Rubber, stitched=सिएको रबर; Polycarbonate=पोलिकार्बोनेट; Nubuck leather=नुबक छाला
  Waterproof, breathable=पानी नछिर्ने, हावा खेल्ने; Rubber, 5 mm lugs=रबर, ५ मि.मि. का दाँत; 560 g each=एउटाको ५६० ग्राम
  Trails up to 5,000 m=५,००० मि. सम्मका बाटो; Mesh=जाली; Webbing=फित्ता; 45 + 10 l=४५ + १० लि.; 420D nylon=४२०D नाइलन
  1 year on seams=सिलाइमा १ वर्ष; In the base=पिँधमा; −10 °C=−१० °से.; 650 g duck down=६५० ग्राम हाँसको भुवा; Aluminium 7075=आल्मुनियम ७०७५
  250 g each=एउटाको २५० ग्राम; Steel 18/8=स्टिल १८/८; 800 lm=८०० लुमेन; USB-C, 3,000 mAh=USB-C, ३,००० mAh; IPX6=IPX6; Liquid-filled=तरल भरिएको
  1:25,000 and 1:50,000=१:२५,००० र १:५०,०००; 1:100,000=१:१,००,०००; 90 × 60 cm open=खोल्दा ९० × ६० से.मी.; Synthetic paper=सिन्थेटिक कागज
  Polarised, UV400=पोलराइज्ड, UV400; TR90=TR90; Double, anti-fog=दोहोरो, बाफ नलाग्ने; Silicone-backed=पछाडि सिलिकन
  Over glasses and helmet=चस्मा र हेलमेटमाथि; 7.5 kN=७.५ kN; Hard-anodised aluminium=कडा पारिएको आल्मुनियम; Butyl=ब्युटाइल
  By hand, 32 panels=हातले, ३२ टुक्रा; Kashmir willow=कश्मिरी विलो; Tennis weight, hard=टेनिस तौल, कडा; 2, alloy=२ वटा, मिश्रधातु; 3 nylon=३ वटा नाइलन
  100 g each=एउटाको १०० ग्राम; Rubber, deep grooves=रबर, गहिरा धर्का; Soft PU=नरम PU; 5-ply wood=५ तहको काठ; 1.5 mm sponge=१.५ मि.मि. स्पन्ज
  3, 40 mm=३ वटा, ४० मि.मि.; Lokta paper and bamboo=लोक्ता कागज र बाँस; Cotton, 200 m=सुती, २०० मि.; From 6 years=६ वर्षदेखि
  Safety valve and fusible plug=सेफ्टी भल्भ र पग्लने प्लग; All=सबै; Enamelled steel=इनामेल गरिएको स्टिल; All and oven=सबै र ओभन
  18 cm, stainless=१८ से.मी., स्टेनलेस; 57 HRC=५७ HRC; Riveted=रिभेट गरिएको; Stainless steel 18/10=स्टेनलेस स्टिल १८/१०
  6 forks, 6 knives, 6 spoons=६ काँटा, ६ चक्कु, ६ चम्चा; Mirror=ऐनाजस्तै; 2 bowls, 2 pairs of sticks=२ बाउल, २ जोर चपस्टिक
  BPA-free plastic and steel=BPA नभएको प्लास्टिक र स्टिल; Lower part=तल्लो भाग; Borosilicate glass=बोरोसिलिकेट सिसा; Bamboo with seal=सिलसहित बाँस
  Food-safe oil=खाना सुरक्षित तेल; Sal=साल; Removable, washable=निकालेर धुन मिल्ने; E27, included=E27, सँगै आउँछ; Sal and sissoo=साल र सिसौ
  60 per square inch=प्रति वर्ग इन्च ६०; Chrome-free=क्रोम नभएको; Made without child labour, inspected=बालश्रमबिना बनेको, जाँच गरिएको; Amriso=अम्रिसो
  Bamboo, 90 cm=बाँस, ९० से.मी.; Wire=तार; Virgin plastic=नयाँ प्लास्टिक; Rittha, coconut and mustard oil, lye=रिठ्ठा, नरिवल र तोरीको तेल, कास्टिक
  6 weeks=६ हप्ता; Aloe, neem, sesame oil=घिउकुमारी, नीम, तिलको तेल; On people, not animals=मानिसमा, जनावरमा होइन; 8, fibreglass=८ वटा, फाइबरग्लास
  58 cm closed=बन्द गर्दा ५८ से.मी.; Embroidered=बुट्टा भरेको; From birth=जन्मदेखि; Epipremnum=मनी प्लान्ट; Terracotta, 14 cm=पोलेको माटो, १४ से.मी.
  Indirect=सिधा घाम नलाग्ने; 120 each=एउटामा १२०; 70 g/m²=७० ग्राम/मि²; 2 lined, 2 square, 2 plain=२ धर्के, २ चारकोठे, २ सादा
  90 °C, 3 minutes=९० °से., ३ मिनेट; Low to medium=कमदेखि मध्यम; 75 °C, 2 minutes=७५ °से., २ मिनेट; CTC, Jhapa=सीटीसी, झापा
  Cardamom, ginger, cinnamon, clove, pepper=अलैँची, अदुवा, दालचिनी, ल्वाङ, मरिच; About 110 cups=करिब ११० कप; Unopened buds=नफुलेका मुना
  80 °C, 5 minutes=८० °से., ५ मिनेट; Arabica=अरेबिका; Every Tuesday=हरेक मङ्गलबार; Steel, removable=स्टिल, निकाल्न मिल्ने
  Heat-proof ceramic=तातो सहने चिनियाँ माटो; 150 ml each=एउटामा १५० मि.लि.; 6 cups and tray=६ गिलास र ट्रे; Dishwasher safe=भाँडा धुने मेसिनमा मिल्ने
  Tulsi, lemongrass, ginger=तुलसी, पिरे घाँस, अदुवा; Lokta paper over board=गत्तामाथि लोक्ता कागज; Stainless steel 304=स्टेनलेस स्टिल ३०४
  Through cloth, not heated=कपडाबाट, नतताई; 1 cup rice, 2.5 cups water, 35 minutes=१ कप चामल, २.५ कप पानी, ३५ मिनेट
  Akabare chilli, mustard oil, salt, lemon, fenugreek=अकबरे खुर्सानी, तोरीको तेल, नुन, कागती, मेथी; Very hot=धेरै पिरो
  Whole, seeds removed=सिङ्गो, बिउ निकालेको; Chauri (yak cross)=चौँरी; Mustard and radish=रायो र मुला; Stone mill=ढुङ्गे जाँतो; Sand roasted=बालुवामा भुटेको
  1 %=१ %; Lapsi, sugar, chilli, salt, timur=लप्सी, चिनी, खुर्सानी, नुन, टिमुर; About 30=करिब ३०; USB-C, 2 h=USB-C, २ घण्टा
  Headphones, USB-C cable, 3.5 mm cable, pouch=हेडफोन, USB-C तार, ३.५ मि.मि. तार, थैली; 6 h, 24 h with case=६ घण्टा, खोलसहित २४ घण्टा; IPX4=IPX4
  4.2 g each=एउटाको ४.२ ग्राम; 10,000 mAh (37 Wh)=१०,००० mAh (३७ Wh); USB-C and USB-A=USB-C र USB-A
  Allowed in cabin baggage=हाते झोलामा लैजान मिल्ने; 14 inch, 1920 × 1080, matt=१४ इन्च, १९२० × १०८०, नटल्कने
  8 GB, one free slot=८ जीबी, एउटा खाली ठाउँ; 256 GB SSD=२५६ जीबी SSD; Up to 9 h=९ घण्टासम्म
  English with Devanagari legends=देवनागरी अक्षरसहित अङ्ग्रेजी; 4 GB=४ जीबी; 64 GB, card up to 512 GB=६४ जीबी, ५१२ जीबी सम्मको कार्ड
  5,000 mAh=५,००० mAh; 2 + card=२ र कार्ड; Registered=दर्ता भएको; 1,800 mAh, 8 days=१,८०० mAh, ८ दिन; Dual=दुई वटा; USB-C=USB-C
  US with Nepali Romanised legends=नेपाली रोमनाइज्ड अक्षरसहित US; USB=USB; 2.4 GHz receiver=२.४ GHz रिसिभर; 800–1,600 dpi=८००–१,६०० dpi
  1 AA, 12 months=१ वटा AA, १२ महिना; Print, scan, copy=छाप्ने, स्क्यान, फोटोकपी; 10 pages a minute=मिनेटमा १० पाना; Refillable tanks=भर्न मिल्ने ट्याङ्क
  USB and Wi-Fi=USB र वाइफाइ; 1 year or 30,000 pages=१ वर्ष वा ३०,००० पाना; APS-C, 24 MP=APS-C, २४ मेगापिक्सेल; 4K, 30 frames=4K, ३० फ्रेम
  640 g with lens=लेन्ससहित ६४० ग्राम; Camera, lens, battery, charger, strap=क्यामेरा, लेन्स, ब्याट्री, चार्जर, फित्ता; Up to 2.5 m=२.५ मि. सम्म
  LED, 30,000 h=LED, ३०,००० घण्टा; HDMI, USB=HDMI, USB; 32 inch, 1366 × 768=३२ इन्च, १३६६ × ७६८; 2 HDMI, USB, aerial=२ HDMI, USB, एन्टेना
  Table and wall=टेबुल र भित्ता; FM, MW, SW=FM, MW, SW; Mains, 2 D cells or USB=बिजुली, २ D सेल वा USB; Steel, 38 mm=स्टिल, ३८ मि.मि.
  Quartz=क्वार्ट्ज; 5 bar=५ बार; Leather, 20 mm=छाला, २० मि.मि.; 9 W (as 60 W)=९ वाट (६० वाटसरह); 3,000 K=३,००० K; B22=B22
  4 × AA, 2,000 mAh=४ × AA, २,००० mAh; USB, 4 slots=USB, ४ ठाउँ; Cardioid=कार्डियोइड; 48 kHz, 24 bit=४८ kHz, २४ बिट
  Desk, included=टेबुलमा राख्ने, सँगै आउँछ; Bluetooth and USB=ब्लुटुथ र USB; Computer, phone, TV box=कम्प्युटर, फोन, टिभी बक्स
  25 mm and 10 mm=२५ मि.मि. र १० मि.मि.; Aluminium, 1.2 m=आल्मुनियम, १.२ मि.; 10 cm, luminous=१० से.मी., अँध्यारोमा चम्कने; 1 AA=१ वटा AA
  Two bells=दुई घण्टी; Aluminium, crossed=आल्मुनियम, क्रस गरिएको; −25 °C=−२५ °से.; 1,100 g down=१,१०० ग्राम भुवा; 2.6 kW=२.६ किलोवाट
  1 l in 3.5 min=३.५ मिनेटमा १ लि.; Screw-top cans=पेच भएका क्यान; 450 lm=४५० लुमेन; USB-C and 3 AAA=USB-C र ३ वटा AAA; Cup, 200 ml=कप, २०० मि.लि.
  Titanium-coated aluminium=टाइटेनियम लगाएको आल्मुनियम; 1.2 l and 2 l=१.२ लि. र २ लि.; 20 m, 4 mm=२० मि., ४ मि.मि.; 3.2 kN=३.२ kN; Ash=ऐश काठ
  3 layers, 20,000 mm=३ तह, २०,००० मि.मि.; Fits helmet=हेलमेटमाथि मिल्ने; Merino, 190 g/m²=मेरिनो, १९० ग्राम/मि²; Flat=चेप्टो; Close=टाँसिने
  Wool cycle=ऊनी चक्र; Nylon, goat leather palm=नाइलन, हत्केलामा बाख्राको छाला; Over the sleeve=बाहुलामाथि; Merino 70 %, nylon 30 %=मेरिनो ७० %, नाइलन ३० %
  Heel and toe=कुर्कुच्चा र औँला; Mid calf=पिँडौलाको बीचसम्म; Nylon, UPF 50=नाइलन, UPF ५०; Nylon with stretch=तन्कने नाइलन
  Category 4, mirrored=श्रेणी ४, ऐनाजस्तो; 520 kcal per 100 g=१०० ग्राममा ५२० किलोक्यालोरी; High-altitude barley=उच्च पहाडको जौ
  Ginger, honey powder, lemon=अदुवा, महको धुलो, कागती; 70 %=७० %; Rock salt=सिधे नुन; Chauri=चौँरी; Over smoke=धुवाँमा
  Separate sachet=छुट्टै पुरिया; 0.1 micron hollow fibre=०.१ माइक्रोनको खोक्रो रेशा; Left=बायाँ; Your own words up to 120 letters=१२० अक्षरसम्म तपाईंकै शब्द
  Linux installed=लिनक्स राखिएको; other systems on request=भनेमा अरू सिस्टम
`;

export const moreColors = `
  Madder red=मजिठो रातो; Madder=मजिठो; Rosewood=सिसौ रङ; Slate blue=स्लेटी निलो; Slate=स्लेटी; Moss=लेउ हरियो; Ink=मसी रङ; Sage=फिका हरियो
  Off-white=मैलो सेतो; Lake blue=ताल निलो; Lake=ताल निलो; Terracotta=पोलेको माटो रङ; Dark indigo=गाढा नीर; Tan=छाला रङ; Blush=हल्का गुलाबी
  Graphite=ग्रेफाइट; Coral=मुगा रङ; Lilac=लाइलक; Flame=ज्वाला रङ; Ochre=गेरु; Sunset=साँझे सुन्तला; Amber=अम्बर; Ice blue=हिउँ निलो; Ice=हिउँ निलो
  Blue spread=निलो तन्ना; Maroon spread=मरुन तन्ना; Aloe=घिउकुमारी; Stone=ढुङ्गा रङ; Midnight=मध्यरात निलो; Ember=भुङ्ग्रो रातो; Mint=पुदिना हरियो
  Poppy=पोस्ता रातो; Glacier=हिमनदी निलो; Lichen=झ्याउ हरियो; Night=रात निलो; Fern=उन्यु हरियो
`;
