import type { GivenPageText } from '../page-text.ts';

/** The words of /about (spec §1: the about set). */
export const about: GivenPageText = {
  title: 'About {shop}',
  description: 'Who {shop} is, who sells here and how buying works.',
  sections: [
    {
      heading: 'One market, many sellers',
      text: '{shop} brings independent sellers from across Nepal together in one place. Each product names its seller, and each seller has a page of its own with its town and registration.',
    },
    {
      heading: 'How buying works',
      text: 'Put what you like into the cart, choose your address and place the order. You see the price and the delivery fee before you order, and pay in cash when the parcel arrives. You can follow each order in your profile.',
    },
    {
      heading: 'What you can rely on',
      text: 'Nothing is added to the price and fee you were shown. An order can be cancelled while it is pending. What is broken or not as described goes back at no cost to you.',
    },
    { heading: 'Talk to us', text: 'We are glad to help: {contact}.' },
  ],
};
