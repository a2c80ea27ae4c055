import { inflateSync } from 'node:zlib';

/** What stands on the pages of a PDF. */
interface PrintedPdf {
  pages: number;
  /** All of its text in the order it was drawn, without spaces: a printer places letters, it does not write words. */
  text: string;
  /** Letters that are drawn as one sign, such as a conjunct with its vowel, and the most glyphs that draw them. */
  clusters: Map<string, number>;
  /** How many signs are drawn as the empty box of a font that does not have them. */
  boxes: number;
  /** How many glyphs are drawn. */
  glyphs: number;
}

/** Reads a PDF of Chromium's or of pdfkit's: glyphs back into letters by the tables that it carries for searching. */
export function readPdf(pdf: Buffer): PrintedPdf {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\b([\s\S]*?)\bendobj/g))
    objects.set(id, body);
  const all = [...objects.values()];
  const letters = new Map<string, Map<string, string>>();
  for (const [, name = '', id = ''] of all.join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
    if (table) letters.set(name, emailsOf(streamOf(objects.get(table) ?? '')));
  }
  const drawings = all.map(streamOf).filter((stream) => /\bBT\b/.test(stream));
  const glyphs = drawings.flatMap(glyphsIn);
  return {
    pages: all.filter((body) => /\/Type\s*\/Page\b/.test(body)).length,
    text: drawings
      .map((stream) => drawnText(stream, letters))
      .join('')
      .replace(/\s/g, ''),
    clusters: clustersIn(drawings.join('\n')),
    boxes: glyphs.filter((glyph) => glyph === '0000').length,
    glyphs: glyphs.length,
  };
}

/** Where several letters become other glyphs than their own, a span of the PDF says which letters they are. */
function clustersIn(drawing: string): Map<string, number> {
  const clusters = new Map<string, number>();
  for (const [, hex = '', drawn = ''] of drawing.matchAll(/\/ActualText <FEFF(\w+)>([\s\S]*?)EMC/g)) {
    const letters = fromUtf16(hex);
    const glyphs = [...drawn.matchAll(/<(\w+)>/g)].reduce((sum, [, codes = '']) => sum + codes.length / 4, 0);
    clusters.set(letters, Math.max(glyphs, clusters.get(letters) ?? 0));
  }
  return clusters;
}

function streamOf(body: string): string {
  const at = body.search(/\bstream\r?\n/);
  if (at < 0) return '';
  const start = body.indexOf('\n', at) + 1;
  const bytes = Buffer.from(body.slice(start, body.lastIndexOf('endstream')), 'latin1');
  if (!/\/FlateDecode/.test(body.slice(0, at))) return bytes.toString('latin1');
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    // A picture, or another thing that holds no text.
    return '';
  }
}

/** Glyph → letters, from a font's table: single glyphs and ranges of them. */
function emailsOf(table: string): Map<string, string> {
  const known = new Map<string, string>();
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      known.set(glyph.toUpperCase(), fromUtf16(text));
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let glyph = parseInt(first, 16); glyph <= parseInt(last, 16); glyph += 1)
        known.set(
          glyph.toString(16).toUpperCase().padStart(4, '0'),
          String.fromCharCode(parseInt(text, 16) + glyph - parseInt(first, 16)),
        );
  // A range may also name the letters of each of its glyphs.
  for (const [, first = '', list = ''] of table.matchAll(/<(\w+)>\s*<\w+>\s*\[([^\]]*)\]/g))
    list.match(/<[\w ]*>/g)?.forEach((text, at) => {
      const glyph = parseInt(first, 16) + at;
      known.set(glyph.toString(16).toUpperCase().padStart(4, '0'), fromUtf16(text.replace(/\W/g, '')));
    });
  return known;
}

const fromUtf16 = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');

const glyphsIn = (drawn: string): string[] =>
  [...drawn.matchAll(/<((?:\w{4})+)>/g)].flatMap(
    ([, codes = '']) => codes.toUpperCase().match(/.{4}/g) ?? [],
  );

function drawnText(stream: string, letters: Map<string, Map<string, string>>): string {
  let font = new Map<string, string>();
  let text = '';
  for (const [, name, drawn] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|((?:<\w+>|\[[^\]]*\])\s*T[jJ])/g)) {
    if (name) font = letters.get(name) ?? new Map<string, string>();
    for (const glyph of glyphsIn(drawn ?? '')) text += font.get(glyph) ?? '';
  }
  return text;
}
