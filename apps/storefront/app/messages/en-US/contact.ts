/** The words of the contact form. */
export const contact = {
  'contact.title': 'Write to us',
  'contact.hint': 'Ask about a product, an order, a return, or tell us what went wrong.',
  'contact.name': 'Your name',
  'contact.email': 'Your email',
  'contact.phone': 'Phone (optional)',
  'contact.message': 'Your message',
  'contact.about': 'About “{title}” (/product/{slug}):',
  'contact.send': 'Send message',
  'contact.sending': 'Sending...',
  'contact.needed': 'Please fill in this field.',
  'contact.emailWrong': 'Please check this email address. We will reply to it.',
  'contact.wrong': 'Please check this.',
  'contact.sent': 'Your message has been sent',
  'contact.sentText': 'Thank you. We will reply to {email}.',
  'contact.more': 'Write another message',
} as const;

export type ContactWords = Record<keyof typeof contact, string>;
