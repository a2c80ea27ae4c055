// Made when it is first wanted, and once: making one costs a page more than all that it finds.
let clusters: Intl.Segmenter | undefined;

/** The first character of a text, with the vowel that belongs to it: हि, not ह. '' of an empty one. */
export function initialOf(text: string): string {
  clusters ??= new Intl.Segmenter('ne', { granularity: 'grapheme' });
  return clusters.segment(text).containing(0)?.segment ?? '';
}
