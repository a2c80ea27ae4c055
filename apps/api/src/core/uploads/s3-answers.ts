const escaped: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** What stands in the elements of a name, in the flat XML that stores answer. */
export function textsOf(xml: string, name: string): string[] {
  const plain = (text: string) =>
    text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, word: string) =>
      word
        ? (escaped[word] ?? whole)
        : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    );
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => plain(text));
}
