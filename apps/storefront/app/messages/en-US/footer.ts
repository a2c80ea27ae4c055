/** The words of the footer (spec §1: the footer set). */
export const footer = {
  'footer.quickLinks': 'Quick Links',
  'footer.ourCategories': 'Our Categories',
  'footer.viewAll': 'View All Categories',
  'footer.newsletter': 'Newsletter',
  'footer.newsletter.text': 'New products and offers, now and then, by email.',
  'footer.newsletter.email': 'Your email address',
  'footer.newsletter.subscribe': 'Subscribe',
  'footer.newsletter.busy': 'Subscribing...',
  'footer.newsletter.sent': 'Nearly done: please open the link that we have just mailed to {email}.',
  // The pages of words
  'footer.faq': 'FAQ',
  'footer.blog': 'Blog',
  'footer.terms': 'Terms and Conditions',
  'footer.service': 'Terms of Service',
  'footer.privacy': 'Privacy Policy',
  'footer.cookies': 'Cookie Policy',
  'footer.shipping': 'Shipping Information',
  'footer.returns': 'Return Policy',
  'footer.legal': 'Legal',
  'footer.copyright': '© {year} {shop}. All rights reserved.',
  'footer.registration': 'Registration No. {number}',
  'footer.pan': 'PAN/VAT {number}',
} as const;

export type FooterWords = Record<keyof typeof footer, string>;
