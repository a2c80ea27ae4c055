import type { DraftShared } from '../draft-products.ts';

export const kathmanduGadgets: DraftShared = {
  shop: 'haat',
  vendor: 'kathmandu-gadgets',
  category: 'electronics',
  location: { en: 'New Road store, Kathmandu', ne: 'न्यूरोड पसल, काठमाडौँ' },
  closing:
    'Sold with a VAT bill and a printed guarantee card in our name. We open and test every device before it leaves New Road; if it fails within seven days we exchange it, and later we repair it in our own workshop.',
};
