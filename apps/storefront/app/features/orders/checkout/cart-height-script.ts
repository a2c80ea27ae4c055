// Apart from what uses it: whatever the root imports is loaded with every page.

/** Where the tab keeps it. */
export const key = 'cart-height';
/** The room that is kept, as a property of styles. */
export const property = '--cart-height';

/**
 * For the head of the cart's page: how high it was when this tab reloaded it. So much room stands there before the cart is read, and
 * who was further down stays where they were. Another width or language gives it another height.
 */
export const cartHeightScript = `;try{var c=JSON.parse(sessionStorage.getItem('${key}'));
if(c[0]===location.pathname&&c[1]===innerWidth)document.documentElement.style.setProperty('${property}',c[2]+'px')}catch(e){}`;
