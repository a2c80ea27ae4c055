import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as fontkit from 'fontkit';
import type { Font } from 'fontkit';

type Face = Pick<Font, 'layout' | 'hasGlyphForCodePoint'>;

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit takes whatever lays out a text as its font; its types don't say so yet. */
      registerFont(name: string, face: Face): this;
    }
  }
}

// Noto Sans Devanagari holds Latin too, so that one face draws what a bill says in either language.

export interface Faces {
  regular: Face;
  bold: Face;
}

let faces: Promise<Faces> | undefined;

/** The faces of a bill: read with the first one, which a server starts without, and once, since reading one takes as long as drawing a page. */
export const readFaces = (): Promise<Faces> =>
  (faces ??= import('fontkit').then(facesBy).catch((error: unknown) => {
    // The next bill tries again.
    faces = undefined;
    throw error;
  }));

const facesBy = (kit: typeof fontkit): Faces => ({
  regular: faceOf(
    kit,
    import.meta
      .resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  ),
  bold: faceOf(
    kit,
    import.meta.resolve('@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf'),
  ),
});

/** Devanagari's vowels and conjuncts are placed by its own rules; fontkit goes by a word's first letter, also in `PAN/प्यान`. */
function faceOf(kit: typeof fontkit, file: string): Face {
  const font = kit.create(readFileSync(fileURLToPath(file)));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  const layout: Face['layout'] = (text, features) =>
    font.layout(text, features, /[ऀ-ॿ]/.test(text) ? 'dev2' : undefined);
  const face: Face = Object.create(font, { layout: { value: layout } });
  return face;
}

const graphemes = new Intl.Segmenter();

/** A text with `?` for every sign that the faces cannot draw, such as an emoji in an address. */
export const drawable = ({ regular }: Faces, text: string): string =>
  Array.from(graphemes.segment(text.replace(/\s+/g, ' ')), ({ segment }) =>
    Array.from(segment).every((sign) => regular.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
      ? segment
      : '?',
  ).join('');
