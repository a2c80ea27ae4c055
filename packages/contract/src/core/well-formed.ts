/** A text without halves of characters, each of which becomes a mark: `toWellFormed`, which phones of a few years ago do not have. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');
