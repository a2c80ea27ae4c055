import type { ProductFacts } from '../../features/catalog/search/document.ts';

/** A market of 150 products to search in. One line each: title | Nepali title | details, under vendor and categories. */
const market: { vendor: string; categories: string[]; lines: string }[] = [
  {
    vendor: 'Bhaktapur Hastakala Ghar',
    categories: ['Handicrafts', 'हस्तकला', 'Home Decor', 'घर सजावट'],
    lines: `
Hand-painted Mandala Thangka | हातले बनाएको मण्डला थाङ्का | Natural mineral colours on cotton canvas
Green Tara Thangka Painting | हरियो तारा थाङ्का चित्र | Framed in brocade
Carved Wooden Peacock Window | काठको मयूर झ्याल | Newari carving in sal wood
Singing Bowl with Mallet, 7 Metals | सिङ्गिङ बाउल | Hammered by hand in Patan
Brass Ganesh Statue 6 inch | पित्तलको गणेश मूर्ति | Lost-wax casting
Copper Buddha Statue | तामाको बुद्ध मूर्ति | Gold plated face
Lokta Paper Lantern Set of 3 | लोक्ता कागजको लालटिन | Handmade paper from Baglung
Lokta Paper Notebook A5 | लोक्ता कापी | 120 unlined pages
Bamboo Laundry Basket | बाँसको टोकरी | Woven in Kavre
Terracotta Flower Pot | माटोको गमला | Made on the wheel in Thimi
Wooden Prayer Wheel, Table Size | काठको माने | Om mani padme hum inside
Felt Ball Garland | फेल्ट बल माला | Pure New Zealand wool
Dhaka Fabric Cushion Cover | ढाका कपडाको सिरानी खोल | Palpali weave, 40 × 40 cm
Brass Oil Lamp (Sukunda) | पित्तलको सुकुन्दा दियो | For puja
Prayer Flags, Set of 25 | लुङ्दर | Five colours, cotton
Yak Bone Bead Mala, 108 | याक हड्डीको माला | With counter
Himalayan Incense Sticks, Juniper | हिमाली धुप | 30 sticks
Soy Candle in a Clay Cup | मैनबत्ती | Lemongrass
`,
  },
  {
    vendor: 'Ilam Chiya Bagan',
    categories: ['Food and Drinks', 'खानेकुरा', 'Tea and Coffee', 'चिया र कफी'],
    lines: `
Ilam Green Tea 250 g | इलाम हरियो चिया | First flush leaves
Ilam Orthodox Black Tea 500 g | इलाम अर्थोडक्स चिया | SFTGFOP1
Masala Chiya Blend 200 g | मसला चिया | Ginger, cardamom, clove
White Tea Silver Needle 50 g | सेतो चिया | Hand picked buds
Tulsi Herbal Tea Bags | तुलसी चिया | 25 bags
Palpa Arabica Coffee Beans 1 kg | पाल्पा कफी | Medium roast
Instant Coffee Jar 100 g | | Freeze dried
Rhododendron Tea | गुराँस चिया | Dried petals
CTC Tea Dust 1 kg | सिटिसी चिया | Strong milk tea
Lemongrass Ginger Infusion | | Caffeine free
`,
  },
  {
    vendor: 'Himali Swad',
    categories: ['Food and Drinks', 'खानेकुरा', 'Spices and Staples', 'मसला'],
    lines: `
Wild Cliff Honey 500 g | भीर मौरीको मह | Collected in Lamjung
Mustang Apple Chips | मुस्ताङको स्याउ चिप्स | Sun dried
Timur Szechuan Pepper 100 g | टिमुर | From Salyan
Jimbu Dried Herb | जिम्बु | For dal tempering
Turmeric Powder 500 g | बेसार | No colour added
Dalle Chilli Pickle | डल्ले खुर्सानीको अचार | Very hot
Buff Sukuti 250 g | भैंसीको सुकुटी | Smoked
Yak Cheese Churpi Hard | छुर्पी | Chew for hours
Jumla Marsi Rice 5 kg | जुम्लाको मार्सी चामल | Red rice
Buckwheat Flour 1 kg | फापरको पिठो | Stone ground
Pure Cow Ghee 1 litre | गाईको घिउ | From Chitwan
Mustard Oil 1 litre | तोरीको तेल | Cold pressed
Black Lentils 1 kg | मासको दाल | For mas ko dal
Gundruk 200 g | गुन्द्रुक | Fermented greens
Himalayan Pink Salt | सिधे नुन | Fine
Large Cardamom 100 g | अलैंची | Smoky
`,
  },
  {
    vendor: 'Patan Wear',
    categories: ['Clothing', 'लुगाफाटो', 'Women', 'महिला'],
    lines: `
Pashmina Shawl, Chyangra Wool | पश्मिना शल | 70 × 200 cm
Cashmere Wrap with Fringe | | Grey
Dhaka Saree with Blouse | ढाका साडी | Terhathum weave
Cotton Kurta Suruwal Set | सुती कुर्ता सुरुवाल | Three pieces
Gunyu Cholo Set | गुन्यू चोलो | Velvet
Haku Patasi | हाकु पटासी | Newari black sari with red border
Silk Scarf, Hand-dyed | रेशमी गलबन्दी | Natural indigo
Woollen Poncho | ऊनी पोन्चो | Free size
Velvet Blouse | मखमली चोलो | Lined
Hemp Skirt | | Elastic waist
Summer Dress, Floral | | Midi length
Red Pote Necklace | पोते | With tilhari
Silver Filigree Earrings | चाँदीको टप | 925
Glass Bangles Set of 12 | चुरा | Green
`,
  },
  {
    vendor: 'Everest Garments',
    categories: ['Clothing', 'लुगाफाटो', 'Men', 'पुरुष'],
    lines: `
Daura Suruwal with Waistcoat | दौरा सुरुवाल | Cotton
Palpali Dhaka Topi | पाल्पाली ढाका टोपी | Lined
Bhadgaunle Black Topi | भादगाउँले टोपी | Stiff
Men's Cotton T-Shirt | पुरुष टिसर्ट | Round neck
Oversized Tshirt Namche | | Printed mountains
Formal Shirt, Slim Fit | सर्ट | Wrinkle free
Denim Jeans, Regular | जिन्स पाइन्ट | Stretch
Hooded Sweatshirt | | Fleece inside
Merino Wool Sweater | ऊनी स्वेटर | Crew neck
Yak Wool Blanket | याक ऊनको कम्बल | Double bed
Leather Belt, Brown | छालाको बेल्ट | 35 mm
Wool Socks, 3 Pairs | ऊनी मोजा | Warm
Knitted Gloves | पन्जा | Touch screen tips
Denim Jacket | ज्याकेट | Blue
Tracksuit Set | | Quick dry
`,
  },
  {
    vendor: 'Goldstar Pasal',
    categories: ['Shoes', 'जुत्ता', 'Footwear'],
    lines: `
Canvas Sneakers, White | क्यानभास जुत्ता | Rubber sole
Running Shoes, Light | दौडने जुत्ता | Mesh
Hiking Boots, Waterproof | पदयात्रा बुट | Ankle high
Leather Office Shoes | छालाको जुत्ता | Oxford
Kids School Shoes, Black | बच्चाको स्कुल जुत्ता | Velcro
Women's Flat Sandals | महिला चप्पल | Soft
Rubber Slippers | चप्पल | Bathroom
Football Boots | | Studs
Felt Indoor Slippers | फेल्ट चप्पल | Wool
Gumboots for Monsoon | गमबुट | Knee high
`,
  },
  {
    vendor: 'Kathmandu Gadgets',
    categories: ['Electronics', 'इलेक्ट्रोनिक्स', 'Gadgets'],
    lines: `
Smartphone 6.5 inch, 128 GB | स्मार्टफोन | Dual SIM
Wireless Earbuds | तारविहीन इयरबड | Bluetooth 5.3
Bluetooth Speaker, Portable | ब्लुटुथ स्पिकर | 12 hours
Power Bank 20000 mAh | पावर बैंक | Fast charge
USB-C Fast Charger 65W | चार्जर | With cable
Laptop 14 inch, 16 GB RAM | ल्यापटप | Backlit keyboard
Mechanical Keyboard | किबोर्ड | Brown switches
Wireless Mouse | माउस | Silent
Smart Watch with GPS | स्मार्ट घडी | Heart rate
Wall Clock, Wooden | भित्ते घडी | Silent sweep
LED Bulb 9W, Pack of 4 | एलईडी बत्ती | Warm white
Solar Lantern | सोलार बत्ती | For load shedding
CCTV Camera, Wi-Fi | सिसिटिभी क्यामेरा | Night vision
Android TV 43 inch | टिभी | 4K
Table Fan | पंखा | Three speeds
Electric Heater | हिटर | 2000 W
Steam Iron | इस्त्री | Non-stick
Headphones, Noise Cancelling | हेडफोन | Over ear
Memory Card 64 GB | मेमोरी कार्ड | Class 10
Wi-Fi Router Dual Band | राउटर | 4 antennas
Phone Cover, Transparent | मोबाइल कभर | Soft
`,
  },
  {
    vendor: 'Newa Bhansa',
    categories: ['Kitchen', 'भान्सा', 'Cookware'],
    lines: `
Copper Water Bottle 1 litre | तामाको पानी बोतल | Leak proof
Steel Thermos Flask 750 ml | थर्मस | Hot for 12 hours
Pressure Cooker 5 litre | प्रेसर कुकर | Induction base
Cast Iron Karahi | फलामको कराही | Pre-seasoned
Non-stick Tawa 28 cm | तावा | For roti
Brass Plate Set (Thal) | पित्तलको थाल | With bowls
Bronze Bowl, Kansa | काँसको कचौरा | 300 ml
Steel Glass, Set of 6 | स्टिलको गिलास | Mirror finish
Electric Kettle 1.8 litre | बिजुली किटली | Auto off
Mixer Grinder 750W | मिक्सर | Three jars
Rice Cooker 2.8 litre | राइस कुकर | Keep warm
Momo Steamer, 3 Tier | मःम पकाउने भाँडो | Aluminium
Chef Knife 8 inch | भान्साको चक्कु | Carbon steel
Ceramic Teapot with Strainer | चियादानी | 900 ml
Coffee Mug, Handmade | कफी कप | Stoneware
Wooden Spoon Set | काठको चम्चा | Five pieces
Stone Mortar (Khal) | सिलौटो | Granite
Gas Stove, 2 Burner | ग्यास चुलो | Glass top
Masala Box, Steel | मसला डब्बा | Seven cups
Water Filter, Gravity | पानी फिल्टर | 20 litres
Lunch Box, 3 Layer | टिफिन | Insulated
`,
  },
  {
    vendor: 'Annapurna Outdoors',
    categories: ['Outdoor', 'पदयात्रा', 'Trekking Gear'],
    lines: `
Trekking Poles, Pair | ट्रेकिङ लट्ठी | Carbon
Down Jacket, 800 Fill | डाउन ज्याकेट | Packs small
Trekking Backpack 50 litre | ब्याग | With rain cover
Sleeping Bag -10 °C | सुत्ने झोला | Duck down
Two-person Tent | पाल | Three seasons
Rain Jacket, Breathable | वर्षाको ज्याकेट | Taped seams
Head Torch 300 lm | हेडल्याम्प | Rechargeable
Water Purification Tablets | पानी शुद्ध पार्ने चक्की | 50 pieces
Trekking Map: Everest Base Camp | नक्सा | 1:60000
Climbing Rope 60 m | डोरी | 9.8 mm
Camping Stove | क्याम्पिङ चुलो | Folding
Polarised Sunglasses | चश्मा | UV 400
Folding Umbrella | छाता | Windproof
Khukuri, Service No. 1 | खुकुरी | Bhojpure blade with sheath
`,
  },
  {
    vendor: 'Sajha Home and Books',
    categories: ['Home', 'घर', 'Books, Music and Toys'],
    lines: `
Muna Madan by Devkota | मुनामदन | Poetry
Nepali Cookbook | नेपाली खाना | 100 recipes
Bamboo Flute, C Scale | बाँसुरी | Tuned
Madal Drum | मादल | With ring
Sarangi, Four Strings | सारङ्गी | Carved
Cotton Bedsheet, Double | सुती तन्ना | With two pillow covers
Cotton Quilt | सिरक | Winter
Tibetan Carpet 3 × 5 ft | तिब्बती गलैंचा | 60 knots
Wool Rug, Round | ऊनी राडी | Radi pakhi
Bath Towel, Cotton | तौलिया | 500 gsm
Herbal Soap, Neem | निम साबुन | Handmade
Amriso Broom | अम्रिसो कुचो | Soft
Wooden Toy Elephant | काठको खेलौना हात्ती | Painted
Football Size 5 | भकुन्डो | Stitched
Carrom Board | क्यारम बोर्ड | Full size
`,
  },
];

export const marketProducts: ProductFacts[] = market.flatMap(({ vendor, categories, lines }) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', titleNe = '', details = ''] = line.split('|').map((part) => part.trim());
      return {
        titles: titleNe ? [title, titleNe] : [title],
        vendors: [vendor],
        categories,
        choices: [],
        details: [details],
      };
    }),
);
