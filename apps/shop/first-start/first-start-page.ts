import { escapeMarkup } from '@haat/contract/core/text/escape';
import { firstStartWords } from './first-start-words.ts';

type Language = 'en' | 'ne';
/** What stands in the fields, by their names. */
export type Typed = Readonly<Record<string, string>>;
const fieldNames = ['shopName', 'shopNameNe', 'firstName', 'lastName', 'email', 'password'] as const;
export type FieldName = (typeof fieldNames)[number] | 'primaryColor' | 'deliveryCharge';

export interface FirstStart {
  language: Language;
  token: string;
  typed: Typed;
  wrong: Partial<Record<FieldName, string>>;
}

/** The page on which the first shop is made. It works without JavaScript. */
export function firstStartPage({ language, token, typed, wrong }: FirstStart): string {
  const t = firstStartWords[language];
  const other = language === 'en' ? 'ne' : 'en';
  const field = (name: FieldName, input: string) =>
    `<label>${t[name]}<input name="${name}" id="${name}" ${input}${name === 'password' ? '' : ` value="${escapeMarkup(typed[name] ?? '')}"`}${
      wrong[name] === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-wrong"`
    }></label>${wrong[name] === undefined ? '' : `<p class="wrong" id="${name}-wrong">${escapeMarkup(wrong[name])}</p>`}`;
  const isWrong = Object.keys(wrong).length > 0;
  return page(
    language,
    t.title,
    `<p><a lang="${other}" href="/setup?token=${escapeMarkup(token)}&amp;language=${other}">${t.other}</a></p>
<h1>${t.title}</h1><p>${t.intro}</p>
${isWrong ? `<p class="wrong" role="alert">${t.wrong}</p>` : ''}
<form method="post" action="/setup">
<input type="hidden" name="token" value="${escapeMarkup(token)}"><input type="hidden" name="language" value="${language}">
${field('shopName', 'required maxlength="80" autocomplete="organization"')}
${field('shopNameNe', 'maxlength="80" lang="ne"')}
${field('primaryColor', 'type="color"')}
${field('deliveryCharge', 'type="number" min="0" max="100000" inputmode="numeric" required')}
<label class="check"><input type="checkbox" name="categories"${typed['categories'] === 'on' ? ' checked' : ''}> ${t.categories}</label>
<fieldset><legend>${t.owner}</legend>
${field('firstName', 'required maxlength="80" autocomplete="given-name"')}
${field('lastName', 'required maxlength="80" autocomplete="family-name"')}
${field('email', 'type="email" required autocomplete="username"')}
${field('password', 'type="password" required minlength="8" maxlength="128" autocomplete="new-password"')}
</fieldset>
<button>${t.submit}</button>
</form>`,
  );
}

/** What everybody else sees until then, in both languages. */
export const notOpenPage = (): string =>
  page(
    'en',
    firstStartWords.en.closedTitle,
    `<h1>${firstStartWords.en.closedTitle}</h1><p>${firstStartWords.en.closed}</p>
<div lang="ne"><h2>${firstStartWords.ne.closedTitle}</h2><p>${firstStartWords.ne.closed}</p></div>`,
  );

const page = (language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style><main>${body}</main></html>`;

const style = `
:root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}
body{margin:0;background:Canvas;color:CanvasText}
main{max-width:28rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.6rem;line-height:1.3}
form{display:grid;gap:1rem}
label{display:grid;gap:.25rem;font-weight:600}
label.check{display:flex;align-items:center;gap:.6rem;min-height:2.75rem;font-weight:400}
label.check input{width:1.4rem;height:1.4rem}
a{display:inline-flex;align-items:center;min-height:2.75rem;color:LinkText}
input:not([type=checkbox]){box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;font-weight:400;
  color:inherit;background:Field;border:1px solid GrayText;border-radius:.5rem}
fieldset{display:grid;gap:1rem;margin:0;padding:1rem;border:1px solid GrayText;border-radius:.5rem}
button{min-height:3rem;font:inherit;font-weight:700;color:#fff;background:#a3243b;border:0;border-radius:.5rem;cursor:pointer}
.wrong{margin:0;color:light-dark(#a3122b,#ffb3bd)}
[aria-invalid]{border-color:light-dark(#a3122b,#ffb3bd)!important}
:focus-visible{outline:3px solid light-dark(#7d1a2d,#ffb3bd);outline-offset:2px}`;
