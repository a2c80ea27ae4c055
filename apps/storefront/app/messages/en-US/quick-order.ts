/** The words of the quick order: fetched when somebody opens it. */
export const quickOrder = {
  'quick.title': 'Complete Your Order',
  'quick.inStock': 'In Stock',
  'quick.few': 'Only {n} left',
  'quick.quantity': 'Quantity: {title}',
  'quick.plus': 'One more: {title}',
  'quick.minus': 'One less: {title}',
  'quick.total': 'Total',
  'quick.totalHint': 'Delivery is free with a quick order. You pay in cash when it arrives.',
  'quick.form': 'Shipping Information',
  'quick.fullName': 'Full Name',
  'quick.email': 'Email Address',
  'quick.phone': 'Phone Number',
  'quick.street': 'Street Address',
  'quick.area': 'Area',
  'quick.city': 'City',
  'quick.province': 'Province',
  'quick.chooseProvince': 'Choose',
  'quick.notes': 'Additional Notes',
  'quick.notesHint': 'How the courier finds you',
  'quick.place': 'Place Order',
  'quick.placing': 'Placing your order...',
  'quick.seal': 'Pay when it is in your hands',
  'quick.missing': 'Please fill all fields',
  'quick.badEmail': 'Please enter an email address like name@example.com.',
  'quick.badPhone': 'Please enter a Nepali phone number, like 9841234567.',
  'problem.choice-open': 'Please choose a size or color first.',
  'problem.variant-gone': 'This size or color is no longer offered. Please choose another one.',
  'problem.out-of-stock': 'Sorry, this product is out of stock.',
  'problem.too-few-left': 'Only {left} left',
  'problem.price-changed': 'The price has changed to {price}. Please check it before you order.',
  'problem.wrong-vendor': 'This product is sold by another seller.',
  'problem.guest-quantity':
    'Without an account you can order up to five of one product. Please log in to order more.',
  'problem.guest-orders':
    'Some of your orders are not confirmed yet. Please confirm them first, or log in to order more.',
  'problem.key-reused':
    'This order was placed already; only the answer was lost. Please look at your orders or your mail before you order again.',
  'problem.offer-gone': 'The agreed price can no longer be used. Please check the price before you order.',
} as const;

export type QuickOrderWords = Record<keyof typeof quickOrder, string>;
