import type { PageText } from '../page-text.ts';

/** Contact, questions, blog, categories and the legal pages (spec §2). */
export const pages = {
  contact: {
    title: 'Contact us',
    description: 'Phone, email, address and messages: how to reach {shop}.',
    sections: [],
  },
  blog: { title: 'Blog', description: 'Stories and advice from {shop}.', sections: [] },
  categories: {
    title: 'All Categories',
    description: 'Everything that {shop} sells, by category.',
    sections: [],
  },
  faq: {
    title: 'Frequently asked questions',
    description: 'Paying, delivery, cancelling and returns at {shop}.',
    sections: [
      {
        heading: 'How do I pay?',
        text: 'In cash, when the parcel is in your hands. The delivery fee is shown before you order and nothing is added at the door.',
      },
      {
        heading: 'What does delivery cost?',
        text: 'It depends on your area. The fee is on the page of shipping information, and on the summary before you place the order.',
      },
      {
        heading: 'Can I cancel an order?',
        text: 'Yes, while it is pending: open it in your profile. Afterwards, get in touch: {contact}.',
      },
      {
        heading: 'Can I send something back?',
        text: 'Yes: unused goods within seven days, and anything broken or not as described. See the return policy.',
      },
      {
        heading: 'Who sells here?',
        text: 'Independent sellers. Each product names its seller and links to the page of that seller.',
      },
    ],
  },
  'terms-and-conditions': {
    title: 'Terms and Conditions',
    description: 'The conditions under which goods are sold at {shop}.',
    sections: [
      {
        heading: 'Who sells',
        text: 'The seller named on the product sells it to you; {shop} runs the marketplace. An order with goods of several sellers becomes one order for each seller.',
      },
      {
        heading: 'Prices',
        text: 'Prices are in Nepali rupees. Where the seller is registered for VAT, they include VAT of 13 %. You pay the stated price and the delivery fee shown before you order, nothing beyond.',
      },
      { heading: 'Payment', text: 'You pay in cash on delivery.' },
      {
        heading: 'Cancelling',
        text: 'You may cancel an order free of charge in your profile while it is pending. After that, please contact us.',
      },
      {
        heading: 'Complaints and law',
        text: 'Send complaints to {contact}. The law of Nepal applies, among it the E-Commerce Act 2081; nothing here takes away a right that it gives you.',
      },
    ],
  },
  'terms-of-service': {
    title: 'Terms of Service',
    description: 'The rules for using the site of {shop}.',
    sections: [
      {
        heading: 'Your account',
        text: 'Keep your password to yourself and your details correct. You may look around the shop without an account.',
      },
      {
        heading: 'Reviews and messages',
        text: 'What you write should be honest, your own and lawful. Reviews are the opinions of those who wrote them. What breaks the law or insults people may be removed.',
      },
      {
        heading: 'Fair use',
        text: 'Do not disturb the service, try to get into accounts of others, or place orders you do not mean.',
      },
      {
        heading: 'Changes and questions',
        text: 'The site may change or be unavailable for a while. An order already placed keeps the terms it was placed under. Questions: {contact}.',
      },
    ],
  },
  'privacy-policy': {
    title: 'Privacy Policy',
    description: 'What {shop} knows about you, and what for.',
    sections: [
      {
        heading: 'What we keep',
        text: 'Your name, email, phone number, delivery addresses, orders, wishlist and reviews. Your password is kept only as a hash, from which it cannot be read.',
      },
      {
        heading: 'What for',
        text: 'To take and deliver your orders and to answer you. The seller and whoever delivers get the name, phone number and address they need for that. We sell your data to nobody and show no advertising of others.',
      },
      {
        heading: 'Other services',
        text: 'A product video from another site is loaded only when you start it. The chat button opens a messaging service, whose own terms apply there.',
      },
      {
        heading: 'How long',
        text: 'Orders, invoices and complaints are kept as long as the law of Nepal demands, five years at present.',
      },
      {
        heading: 'Your wishes',
        text: 'Ask us what we hold about you, or to correct or delete it: {contact}.',
      },
    ],
  },
  'cookie-policy': {
    title: 'Cookie Policy',
    description: 'The cookies and browser storage that {shop} uses.',
    sections: [
      {
        heading: 'Cookies',
        text: 'Four, each for 30 days: user-token keeps you logged in, user-detail holds your name, email and picture for display, subdom remembers the shop, and locale your language.',
      },
      {
        heading: 'Browser storage',
        text: 'Kept in your browser until you delete it: myCart (your cart), compare (products you compare), choices (chosen sizes and colours), theme-mode (light or dark) and shop-theme (colours of the shop). That a popup was shown is remembered until you close the tab.',
      },
      {
        heading: 'No tracking',
        text: 'There are no cookies for advertising or for following you. You can delete all of them in the settings of your browser; you are then logged out and your cart is empty.',
      },
    ],
  },
  'shipping-info': {
    title: 'Shipping Information',
    description: 'Where {shop} delivers, and what it costs.',
    sections: [
      { heading: 'Where', text: 'We deliver within Nepal, to the areas you can choose in your address.' },
      {
        heading: 'Cost',
        text: 'The fee of your area is shown before you place the order. Nothing is added at the door.',
      },
      {
        heading: 'When',
        text: 'Each order in your profile shows how far it is and when the next step is expected. Weather and roads can make it later.',
      },
    ],
  },
  'return-policy': {
    title: 'Return Policy',
    description: 'Sending goods back to {shop}, and getting your money back.',
    sections: [
      {
        heading: 'Seven days',
        text: 'You may send unused goods back, free of charge, within seven days after they arrived.',
      },
      {
        heading: 'Broken, wrong or not as described',
        text: 'Tell us, with a photo if you can. The return costs you nothing, and you choose between another one and your money.',
      },
      {
        heading: 'What cannot come back',
        text: 'Opened food stays with you, unless it is spoiled or not as described.',
      },
      { heading: 'How', text: 'Contact us with the number of the order from your profile: {contact}.' },
      { heading: 'Your money', text: 'You get the refund within seven days after the goods are back.' },
    ],
  },
} satisfies Record<string, PageText>;
