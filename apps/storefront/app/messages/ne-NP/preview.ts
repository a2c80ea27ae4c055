import type { PreviewWords } from '../en-US/preview.ts';

export const preview: PreviewWords = {
  'preview.title': 'पूर्वावलोकन',
  'preview.note': 'पूर्वावलोकन: यो पृष्ठ विक्रेता र पसलका मालिकले मात्र देख्छन्। यहाँबाट किन्न मिल्दैन।',
  'preview.unsaved': 'अझै सुरक्षित नगरिएको कुराको पूर्वावलोकन: यो यही ब्राउजरमा मात्र देखिन्छ। यहाँबाट किन्न मिल्दैन।',
  'preview.loading': 'पूर्वावलोकन आउँदैछ',
};
