const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const entityOf = (sign: string) => entities[sign] ?? sign;

/** Text as it may stand between the tags of HTML or XML. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, entityOf);

/** The same, also inside the quotes of an attribute. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, entityOf);
