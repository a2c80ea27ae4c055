import type { GivenPageText } from '../page-text.ts';

/** Contact, questions, blog and categories (spec §2). */
export const pages = {
  contact: {
    title: 'Contact us',
    description: 'Phone, email, address and messages: how to reach {shop}.',
    sections: [
      {
        heading: 'Complaints',
        text: 'You can reach our grievance contact in the same ways, about goods, sellers, delivery, reviews or this site. Please give the order number if there is one. We will answer you, and we keep your complaint and our answer for five years.',
      },
      { heading: 'Who runs this shop', text: '{business}' },
    ],
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
        text: 'It depends on your area. You find the fee under Shipping Information, and in the order summary before you place the order.',
      },
      {
        heading: 'When does it arrive?',
        text: 'Usually within two days in the Kathmandu valley, three to five days in other cities, and up to nine days in the far hills, weather and roads permitting. Your profile shows how far an order is.',
      },
      {
        heading: 'Do I need an account?',
        text: 'Not to browse, search, compare and fill your cart. To place an order you log in, so that you can track it and cancel it.',
      },
      {
        heading: 'Can I cancel an order?',
        text: 'Yes, while it is pending: open it in your profile. Afterwards, get in touch: {contact}.',
      },
      {
        heading: 'Can I send something back?',
        text: 'Yes: unused goods within {days}, and anything broken or not as described at no cost to you. See the return policy.',
        withoutReturns: {
          heading: 'Can I send something back?',
          text: 'What is broken, wrong or not as described, at no cost to you. See the return policy.',
        },
      },
      {
        heading: 'When do I get my money back?',
        text: 'Within seven days after the goods are back, to a bank account or wallet in your name.',
      },
      {
        heading: 'Do I get a bill?',
        text: 'Yes, with every order, from the seller. Where the seller is registered for VAT, it shows the VAT that is in the price.',
      },
      {
        heading: 'Who sells here?',
        text: "Independent sellers. Each product names its seller and links to the seller's page.",
      },
      {
        heading: 'Something went wrong. Whom do I tell?',
        text: 'Write with the contact form, or get in touch: {contact}. Complaints go to our grievance contact.',
      },
    ],
  },
} satisfies Record<string, GivenPageText>;
