import { patternHeight, patterns } from '@haat/contract/tenant/patterns';
import type { PatternName } from '@haat/contract/tenant/patterns';

/** The width and height of the seal, in points. */
export const sealSize = 40;

const strip = { top: 22, height: 9 };
const black = '#000000';

/** A strip of the shop's own cloth over the whole width of the first page. */
export function drawStrip(
  pdf: PDFKit.PDFDocument,
  { color, pattern }: { color: string; pattern: PatternName },
): void {
  const { width, threads } = patterns[pattern];
  const scale = strip.height / patternHeight;
  const { width: paper } = pdf.page;
  pdf.rect(0, strip.top, paper, strip.height).fill(color);
  for (let left = 0; left < paper; left += width * scale) {
    pdf.save().translate(left, strip.top).scale(scale);
    for (const { color: thread, path } of threads) pdf.path(path).fill(thread);
    pdf.restore();
  }
}

/** A hand that holds coins within two rings, in black lines alone: it looks the same from any printer. */
export function drawSeal(pdf: PDFKit.PDFDocument, left: number, top: number): void {
  const middle = sealSize / 2;
  pdf.save().translate(left, top).lineJoin('round').lineCap('round');
  pdf
    .circle(middle, middle, middle - 1)
    .lineWidth(0.6)
    .stroke(black);
  pdf
    .circle(middle, middle, middle - 4)
    .lineWidth(1.4)
    .dash(3, { space: 3 })
    .stroke(black)
    .undash();
  pdf.lineWidth(1.2);
  pdf.circle(18, 13, 3.5).stroke(black);
  pdf.circle(24, 16, 3.5).stroke(black);
  pdf.path('M11 22v9M11 23c3-2 6-1 8 1h4c2 0 2 3 0 3h-4M24 26l4-3c2-1 3 1 2 2l-5 5H11').stroke(black);
  pdf.restore();
}
