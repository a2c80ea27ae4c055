/** The words around a product that is looked at before the shop shows it. */
export const preview = {
  'preview.title': 'Preview',
  'preview.note':
    'A preview: only its seller and the shop’s owner see this page. Nothing can be bought here.',
  'preview.unsaved':
    'A preview of what is not saved yet: it is seen in this browser alone. Nothing can be bought here.',
  'preview.loading': 'Loading the preview',
} as const;

export type PreviewWords = Record<keyof typeof preview, string>;
