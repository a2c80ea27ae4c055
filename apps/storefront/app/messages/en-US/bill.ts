/** The words of the screen around a bill, sent with its page; those of the bill itself are the contract's. */
export const bill = {
  'bill.print': 'Print',
  'bill.keep': 'Save as PDF',
  'bill.keeping': 'Making the PDF…',
  'bill.back': 'My Orders',
  'bill.loading': 'Loading the bill',
  'bill.missing': 'This order is not in your account.',
  'bill.missingHint': 'You may have ordered with another email address.',
} as const;

export type BillScreenWords = Record<keyof typeof bill, string>;
