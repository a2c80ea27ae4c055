import { daysAgo, demoId } from './ids.ts';
import { richText } from './draft-products.ts';
import type { BothLanguages, DemoBlog } from './types.ts';

interface Post {
  slug: string;
  days: number;
  title: BothLanguages;
  summary: BothLanguages;
  /** Lines as in a product's description. */
  body: BothLanguages;
}

const postsOf = (shop: string, posts: Post[]): DemoBlog[] =>
  posts.map(({ slug, days, title, summary, body }) => ({
    id: demoId('blog', `${shop}/${slug}`),
    slug,
    title,
    summary,
    body: { en: richText(body.en), ne: richText(body.ne) },
    image: `${shop}-${slug}`,
    publishedAt: daysAgo(days),
  }));

export const haatBlogs = postsOf('haat', [
  {
    slug: 'dhaka-by-hand',
    days: 9,
    title: { en: 'How to tell hand-woven dhaka from print', ne: 'हाते तानको ढाका कसरी चिन्ने?' },
    summary: {
      en: 'Turn it over: the back tells you everything. Four signs that take ten seconds.',
      ne: 'पल्टाएर हेर्नुहोस्: पछाडिको भागले सबै भन्छ। दस सेकेन्डमा चिनिने चार सङ्केत।',
    },
    body: {
      en: `A metre of dhaka takes a weaver the better part of two days, because every diamond is laid in by hand while the cloth grows. A printed copy takes a machine a few seconds. Both have their place, but only one should cost what the other does.
        - The back: on woven cloth you see the ends of the coloured threads; on print it is pale and blurred.
        - The edge: hand looms leave a firm edge with small irregular loops.
        - The pattern: look along one row. A hand is never quite the same twice.
        - The touch: the motif is a little raised under your finger.
        If you are still unsure, ask the seller who wove it. Somebody who knows the weaver will tell you the name.`,
      ne: `एक मिटर ढाका बुन्न बुनकरलाई झन्डै दुई दिन लाग्छ, किनकि हरेक बुट्टा कपडा बुन्दै जाँदा हातले भरिन्छ। छापिएको नक्कल भने मेसिनले केही सेकेन्डमै बनाउँछ।
        - पछाडिको भाग: बुनेकोमा रङ्गीन धागोका टुप्पा देखिन्छन्, छापिएकोमा फिक्का र धमिलो।
        - किनार: हाते तानको किनार कसिलो र अलि असमान हुन्छ।
        - बुट्टा: एक लहर हेर्नुहोस्, हातले ठ्याक्कै उही दोहोर्‍याउँदैन।
        - स्पर्श: औँलाले छुँदा बुट्टा अलि उठेको हुन्छ।
        अझै शङ्का लागे कसले बुनेको भनेर सोध्नुहोस्। बुनकर चिन्नेले नाम भन्छ।`,
    },
  },
  {
    slug: 'brew-ilam-tea',
    days: 23,
    title: { en: 'Brewing Ilam tea: water, time and patience', ne: 'इलामको चिया: पानी, समय र धैर्य' },
    summary: {
      en: 'Why boiling water spoils green tea, and how to get three cups from one spoon.',
      ne: 'उम्लिरहेको पानीले हरियो चिया किन बिगार्छ, र एक चम्चाबाट तीन कप कसरी।',
    },
    body: {
      en: `Whole leaves want room and the right heat. Put one teaspoon in a pot, never in a tight egg, and warm the pot first.
        - Black, first flush: just off the boil, three minutes, without milk.
        - Green: let the kettle stand five minutes, then two minutes in the pot.
        - White: the same water, but five minutes.
        - Masala: this one is boiled, half water and half milk, until it climbs.
        Pour off all of it; leaves left standing turn bitter. Then fill up again: the second cup of an orthodox tea is often the best, and the third is for the one who washes up.`,
      ne: `पूरा पातलाई ठाउँ र ठीक तापक्रम चाहिन्छ। पहिले चियादानी तताउनुहोस् र एक चिया चम्चा हाल्नुहोस्।
        - कालो, पहिलो टिपाइ: भर्खरै उम्लेको पानी, तीन मिनेट, दूध नहाली।
        - हरियो: पानी पाँच मिनेट सेलाएर दुई मिनेट।
        - सेतो: त्यही पानी, तर पाँच मिनेट।
        - मसला: आधा पानी, आधा दूधमा उमाल्ने।
        सबै खन्याउनुहोस्; भिजिरहे तितो हुन्छ। अर्थोडक्स चियाको दोस्रो कप प्रायः सबैभन्दा राम्रो हुन्छ।`,
    },
  },
  {
    slug: 'first-trek',
    days: 41,
    title: { en: 'Packing for a first trek: ten kilos are enough', ne: 'पहिलो पदयात्राको झोला: दस किलो पुग्छ' },
    summary: {
      en: 'A guide from Lakeside unpacks his own bag and says what he left at home.',
      ne: 'लेकसाइडका पथप्रदर्शकले आफ्नै झोला खोलेर के–के घरमै छाडे भन्छन्।',
    },
    body: {
      en: `Most people carry their fears. Put everything on the bed, then take a third away; you will not miss it.
        - Two sets of clothes: one to walk in, one dry for the evening.
        - A shell against rain, something warm, a cap, gloves from October on.
        - One litre to drink, and a way to make water safe.
        - Plasters for blisters on top of the bag, not at the bottom.
        - Cash in small notes, and somebody at home who knows your plan.
        Walk in your boots for a week before you go. Above 3,000 metres sleep no more than 500 metres higher each night, and turn back with a headache that will not leave.`,
      ne: `धेरैले आफ्नो डर बोक्छन्। सबै सामान ओछ्यानमा राख्नुहोस् र एक तिहाइ झिक्नुहोस्; खाँचो पर्दैन।
        - दुई जोर लुगा: हिँड्ने एक, साँझका लागि सुख्खा एक।
        - वर्षा छेक्ने, न्यानो, टोपी र असोजदेखि पन्जा।
        - एक लिटर पानी र पानी शुद्ध गर्ने उपाय।
        - फोकाको पट्टी झोलाको माथि, पिँधमा होइन।
        - साना नोट, र योजना थाहा भएको घरको कोही।
        जानुअघि एक साता जुत्ता लगाएर हिँड्नुहोस्। तीन हजार मिटरमाथि एक रातमा पाँच सय मिटरभन्दा बढी नचढ्नुहोस्।`,
    },
  },
  {
    slug: 'cash-on-delivery',
    days: 58,
    title: { en: 'What happens between your order and the door', ne: 'अर्डरदेखि ढोकासम्म के हुन्छ?' },
    summary: {
      en: 'Five steps, who does each, and when you can still change your mind.',
      ne: 'पाँच चरण, कसले के गर्छ, र कहिलेसम्म मन बदल्न मिल्छ।',
    },
    body: {
      en: `You order; nothing is paid yet. The seller sees it at once and checks the shelf.
        - Pending: you can cancel with one tap, no questions.
        - Confirmed: the seller packs it with a bill inside.
        - Dispatched: the courier has it, and you see so in your profile.
        - Arrived: it is in your town; the courier rings before coming.
        - Delivered: look at it first, then pay. Never more than the total you saw when you ordered.
        Something wrong? Seven days for unused goods; broken or different goods go back at our cost.`,
      ne: `अर्डर गर्दा पैसा तिरिँदैन। विक्रेताले तुरुन्तै देख्नुहुन्छ र सामान जाँच्नुहुन्छ।
        - पर्खाइमा: एक थिचाइमै रद्द गर्न मिल्छ।
        - पुष्टि भयो: विक्रेताले बिलसहित प्याक गर्नुहुन्छ।
        - पठाइयो: कुरियरसँग छ, प्रोफाइलमा देखिन्छ।
        - आइपुग्यो: तपाईंको सहरमा छ, कुरियरले फोन गर्छ।
        - बुझाइयो: पहिले हेर्नुहोस्, अनि तिर्नुहोस्। अर्डर गर्दा देखेकोभन्दा बढी कहिल्यै होइन।
        चित्त बुझेन? प्रयोग नगरेको सामान सात दिनभित्र फिर्ता हुन्छ; बिग्रेको वा अर्कै सामान हाम्रै खर्चमा।`,
    },
  },
  {
    slug: 'singing-bowl',
    days: 77,
    title: { en: 'A morning in a singing-bowl workshop', ne: 'सिङ्गिङ बाउल कार्यशालाको एक बिहान' },
    summary: {
      en: 'Four hammers, one fire, and a man who hears a millimetre.',
      ne: 'चार घन, एउटा आगो, र एक मिलिमिटर सुन्ने मान्छे।',
    },
    body: {
      en: `The disc of bronze goes into the fire until it glows like a tangerine. Then four people strike in turn, never two at once, and the fifth turns it with tongs. After nine heats it is a bowl; after fifteen it begins to speak.
        The last hour belongs to one man alone. He scrapes, listens, scrapes again. A hair’s breadth off the rim raises the tone; off the base, it falls. “You cannot put it back,” he says, and scrapes once more.
        We carried six bowls home on our knees. They hummed at every bump in the road.`,
      ne: `काँसको चक्का सुन्तलाजस्तो रातो नभएसम्म आगोमा राखिन्छ। अनि चार जनाले पालैपालो घन हान्छन्, पाँचौँले चिम्टाले घुमाउँछ। नौ पटक तताएपछि बाउल बन्छ, पन्ध्र पटकपछि बोल्न थाल्छ।
        अन्तिम एक घण्टा एक जनाको मात्र हो। ऊ खुर्कन्छ, सुन्छ, फेरि खुर्कन्छ। “एक पटक खुर्केको फेरि टाँसिँदैन,” ऊ भन्छ।
        छ वटा बाउल काखमा राखेर फर्कियौँ। बाटोको हरेक उफ्राइमा ती गुञ्जिए।`,
    },
  },
]);

export const himalBlogs = postsOf('himal', [
  {
    slug: 'altitude',
    days: 15,
    title: { en: 'Going high, slowly', ne: 'बिस्तारै, अग्लोतिर' },
    summary: { en: 'Three rules that bring people home.', ne: 'मान्छेलाई सकुशल फर्काउने तीन नियम।' },
    body: {
      en: `The mountain is not in a hurry, and it wins against those who are.
        - Sleep no more than 500 metres higher each night above 3,000 metres, and rest every third day.
        - Drink and eat even when you do not feel like it.
        - With a headache that will not go, do not go up. If it gets worse, go down, also at night.
        Tell somebody how you feel. The silent ones worry us most.`,
      ne: `हिमाल हतारमा हुँदैन, र हतार गर्नेलाई जित्छ।
        - तीन हजार मिटरमाथि एक रातमा पाँच सय मिटरभन्दा बढी नचढ्नुहोस्, तेस्रो दिन आराम गर्नुहोस्।
        - मन नलागे पनि पानी पिउनुहोस्, खाना खानुहोस्।
        - टाउको दुखिरहे माथि नजानुहोस्। बढ्दै गए राति भए पनि तल झर्नुहोस्।
        आफूलाई कस्तो छ भन्नुहोस्। चुप लाग्नेकै चिन्ता बढी हुन्छ।`,
    },
  },
]);
