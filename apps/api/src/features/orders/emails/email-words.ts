import type { Language } from '@haat/contract/core/language';

/** Statuses that a shopper is written to about, and what becomes of an order besides. */
export const emailedStatuses = ['dispatched', 'delivered', 'cancelled', 'expired', 'returned'] as const;
export type EmailedStatus = (typeof emailedStatuses)[number];

interface Words {
  subject: string;
  text: string;
}

/** What mails about orders say. `{shop}`, `{seller}`, `{number}` and the like stand for what they are called. */
export interface OrderWords {
  greeting: string;
  placed: Words;
  /** A guest's: `{hours}` are those in which it is to be confirmed. */
  toConfirm: Words;
  hours: (n: number, digits: string) => string;
  moved: Record<EmailedStatus, Words>;
  toSeller: Record<'placed' | 'placedByGuest' | 'cancelled' | 'expired', Words>;
  reason: string;
  track: string;
  confirm: string;
  soldBy: string;
  number: string;
  ordered: string;
  amount: string;
  /** A piece for which shopper and seller agreed on less. */
  agreed: string;
  subtotal: string;
  delivery: string;
  free: string;
  total: string;
  payOnDelivery: string;
  paid: string;
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
    text: 'Thank you for your order at {shop}. The sellers have it now and will prepare it. You can track each parcel by its link, without logging in.',
  },
  toConfirm: {
    subject: 'Please confirm your order at {shop}',
    text: 'Thank you for your order at {shop}. Please confirm it within {hours}: until then we keep the items for you; after that the order is cancelled automatically. If you did not place this order, you need not do anything.',
  },
  hours: (n, digits) => (n === 1 ? '1 hour' : `${digits} hours`),
  moved: {
    dispatched: {
      subject: 'Your order {number} from {seller} is on its way',
      text: 'Your order from {seller} has left and is on its way to you. Please keep {total} ready for the delivery.',
    },
    delivered: {
      subject: 'Your order {number} from {seller} was delivered',
      text: 'Your order from {seller} was delivered. Thank you for shopping at {shop}. If anything is not right, please write to us.',
    },
    cancelled: {
      subject: 'Your order {number} from {seller} is cancelled',
      text: 'Your order from {seller} is cancelled. There is nothing to pay for it.',
    },
    expired: {
      subject: 'Your order {number} from {seller} was not confirmed',
      text: 'Nobody confirmed your order from {seller} in time, so it is cancelled. There is nothing to pay for it. You are welcome to order again.',
    },
    returned: {
      subject: 'Your order {number} from {seller} was returned',
      text: 'Your order from {seller} is back with the seller. There is nothing to pay for it. If you have paid already, or did not send it back, please write to us.',
    },
  },
  toSeller: {
    placed: {
      subject: 'New order {number} at {shop}: {total}',
      text: 'There is a new order for {seller}. Please confirm it and prepare it.',
    },
    placedByGuest: {
      subject: 'New order {number} at {shop}, to be confirmed: {total}',
      text: 'Somebody without an account has ordered from {seller}. Please call them before you prepare the order, and confirm it when you have spoken. If neither of you confirms it within {hours}, it is cancelled and the items go back into your stock.',
    },
    expired: {
      subject: 'Order {number} at {shop} was not confirmed',
      text: 'Nobody confirmed this order from {seller} in time, so it is cancelled. Please do not send it. The stock has been returned.',
    },
    cancelled: {
      subject: 'Order {number} at {shop} was cancelled',
      text: 'The shopper has cancelled this order from {seller}. Please do not send it. The stock has been returned.',
    },
  },
  reason: 'The seller writes: {reason}',
  track: 'Track this order',
  confirm: 'Look at the order and confirm it',
  soldBy: 'From {seller}',
  number: 'Order number',
  ordered: 'Ordered',
  amount: '{quantity} × {title}',
  agreed: 'agreed price instead of {price}',
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  free: 'Free',
  total: 'Total',
  payOnDelivery: 'To pay in cash on delivery',
  paid: 'Paid in cash',
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
  toConfirm: {
    subject: '{shop}: कृपया आफ्नो अर्डर पुष्टि गर्नुहोस्',
    text: 'अर्डर गर्नुभएकोमा धन्यवाद। कृपया {hours}भित्र पुष्टि गर्नुहोस्: त्यतिन्जेल सामान तपाईंका लागि राखिन्छ, त्यसपछि अर्डर आफैँ रद्द हुन्छ। तपाईंले केही अर्डर गर्नुभएको छैन भने केही गर्नुपर्दैन।',
  },
  hours: (_, digits) => `${digits} घण्टा`,
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
      text: '{seller}बाटको तपाईंको अर्डर रद्द भएको छ। यसका लागि केही तिर्नुपर्दैन।',
    },
    expired: {
      subject: 'तपाईंको अर्डर {number} पुष्टि भएन',
      text: 'समयमै पुष्टि नभएकाले तपाईंको अर्डर रद्द भयो (विक्रेता: {seller})। यसका लागि केही तिर्नुपर्दैन। जहिले पनि फेरि अर्डर गर्न सक्नुहुन्छ।',
    },
    returned: {
      subject: '{seller}बाटको तपाईंको अर्डर {number} फर्कियो',
      text: '{seller}बाटको तपाईंको अर्डर विक्रेताकहाँ फर्किएको छ। यसका लागि केही तिर्नुपर्दैन। तिरिसक्नुभएको छ वा तपाईंले फर्काउनुभएको होइन भने कृपया हामीलाई लेख्नुहोस्।',
    },
  },
  toSeller: {
    placed: {
      subject: '{shop}मा नयाँ अर्डर {number}: {total}',
      text: '{seller}मा नयाँ अर्डर आएको छ। कृपया पुष्टि गरी तयारी गर्नुहोस्।',
    },
    placedByGuest: {
      subject: '{shop}: पुष्टि गर्नुपर्ने नयाँ अर्डर {number}: {total}',
      text: 'खाता नभएका ग्राहकले अर्डर गर्नुभएको छ (विक्रेता: {seller})। तयारी गर्नुअघि कृपया फोन गर्नुहोस्, र कुरा भएपछि अर्डर पुष्टि गर्नुहोस्। {hours}भित्र कसैले पुष्टि नगरे अर्डर रद्द हुन्छ र सामान तपाईंको स्टकमा फिर्ता हुन्छ।',
    },
    expired: {
      subject: '{shop}: अर्डर {number} पुष्टि भएन',
      text: 'समयमै पुष्टि नभएकाले यो अर्डर रद्द भयो (विक्रेता: {seller})। कृपया सामान नपठाउनुहोस्। सामान तपाईंको स्टकमा फिर्ता भइसक्यो।',
    },
    cancelled: {
      subject: '{shop}मा अर्डर {number} रद्द भयो',
      text: 'ग्राहकले {seller}बाटको यो अर्डर रद्द गर्नुभयो। कृपया सामान नपठाउनुहोस्। सामान तपाईंको स्टकमा फिर्ता भइसक्यो।',
    },
  },
  reason: 'विक्रेताले लेख्नुभएको छ: {reason}',
  confirm: 'अर्डर हेरेर पुष्टि गर्नुहोस्',
  track: 'यो अर्डर कहाँ पुग्यो हेर्नुहोस्',
  soldBy: 'विक्रेता: {seller}',
  number: 'अर्डर नम्बर',
  ordered: 'अर्डर मिति',
  amount: '{quantity} × {title}',
  agreed: '{price} को सट्टा मिलेको मूल्य',
  subtotal: 'सामानको मूल्य',
  delivery: 'डेलिभरी',
  free: 'निःशुल्क',
  total: 'जम्मा',
  payOnDelivery: 'सामान बुझ्दा नगद तिर्नुपर्ने',
  paid: 'नगद तिरिएको',
  payParcel: 'विक्रेता {seller}: यो पार्सल बुझ्दा नगद तिर्नुपर्ने',
  parcelsTogether: '{parcels} वटै पार्सलको जम्मा',
  deliverTo: 'पठाउने ठेगाना',
  name: 'नाम',
  address: 'ठेगाना',
  phone: 'फोन',
  note: 'सन्देश',
};

/** The words of every mail about orders, in both languages. */
export const orderWords: Record<Language, OrderWords> = { 'en-US': english, 'ne-NP': nepali };
