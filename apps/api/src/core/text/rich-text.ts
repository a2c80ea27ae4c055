import { escapeText } from '@haat/contract/core/text/escape';
import sanitizeHtml from 'sanitize-html';
import type { Attributes, IOptions } from 'sanitize-html';

// Everything that rich text may be made of; `b` and `i` become `strong` and `em`.
const tags = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'a'];
// Links of strangers: no favour at search engines, no hold on this page, no address of it handed over.
const linkRel = 'nofollow ugc noopener noreferrer';
const maxLink = 2_000;
const linkProtocols = new Set(['http:', 'https:', 'mailto:']);
/** What makes a text rich: one of our own tags. Without any it is plain, whatever it tries to look like. */
const ownTag = new RegExp(`<(?:${tags.join('|')})(?=[\\s/>])[^>]{0,${maxLink}}>`, 'i');

// Lists in lists in lists: deeper ones lose their tags and keep their words.
const maxDepth = 8;

// Elements whose content is no text for readers.
const wordless = (
  'script style textarea select option xmp noscript noembed noframes plaintext iframe frameset object embed applet ' +
  'template svg math title head'
).split(' ');
// Elements that are dropped where they hold nothing.
const boxes = new Set(['p', 'ul', 'ol', 'li', 'a']);

const rules: IOptions = {
  allowedTags: tags,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: wordless,
  nestingLimit: maxDepth,
  transformTags: {
    a: (tagName, { href }) => {
      const address = addressOf(href);
      const attribs: Attributes = address === null ? {} : { href: address, rel: linkRel };
      return { tagName, attribs };
    },
  },
  exclusiveFilter: ({ tag, text, attribs }) => {
    if (boxes.has(tag) && !isSomething(text)) return true;
    // A link that leads nowhere good keeps its words and is none.
    return tag === 'a' && attribs['href'] === undefined ? 'excludeTag' : false;
  },
};

/** Exactly what the rules above let through, tag by tag: the last word on what is stored. */
const harmless = new RegExp(
  `^(?:[^<>]|</?(?:${tags.join('|')})>|<br />|<a href="(?:https?://|mailto:)[^"<>]*" rel="${linkRel}">)*$`,
);

/**
 * Makes what somebody wrote safe to be shown as HTML to anybody: paragraphs, emphasis, lists, and links that lead to
 * http, https or mail. A text without any of these tags is plain text: it is shown as it was typed, sign by sign, in
 * paragraphs.
 * @returns HTML, at most some times as long as the input; '' when there is nothing to read in it
 */
export function richText(written: string): string {
  if (!ownTag.test(written)) return fromPlain(written);
  const clean = sanitizeHtml(written, rules)
    .replace(/<(\/?)b>/g, '<$1strong>')
    .replace(/<(\/?)i>/g, '<$1em>')
    .trim();
  // Should the sanitiser ever be fooled, its work is shown and not run.
  const safe = harmless.test(clean) ? clean : fromPlain(clean);
  if (!isSomething(safe.replace(/<[^>]*>/g, ''))) return '';
  return ownTag.test(safe) ? safe : `<p>${safe}</p>`;
}

/** Whether there is anything to see: neither spaces of any kind nor signs that have no shape. */
const isSomething = (text: string): boolean => /[^\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);

/** The whole address of a link, or null for one that is none, hides a name before the host, or could run. */
function addressOf(href: string | undefined): string | null {
  const url = href === undefined || href.length > maxLink ? null : URL.parse(href.trim());
  if (!url || !linkProtocols.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  return url.href.length > maxLink ? null : url.href;
}

/** An empty line ends a paragraph, any other end of a line breaks it. */
function fromPlain(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .filter(isSomething)
    .map((part) => escapeText(part.trim()))
    .map((part) => `<p>${part.replaceAll('\n', '<br />')}</p>`)
    .join('');
}
