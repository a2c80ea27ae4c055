/** The words of the pages that the newsletter's mails lead to. */
export const newsletter = {
  'newsletter.confirm.title': 'Confirm your subscription',
  'newsletter.confirm.intro': 'One press, and new products and offers reach you by email, now and then.',
  'newsletter.confirm.press': 'Yes, subscribe me',
  'newsletter.confirm.done': 'You are subscribed',
  'newsletter.confirm.doneText': 'Thank you. Each newsletter has a link to unsubscribe.',
  'newsletter.leave.title': 'Unsubscribe',
  'newsletter.leave.intro':
    'One press, and no newsletter reaches you any more. You still get mails about your orders.',
  'newsletter.leave.press': 'Unsubscribe',
  'newsletter.leave.done': 'You are unsubscribed',
  'newsletter.leave.doneText':
    'Your email is off the list. You can come back at any time, at the end of each page.',
  'newsletter.busy': 'One moment...',
  'newsletter.goOn': 'Go to the shop',
  'newsletter.expired': 'This link has expired',
  'newsletter.expiredText':
    'It counts for three days. Subscribe again at the end of this page, and we mail you a new one.',
  'newsletter.unknown': 'This link does not count',
  'newsletter.unknownText':
    'It is not whole, or ended when you unsubscribed. Open it from the email again, or subscribe again at the end of this page.',
} as const;

export type NewsletterWords = Record<keyof typeof newsletter, string>;
