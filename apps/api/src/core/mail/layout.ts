import { escapeMarkup } from '@haat/contract/core/text/escape';
import type { Language } from '@haat/contract/core/language';

/** A part of a mail that is read line by line: what was ordered, where it goes. */
export interface EmailSection {
  heading: string;
  /** What stands at the left of each line and at its right; `strong` for what it comes to. */
  rows: { label: string; value: string; strong?: boolean }[];
  link?: { label: string; link: string };
}

/** What a mail says, in the language of who reads it. All of it is plain text. */
export interface EmailContent {
  language: Language;
  shopName: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  lists?: EmailSection[];
  button?: { label: string; link: string };
  /** Below the button: how long it counts, what to do when it wasn't you. */
  afterwards?: string[];
}

/** Lays a mail out, as plain text and as HTML that any mail program shows without fetching anything. */
export function renderEmail(words: EmailContent): { subject: string; text: string; html: string } {
  return { subject: words.subject, text: plainOf(words), html: htmlOf(words) };
}

function plainOf(words: EmailContent): string {
  const { shopName, greeting, paragraphs, lists = [], button, afterwards = [] } = words;
  const action = button ? [plainLink(button)] : [];
  const parts = [greeting, ...paragraphs, ...lists.map(plainList), ...action, ...afterwards];
  return [...parts, `-- \n${shopName}`].join('\n\n');
}

const plainLink = ({ label, link }: { label: string; link: string }) => `${label}:\n${link}`;

function plainList({ heading, rows, link }: EmailSection): string {
  const lines = rows.map(({ label, value }) => (label === '' ? value : `${label}: ${value}`));
  return [heading, ...lines, ...(link ? [plainLink(link)] : [])].join('\n');
}

// Mail programs drop style sheets, so each element carries its own. Colours hold in light and dark mode.
const font = "font:16px/1.6 system-ui,'Noto Sans','Noto Sans Devanagari',sans-serif";
const paragraph = (html: string, style = '') => `<p style="margin:0 0 16px;${style}">${html}</p>`;

function htmlOf(words: EmailContent) {
  const { language, shopName, subject, greeting, paragraphs, lists = [], button, afterwards = [] } = words;
  const address = button ? escapeMarkup(button.link) : '';
  const action = button
    ? paragraph(
        `<a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#1f2937;` +
          `color:#ffffff;font-weight:600;text-decoration:none">${escapeMarkup(button.label)}</a>`,
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
    `<title>${escapeMarkup(subject)}</title></head>` +
    `<body style="margin:0;padding:24px 16px;${font}"><div style="max-width:560px;margin:0 auto">` +
    paragraph(`<strong style="font-size:20px">${escapeMarkup(shopName)}</strong>`) +
    [greeting, ...paragraphs].map((text) => paragraph(escapeMarkup(text))).join('') +
    lists.map(htmlList).join('') +
    action +
    afterwards.map((text) => paragraph(escapeMarkup(text), 'font-size:14px')).join('') +
    '</div></body></html>'
  );
}

const cell = 'padding:6px 0;border-top:1px solid #d1d5db;vertical-align:top';

function htmlList({ heading, rows, link }: EmailSection): string {
  const lines = rows.map(({ label, value, strong }) => {
    const weight = strong ? ';font-weight:700' : '';
    return label === ''
      ? `<tr><td colspan="2" style="${cell}${weight}">${escapeMarkup(value)}</td></tr>`
      : `<tr><td style="${cell}${weight}">${escapeMarkup(label)}</td>` +
          `<td style="${cell};padding-left:16px;text-align:right${weight}">${escapeMarkup(value)}</td></tr>`;
  });
  const way = link
    ? paragraph(`<a href="${escapeMarkup(link.link)}" style="color:#2563eb">${escapeMarkup(link.label)}</a>`)
    : '';
  return (
    paragraph(`<strong>${escapeMarkup(heading)}</strong>`, 'margin-bottom:4px') +
    `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px;${font}">` +
    `${lines.join('')}</table>${way}`
  );
}
