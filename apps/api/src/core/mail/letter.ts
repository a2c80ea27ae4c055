import type { Language } from '@haat/contract/core/language';

/** What a mail says, in the language of who reads it. All of it is plain text. */
export interface LetterWords {
  language: Language;
  shopName: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** What to do, and where. */
  button?: { label: string; link: string };
  /** Below the button: how long it counts, what to do when it wasn't you. */
  afterwards?: string[];
}

/** Lays a mail out, as plain text and as HTML that any mail program shows without fetching anything. */
export function letterOf(words: LetterWords): { subject: string; text: string; html: string } {
  return { subject: words.subject, text: plainOf(words), html: htmlOf(words) };
}

function plainOf({ shopName, greeting, paragraphs, button, afterwards = [] }: LetterWords): string {
  const action = button ? [`${button.label}:\n${button.link}`] : [];
  return [greeting, ...paragraphs, ...action, ...afterwards, `-- \n${shopName}`].join('\n\n');
}

// Mail programs drop style sheets, so each element carries its own. Colours hold in light and dark mode.
const font = "font:16px/1.6 system-ui,'Noto Sans','Noto Sans Devanagari',sans-serif";
const paragraph = (html: string, style = '') => `<p style="margin:0 0 16px;${style}">${html}</p>`;

function htmlOf({ language, shopName, subject, greeting, paragraphs, button, afterwards = [] }: LetterWords) {
  const address = button ? escaped(button.link) : '';
  const action = button
    ? paragraph(
        `<a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#1f2937;` +
          `color:#ffffff;font-weight:600;text-decoration:none">${escaped(button.label)}</a>`,
        'padding:8px 0',
      ) +
      paragraph(
        `<a href="${address}" style="color:#2563eb;word-break:break-all">${address}</a>`,
        'font-size:14px',
      )
    : '';
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
    `<title>${escaped(subject)}</title></head>` +
    `<body style="margin:0;padding:24px 16px;${font}"><div style="max-width:560px;margin:0 auto">` +
    paragraph(`<strong style="font-size:20px">${escaped(shopName)}</strong>`) +
    [greeting, ...paragraphs].map((text) => paragraph(escaped(text))).join('') +
    action +
    afterwards.map((text) => paragraph(escaped(text), 'font-size:14px')).join('') +
    '</div></body></html>'
  );
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in HTML, between tags and inside quotes. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
