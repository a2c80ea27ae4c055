/** Whose eyes a book is read with, as its words begin: its seller's, or the shop's. */
export type Side = 'money' | 'shopMoney';
