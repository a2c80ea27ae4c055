import { arrayBuffer } from 'node:stream/consumers';
import { localized } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { billFileName, billText } from '@haat/contract/orders/bill-text';
import type { BillShop, BillText } from '@haat/contract/orders/bill-text';
import { billWords } from '@haat/contract/orders/bill-words';
import { refusal } from '@haat/contract/core/problem';
import type { Order } from '@haat/contract/orders/schemas';
import type { PatternName } from '@haat/contract/tenant/patterns';
import type { Db } from '../../../core/database/database.ts';
import { readShop } from '../../tenant/service.ts';
import { drawSeal, drawStrip, sealSize } from './ornaments.ts';
import { drawable, readFaces } from './faces.ts';
import type { Faces } from './faces.ts';
import { getOrder } from '../reading/read-orders.ts';
import type { Owner } from '../reading/read-orders.ts';

// A4 in points, with the margin that printers keep free anyway.
const page = { left: 48, right: 547, top: 48, bottom: 794 };
const width = page.right - page.left;
const soft = '#505050';
const line = '#c8c8c8';

/** Where the columns of the goods end; each but the first is set to the right. */
const columns = { title: 256, quantity: 316, price: 406, amount: width };

interface PaperShop extends BillShop {
  /** The colour of its cloth, `#rrggbb`. */
  color: string;
  pattern: PatternName;
}

interface Look {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right';
  /** Of the box that the text stands in, from the left margin on. */
  from?: number;
  to?: number;
}

/**
 * The bill of an own order as a PDF.
 * @throws Refusal `not-found` for an order that is not the owner's
 */
export async function getBillPdf(db: Db, owner: Owner, orderId: string, language: Language) {
  const [order, shop] = await Promise.all([getOrder(db, owner, orderId), readShop(db, owner.shopId)]);
  if (!shop) throw refusal('not-found');
  const { profile, theme, settings } = shop;
  const name = localized(language, profile.shopName, profile.shopNameNe);
  return billPdf(
    order,
    { name, sealed: settings.promises.pay, color: theme.baseColor, pattern: settings.pattern },
    language,
  );
}

/**
 * The bill of an order as a PDF: what the screen shows, in the same words.
 */
export async function billPdf(
  order: Order,
  shop: PaperShop,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  // What is ours is read at the start: a pull beside an open shop changes it. The packages come with the first bill.
  const [{ default: PdfDocument }, faces] = await Promise.all([import('pdfkit'), readFaces()]);
  const text = billText(order, shop, language, billWords[language]);
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: page.top, bottom: 841 - page.bottom, left: page.left, right: 595 - page.right },
    lang: language,
    displayTitle: true,
    info: { Title: billFileName(order).replace('.pdf', ''), Author: text.seller.name, Creator: shop.name },
  });
  const paper = new Paper(pdf, faces);
  drawStrip(pdf, shop);
  drawHead(paper, text);
  drawParties(paper, text);
  drawLines(paper, text);
  drawSums(paper, text);
  drawPayment(paper, text);
  pdf.end();
  return new Uint8Array(await arrayBuffer(pdf));
}

class Paper {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #faces: Faces;
  y = page.top;

  constructor(pdf: PDFKit.PDFDocument, faces: Faces) {
    this.#pdf = pdf;
    this.#faces = faces;
    for (const [name, face] of Object.entries(faces)) pdf.registerFont(name, face);
  }

  #as({ size = 10, bold = false, color = '#000000', align, from = 0, to = width }: Look) {
    this.#pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
    return { align, width: to - from };
  }

  height(text: string, look: Look): number {
    return text === '' ? 0 : this.#pdf.heightOfString(drawable(this.#faces, text), this.#as(look));
  }

  /** Draws a text here and answers its height; what follows is drawn beside it. */
  draw(text: string, look: Look = {}): number {
    const height = this.height(text, look);
    if (text !== '')
      this.#pdf.text(drawable(this.#faces, text), page.left + (look.from ?? 0), this.y, this.#as(look));
    return height;
  }

  /** Draws a text that what follows stands under. */
  block(text: string, look: Look = {}): void {
    this.room(this.height(text, look));
    this.y += this.draw(text, look);
  }

  down(points: number): void {
    this.y += points;
  }

  /** Goes on with another page where so much does not fit on this one; answers whether it did. */
  room(points: number): boolean {
    if (this.y + points <= page.bottom) return false;
    this.#pdf.addPage();
    this.y = page.top;
    return true;
  }

  seal(): void {
    drawSeal(this.#pdf, page.left, this.y);
  }

  rule(color: string, from = 0): void {
    this.#pdf
      .moveTo(page.left + from, this.y)
      .lineTo(page.right, this.y)
      .lineWidth(0.7)
      .stroke(color);
  }
}

function drawHead(paper: Paper, { title, open, nothingToPay, facts }: BillText): void {
  const to = 250;
  paper.block(title, { size: 20, bold: true, to });
  if (open !== null) paper.block(open, { color: soft, to });
  if (nothingToPay !== null) paper.block(nothingToPay, { bold: true, color: '#960000', to });
  const under = paper.y;
  paper.y = page.top + 4;
  for (const { name, value } of facts) {
    const heights = [
      paper.draw(name, { color: soft, from: 270, to: 350 }),
      paper.draw(value, { from: 352, to: width }),
    ];
    paper.down(Math.max(...heights));
  }
  paper.y = Math.max(under, paper.y) + 18;
}

function drawParties(paper: Paper, { seller, buyer }: BillText): void {
  const top = paper.y;
  const bottoms = [
    { ...seller, from: 0, to: 235 },
    { ...buyer, through: '', from: 270, to: width },
  ].map(({ title, name, lines, through, from, to }) => {
    paper.y = top;
    paper.block(title, { size: 8, bold: true, color: soft, from, to });
    paper.block(name, { bold: true, from, to });
    for (const each of lines) paper.block(each, { from, to });
    paper.block(through, { color: soft, from, to });
    return paper.y;
  });
  paper.y = Math.max(...bottoms) + 18;
}

function drawLines(paper: Paper, text: BillText): void {
  drawColumns(paper, text);
  for (const { title, choice, ...figures } of text.lines) {
    const titled = { to: columns.title };
    const chosen = { ...titled, size: 8, color: soft };
    const height = paper.height(title, titled) + paper.height(choice, chosen);
    if (paper.room(height + 12)) drawColumns(paper, text);
    paper.down(6);
    const down = paper.draw(title, titled);
    drawFigures(paper, figures, {});
    paper.down(down);
    paper.y += paper.draw(choice, chosen);
    paper.down(6);
    paper.rule(line);
  }
}

function drawColumns(paper: Paper, { columns: { title, ...figures } }: BillText): void {
  const look = { size: 8, bold: true, color: soft };
  const down = paper.draw(title, { ...look, to: columns.title });
  drawFigures(paper, figures, look);
  paper.down(down + 4);
  paper.rule(soft);
}

type Figures = Omit<BillText['columns'], 'title'>;

function drawFigures(paper: Paper, { quantity, price, amount }: Figures, look: Look): void {
  const set = (text: string, from: number, to: number) =>
    paper.draw(text, { ...look, align: 'right', from, to });
  set(quantity, columns.title, columns.quantity);
  set(price, columns.quantity, columns.price);
  set(amount, columns.price, columns.amount);
}

function drawSums(paper: Paper, { sums, total, vat, noVat }: BillText): void {
  const from = 270;
  // The sums stand together.
  paper.room(130);
  paper.down(14);
  const sum = ({ name, value }: BillText['total'], look: Look = {}) => {
    paper.draw(name, { color: soft, ...look, from, to: 400 });
    paper.y += paper.draw(value, { ...look, align: 'right', from: 400, to: width }) + 3;
  };
  for (const each of sums) sum(each);
  paper.down(2);
  paper.rule(soft, from);
  paper.down(4);
  sum(total, { size: 13, bold: true, color: '#000000' });
  for (const each of vat) sum(each);
  if (noVat !== null) paper.block(noVat, { size: 8, color: soft, align: 'right', from: 0, to: width });
}

function drawPayment(paper: Paper, { payment, seal }: BillText): void {
  if (payment === null) return;
  paper.room(sealSize + 60);
  paper.down(18);
  paper.block(payment, { color: soft });
  if (seal === null) return;
  paper.down(12);
  paper.seal();
  const from = sealSize + 12;
  paper.down((sealSize - paper.height(seal, { bold: true, from })) / 2);
  paper.block(seal, { bold: true, from });
}
