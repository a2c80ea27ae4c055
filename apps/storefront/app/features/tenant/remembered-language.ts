import { cookies } from '@haat/contract/core/text/names';
import type { Language } from '@haat/contract/core/language';
import { writeCookie } from '@haat/web/platform/session/session.ts';

/** Remembers the language a shopper chose (design D14). */
export const rememberLanguage = (language: Language): void => writeCookie(cookies.language, language);

/**
 * Runs before anything is painted: a visit that starts at `/` follows the remembered choice (design D14). Going to
 * `/` from within the shop is a choice of its own. It stands in the page as text because it cannot wait for a module,
 * behind another script, from which its first sign parts it.
 */
export const languageScript = `;(function(){if(location.pathname!=='/'||!/(^|; )locale=ne-NP(;|$)/.test(document.cookie))return;
try{if(document.referrer&&new URL(document.referrer).origin===location.origin)return}catch(e){}
location.replace('/ne'+location.search+location.hash)})()`;
