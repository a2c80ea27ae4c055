/** With which categories a shop begins, in both languages; its owner changes them as they like. */
export const starterCategories: readonly { title: string; titleNe: string; below: [string, string][] }[] = [
  {
    title: 'Clothing & Shoes',
    titleNe: 'लुगाफाटा र जुत्ता',
    below: [
      ["Women's Clothing", 'महिलाका लुगा'],
      ["Men's Clothing", 'पुरुषका लुगा'],
      ["Children's Clothing", 'बालबालिकाका लुगा'],
      ['Shoes & Bags', 'जुत्ता र झोला'],
    ],
  },
  {
    title: 'Home & Kitchen',
    titleNe: 'घर र भान्सा',
    below: [
      ['Kitchen & Dining', 'भान्सा र खानपान'],
      ['Furniture & Household', 'फर्निचर र गृहस्थी'],
      ['Handicrafts', 'हस्तकला'],
    ],
  },
  {
    title: 'Food & Groceries',
    titleNe: 'खाना र किराना',
    below: [
      ['Tea & Coffee', 'चिया र कफी'],
      ['Spices & Grains', 'मसला र अन्न'],
    ],
  },
  {
    title: 'Phones & Electronics',
    titleNe: 'फोन र विद्युतीय सामान',
    below: [
      ['Phones & Accessories', 'फोन र सामग्री'],
      ['Home Electronics', 'घरायसी विद्युतीय सामान'],
    ],
  },
  {
    title: 'Beauty & Health',
    titleNe: 'सौन्दर्य र स्वास्थ्य',
    below: [
      ['Skin & Hair', 'छाला र कपाल'],
      ['Health & Hygiene', 'स्वास्थ्य र सरसफाइ'],
    ],
  },
];
