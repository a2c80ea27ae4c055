import type { GivenPageText } from '../page-text.ts';

/** The legal pages (spec §2), for a shop in Nepal. */
export const policies = {
  'terms-and-conditions': {
    title: 'Terms and Conditions',
    description: 'The conditions under which goods are sold at {shop}.',
    sections: [
      {
        heading: 'Who you buy from',
        text: 'The seller named on the product sells it to you, and the bill comes from that seller; {shop} runs the marketplace: {business}. An order with goods of several sellers becomes one order for each seller.',
      },
      {
        heading: 'Ordering',
        text: 'You can review your order before you place it. It is binding for both sides once the seller has confirmed it; until then either side may withdraw, and you pay nothing.',
      },
      {
        heading: 'Prices',
        text: 'Prices are in Nepali rupees. Where the seller is registered for VAT, they include 13% VAT. You pay the stated price and the delivery fee shown before you order, and nothing else. An agreed offer applies to the product and the quantity it was made for.',
      },
      {
        heading: 'Payment and bill',
        text: 'You pay in cash when the parcel is in your hands. Every order comes with a bill, also when you pay in cash.',
      },
      {
        heading: 'Delivery',
        text: 'We deliver within Nepal. Areas, fees and times are listed in the shipping information. If a parcel is lost or damaged on the way, the loss is not yours: you get a replacement or your money back.',
      },
      {
        heading: 'Cancelling',
        text: 'You may cancel an order free of charge in your profile while it is pending. After that, tell us before it is dispatched, and we will stop it if we still can; once it has arrived, you may send it back under the return policy.',
      },
      {
        heading: 'Returns and warranty',
        text: 'You can return unused goods within {days}, and anything broken or not as described at no cost to you: see the return policy. A warranty of the seller or the maker is stated on the product page and applies in addition.',
        withoutReturns: {
          heading: 'Returns and warranty',
          text: 'You can return anything broken, wrong or not as described at no cost to you: see the return policy. A warranty of the seller or the maker is stated on the product page and applies in addition.',
        },
      },
      {
        heading: 'Complaints',
        text: 'Our grievance contact takes complaints about goods, sellers, delivery and this site: {contact}. Please give the order number if there is one. Complaints and answers are kept for five years. If our answer does not satisfy you, you may turn to the Department of Commerce, Supplies and Consumer Protection.',
      },
      {
        heading: 'Law',
        text: 'The law of Nepal applies, including the E-Commerce Act 2081 and the Consumer Protection Act 2075. Nothing here takes away a right that the law gives you.',
      },
    ],
  },
  'terms-of-service': {
    title: 'Terms of Service',
    description: 'The rules for using the site of {shop}.',
    sections: [
      {
        heading: 'Without an account',
        text: 'You can browse, search, compare and fill a cart without an account. Orders, the wishlist, reviews and questions to sellers need one.',
      },
      {
        heading: 'Your account',
        text: 'One account is for one person. Keep your password to yourself and your details correct, and tell us if you think that somebody else is using your account. You may delete it whenever none of your orders is on its way.',
      },
      {
        heading: 'Reviews, questions and offers',
        text: 'What you write should be honest, your own and lawful, and about the product. Reviews are the opinions of those who wrote them; nobody is paid for them. What breaks the law, insults people or shows their private details may be removed. What you publish stays yours; you allow {shop} to show it with the product.',
      },
      {
        heading: 'Sellers',
        text: 'Each seller answers for its products, descriptions and pictures. If something on a page is wrong or should not be sold, tell us: {contact}.',
      },
      {
        heading: 'Fair use',
        text: "Do not disturb the service, try to get into other people's accounts, collect other people's data, or place orders you do not mean. Anyone who does so repeatedly may be shut out.",
      },
      {
        heading: 'Changes and outages',
        text: 'The site may change, or be away for a while. An order already placed keeps the terms it was placed under. Who runs this site: {business}.',
      },
    ],
  },
  'privacy-policy': {
    title: 'Privacy Policy',
    description: 'What {shop} knows about you, and why.',
    sections: [
      {
        heading: 'What we keep',
        text: 'Your name, email, picture, phone number, delivery addresses, orders, wishlist, reviews and messages to sellers, and which browsers you are logged in with. Your password is kept only as a hash, from which it cannot be read. Where a photo says where it was taken, that is removed before it is stored.',
      },
      {
        heading: 'What we only count',
        text: 'How often the page of a product is looked at and what is searched for without result, by day and for 90 days. There is no cookie for it, and nothing is kept of who it was.',
      },
      {
        heading: 'What for',
        text: 'To take and deliver your orders, to answer you, to show your reviews, and to keep the records that the law requires. We send no advertising you did not ask for.',
      },
      {
        heading: 'Who else sees it',
        text: 'The seller and whoever delivers get the name, phone number and address they need for that, and nothing more. Everybody sees your first and last name and your picture beside a review you wrote. We sell your data to nobody, show no advertising of others, and give data to authorities only where the law requires it.',
      },
      {
        heading: 'Other services',
        text: 'A product video from another site is loaded only when you start it. The chat button opens a messaging service, whose own terms apply there. If you log in with Google or Facebook, they tell us your name and email and learn that you use {shop}.',
      },
      {
        heading: 'The contact form',
        text: 'What you write there reaches us as an email and is kept on the site, so that nobody waits for an answer in vain. Complaints and answers are kept for five years, as the law asks.',
      },
      {
        heading: 'How long',
        text: 'Orders, bills and complaints are kept for as long as the law of Nepal requires, at present five years. Everything else is deleted with your account.',
      },
      {
        heading: 'If something goes wrong',
        text: 'If somebody gets hold of data that they should not have, we stop it, put it right, and inform the people affected and the public.',
      },
      {
        heading: 'Your rights',
        text: 'You can see, correct and delete most of it in your profile. Ask us for the rest: {contact}. Responsible: {business}.',
      },
    ],
  },
  'cookie-policy': {
    title: 'Cookie Policy',
    description: 'The cookies and browser storage that {shop} uses.',
    sections: [
      {
        heading: 'Cookies',
        text: 'Four, each for 30 days: user-token keeps you logged in, user-detail holds your name, email and picture for display, subdom remembers the shop, and locale your language. A fifth, known-device, for 180 days: it says that somebody has logged in with this browser before, so that whoever guesses your password elsewhere cannot lock you out.',
      },
      {
        heading: 'Browser storage',
        text: 'Kept in your browser until you delete it: myCart (your cart), compare (products you compare), last-place (the place you chose, or last had something sent to), orderKeys (so that no order is placed twice), your last searches, theme-mode (light or dark) and shop-theme (colours of the shop). For a day: where to go on after a link in a mail (login-goal). Until you log out: an address or a message that you have begun.',
      },
      {
        heading: 'Until you close the tab',
        text: 'That a popup was shown, a review you have begun to write, the address and the note you chose for an order, a login by Google or Facebook that is under way, and what you wanted to do before you were asked to log in.',
      },
      {
        heading: 'No tracking',
        text: 'There are no cookies for advertising or for following you, and none of other sites; that is why no banner asks you. You can delete all of them in the settings of your browser; you are then logged out and your cart is empty.',
      },
    ],
  },
  'shipping-info': {
    title: 'Shipping Information',
    description: 'Where {shop} delivers, how long it takes, and what it costs.',
    sections: [
      {
        heading: 'Where',
        text: 'We deliver within Nepal, to the areas you can choose in your address. If yours is not listed, ask us: {contact}.',
      },
      {
        heading: 'When',
        text: 'Usually one to two days after dispatch in the Kathmandu valley, three to five days in other cities, and up to nine days in the far hills. Each order in your profile shows how far it is. The monsoon, strikes and road conditions can cause delays; you may then cancel what has not been dispatched.',
      },
      {
        heading: 'Cost',
        text: 'The fee of your area is shown before you place the order. Nothing is added at the door. Goods of several sellers come in several parcels.',
      },
      {
        heading: 'At the door',
        text: 'We call before we come, so please give a phone number that works. Look at the parcel before you pay: you may refuse one that is visibly damaged or not yours, and then you pay nothing.',
      },
    ],
  },
  'return-policy': {
    title: 'Return Policy',
    description: 'Sending goods back to {shop}, and getting your money back.',
    sections: [
      {
        heading: 'Within {days}',
        text: 'You may send unused goods back, free of charge, within {days} after they arrived. You need not say why. Please keep the packaging until you are sure.',
        withoutReturns: {
          heading: 'Look at the parcel first',
          text: 'Look at the goods before you pay: you may refuse what is damaged or not yours. Afterwards we take back what is broken, wrong or not as described, but not what you no longer want.',
        },
      },
      {
        heading: 'Broken, wrong or not as described',
        text: 'Tell us within seven days after you notice it, with a photo if you can. The return costs you nothing, and you choose between a replacement and a refund. A warranty stated on the product page may last longer.',
      },
      {
        heading: 'What cannot be returned',
        text: 'Opened food and cosmetics, underwear and earrings that were worn, and goods made to your measure cannot be returned, unless they are spoiled, broken or not as described.',
      },
      {
        heading: 'How',
        text: 'Write with the contact form, or call: {contact}. Give the order number from your profile and say what you are returning. We will tell you who picks it up, or where to hand it in.',
      },
      {
        heading: 'Your money',
        text: 'You get the refund within seven days after the goods are back: the whole price, and for goods that were broken, wrong or not as described the delivery fee too. Since you paid in cash, tell us the bank account or wallet for the refund; it must be in your name.',
      },
      {
        heading: 'When we do not agree',
        text: 'Our grievance contact looks at it once more: {contact}. The rights that the E-Commerce Act 2081 gives you stay yours in any case.',
      },
    ],
  },
} satisfies Record<string, GivenPageText>;
