import type { BillScreenWords } from '../en-US/bill.ts';

export const bill: BillScreenWords = {
  'bill.print': 'छाप्नुहोस्',
  'bill.keep': 'PDF डाउनलोड गर्नुहोस्',
  'bill.keeping': 'PDF बन्दैछ…',
  'bill.back': 'मेरा अर्डरहरू',
  'bill.loading': 'बिल आउँदैछ',
  'bill.missing': 'यो अर्डर तपाईंको खातामा छैन।',
  'bill.missingHint': 'अर्को इमेलबाट अर्डर गर्नुभएको हुन सक्छ।',
};
