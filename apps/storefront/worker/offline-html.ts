import { createHash } from 'node:crypto';
import type { Language } from '@haat/contract/core/language';
import { modeScript } from '@haat/web/platform/theme/mode.ts';
import { offline } from '../app/messages/offline.ts';

const css = `
:root{color-scheme:light;--page:#f8f5ef;--surface:#fff;--line:#e2dbcf;--ink:#211b18;--soft:#625a56;--primary:#3b82f6;--on-primary:#fff}
:root.dark{color-scheme:dark;--page:#141110;--surface:#1d1918;--line:#3e3734;--ink:#f3eee8;--soft:#b8aea7}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari',sans-serif}
header,main{max-width:40rem;margin:0 auto;padding:1rem}
header p{margin:0;font-weight:700;font-size:1.25rem}
main{display:grid;gap:1.5rem}
h1{margin:0 0 .25rem;font-size:1.5rem;line-height:1.4}
h2{margin:0 0 .5rem;font-size:1.125rem}
p{margin:0}
.soft,li span{color:var(--soft)}
button{min-height:2.75rem;margin-top:1rem;padding:0 1.5rem;border:0;border-radius:12px;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:600}
ul{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:12px;background:var(--surface);overflow:hidden}
li+li{border-top:1px solid var(--line)}
li a{display:flex;gap:.75rem;align-items:center;min-height:4rem;padding:.5rem .75rem;color:inherit;text-decoration:none}
li img{flex:none;width:3rem;height:3rem;border-radius:8px;object-fit:cover}
li b{flex:1;min-width:0;font-weight:500}
li span{flex:none;font-size:.875rem}
.sum{display:flex;justify-content:space-between;margin-top:.5rem;font-weight:700}
[hidden]{display:none!important}`;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The page in one language: its words stand in it, what the browser knows is added by its script. */
function pageIn(language: Language, script: string): string {
  const words = offline[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><script>${modeScript}</script><style>${css}</style></head>
<body><header><p></p></header><main><section><h1>${words.title}</h1><p class="soft">${words.text}</p><button type="button">${words.again}</button></section>
<section id="cart" hidden><h2>${words.cart}</h2><ul></ul><p class="sum"><span>${words.total}</span><span id="total"></span></p></section>
<section id="seen" hidden><h2>${words.seen}</h2><ul></ul></section></main>
<template><li><a><img alt="" width="48" height="48"><b></b><span></span></a></li></template><script>${script}</script></body></html>`;
}

/** @param script of the page, bundled */
export const offlinePages = (script: string) => ({
  en: pageIn('en-US', script),
  ne: pageIn('ne-NP', script),
  policy: [
    "default-src 'none'",
    `script-src ${hashOf(modeScript)} ${hashOf(script)}`,
    "style-src 'unsafe-inline'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
});
