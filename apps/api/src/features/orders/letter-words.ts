import type { Language } from '@haat/contract/core/language';

/** Statuses that a shopper is written to about. */
export const statusesToldOf = ['dispatched', 'delivered', 'cancelled'] as const;
export type StatusTold = (typeof statusesToldOf)[number];

interface Words {
  subject: string;
  text: string;
}

/** What mails about orders say. `{shop}`, `{seller}`, `{number}` and the like stand for what they are called. */
export interface OrderWords {
  greeting: string;
  placed: Words;
  moved: Record<StatusTold, Words>;
  toSeller: { placed: Words; cancelled: Words };
  track: string;
  soldBy: string;
  number: string;
  ordered: string;
  amount: string;
  subtotal: string;
  delivery: string;
  free: string;
  total: string;
  payOnDelivery: string;
  payParcel: string;
  parcelsTogether: string;
  deliverTo: string;
  name: string;
  address: string;
  phone: string;
  note: string;
}

const english: OrderWords = {
  greeting: 'Namaste,',
  placed: {
    subject: 'Your order at {shop}',
    text: 'Thank you for your order at {shop}. The sellers have it now and will prepare it. You can follow each parcel by its link, without signing in.',
  },
  moved: {
    dispatched: {
      subject: 'Your order {number} from {seller} is on its way',
      text: 'Your order from {seller} has left and is on its way to you. Please keep {total} ready for the delivery.',
    },
    delivered: {
      subject: 'Your order {number} from {seller} was delivered',
      text: 'Your order from {seller} was delivered. Thank you for shopping at {shop}. If something is not as it should be, please write to us.',
    },
    cancelled: {
      subject: 'Your order {number} from {seller} is cancelled',
      text: 'Your order from {seller} is cancelled. There is nothing to pay for it.',
    },
  },
  toSeller: {
    placed: {
      subject: 'New order {number} at {shop}: {total}',
      text: 'Somebody has ordered from {seller}. Please confirm it and prepare it.',
    },
    cancelled: {
      subject: 'Order {number} at {shop} was cancelled',
      text: 'The shopper has cancelled this order from {seller}. Please do not send it. Its pieces are back in your stock.',
    },
  },
  track: 'Follow this order',
  soldBy: 'From {seller}',
  number: 'Order number',
  ordered: 'Ordered',
  amount: '{quantity} × {title}',
  subtotal: 'Goods',
  delivery: 'Delivery',
  free: 'Free',
  total: 'Total',
  payOnDelivery: 'To pay in cash on delivery',
  payParcel: 'To pay in cash to the courier of {seller} when this parcel comes',
  parcelsTogether: 'All {parcels} parcels together',
  deliverTo: 'Deliver to',
  name: 'Name',
  address: 'Address',
  phone: 'Phone',
  note: 'Note',
};

const nepali: OrderWords = {
  greeting: 'नमस्ते,',
  placed: {
    subject: '{shop}मा तपाईंको अर्डर',
    text: '{shop}मा अर्डर गर्नुभएकोमा धन्यवाद। विक्रेताहरूले अर्डर पाइसक्नुभयो र तयारी गर्नुहुनेछ। लगइन नगरी पनि प्रत्येक अर्डर कहाँ पुग्यो भनी तलको लिङ्कबाट हेर्न सक्नुहुन्छ।',
  },
  moved: {
    dispatched: {
      subject: '{seller}बाट तपाईंको अर्डर {number} पठाइयो',
      text: '{seller}बाट तपाईंको अर्डर पठाइएको छ र बाटोमा छ। कृपया सामान बुझ्दा तिर्न {total} तयार राख्नुहोस्।',
    },
    delivered: {
      subject: '{seller}बाट तपाईंको अर्डर {number} आइपुग्यो',
      text: '{seller}बाट तपाईंको अर्डर बुझाइयो। {shop}मा किनमेल गर्नुभएकोमा धन्यवाद। केही ठीक नलागेमा कृपया हामीलाई लेख्नुहोस्।',
    },
    cancelled: {
      subject: '{seller}बाटको तपाईंको अर्डर {number} रद्द भयो',
      text: '{seller}बाटको तपाईंको अर्डर रद्द भएको छ। यसका लागि केही तिर्नु पर्दैन।',
    },
  },
  toSeller: {
    placed: {
      subject: '{shop}मा नयाँ अर्डर {number}: {total}',
      text: '{seller}मा नयाँ अर्डर आएको छ। कृपया पुष्टि गरी तयारी गर्नुहोस्।',
    },
    cancelled: {
      subject: '{shop}मा अर्डर {number} रद्द भयो',
      text: 'ग्राहकले {seller}बाटको यो अर्डर रद्द गर्नुभयो। कृपया सामान नपठाउनुहोस्। सामान तपाईंको मौज्दातमा फिर्ता भइसक्यो।',
    },
  },
  track: 'यो अर्डर कहाँ पुग्यो हेर्नुहोस्',
  soldBy: 'विक्रेता: {seller}',
  number: 'अर्डर नम्बर',
  ordered: 'अर्डर मिति',
  amount: '{quantity} × {title}',
  subtotal: 'सामान',
  delivery: 'डेलिभरी',
  free: 'निःशुल्क',
  total: 'जम्मा',
  payOnDelivery: 'सामान बुझ्दा नगद तिर्नुपर्ने',
  payParcel: 'विक्रेता {seller}: यो पार्सल बुझ्दा नगद तिर्नुपर्ने',
  parcelsTogether: '{parcels} वटै पार्सलको जम्मा',
  deliverTo: 'पठाउने ठेगाना',
  name: 'नाम',
  address: 'ठेगाना',
  phone: 'फोन',
  note: 'टिप्पणी',
};

/** The words of every mail about orders, in both languages. */
export const orderWords: Record<Language, OrderWords> = { 'en-US': english, 'ne-NP': nepali };
