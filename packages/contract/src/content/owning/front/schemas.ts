import * as z from 'zod/mini';
import { done, doneWith, id, line, orNoLine, prose, version } from '../../../core/fields.ts';
import { pageLink, upload } from '../../../core/text/links.ts';
import { refuses } from '../../../core/problem.ts';
import {
  maxFooterItems,
  maxFrontRows,
  maxPopup,
  maxRowProducts,
  maxRowTitle,
  maxSlider,
  maxSliders,
} from '../../rules.ts';
import { popup, slider } from '../../schemas.ts';

/** A day of the calendar in this century, `2026-11-23`. */
const day = z.iso.date().check(z.startsWith('20'));

const editedSlider = z.strictObject({ ...slider.shape, version });

export type EditedSlider = z.output<typeof editedSlider>;

const { lastDay: _, ...popupWords } = popup.shape;

const editedPopup = z.strictObject({
  ...popupWords,
  version,
  active: z.boolean(),
  firstDay: z.nullable(day),
  lastDay: z.nullable(day),
});

export type EditedPopup = z.output<typeof editedPopup>;

const namedCategory = z.strictObject({
  _id: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
});

export type NamedCategory = z.output<typeof namedCategory>;

export const readFront = {
  summary: 'What stands on the front page of the own shop: sliders, popup, and which categories come first.',
  answer: z.strictObject({
    sliders: z.array(editedSlider),
    /** Null where there never was one. */
    popup: z.nullable(editedPopup),
    categories: z.array(namedCategory),
    /** The ids of those that the shop names first, in their order. */
    footerItems: z.array(z.string()),
  }),
};

export const saveSlider = {
  summary: 'Adds a slider to the end of the front page, or changes one.',
  input: z.strictObject({
    _id: z.optional(id),
    version: z.optional(version),
    image: upload,
    title: line(maxSlider.title),
    titleNe: orNoLine(maxSlider.title),
    text: prose(maxSlider.text),
    textNe: z.optional(z.nullable(prose(maxSlider.text))),
    link: z.optional(z.nullable(pageLink)),
  }),
  idempotent: true,
  answer: doneWith(editedSlider),
  refuses: refuses('changed-meanwhile', 'not-found', 'too-many-slides'),
};

export const orderSliders = {
  summary: 'Sets the order of the sliders; all of them are named.',
  input: z.strictObject({ ids: z.array(id).check(z.maxLength(maxSliders)) }),
  answer: done,
  refuses: refuses('changed-meanwhile'),
};

export const deleteSlider = {
  summary: 'Deletes a slider.',
  params: z.object({ id }),
  answer: done,
  refuses: refuses('not-found'),
};

export const savePopup = {
  summary: 'Sets the popup of the front page, and on which days of Nepal it is shown.',
  input: z.strictObject({
    /** The version that was seen; 0 where there was none. */
    version,
    image: z.optional(z.nullable(upload)),
    title: line(maxPopup.title),
    titleNe: orNoLine(maxPopup.title),
    text: prose(maxPopup.text),
    textNe: z.optional(z.nullable(prose(maxPopup.text))),
    link: z.optional(z.nullable(pageLink)),
    active: z.boolean(),
    firstDay: z.optional(z.nullable(day)),
    lastDay: z.optional(z.nullable(day)),
  }),
  answer: doneWith(editedPopup),
  refuses: refuses('changed-meanwhile'),
};

export const saveFooterItems = {
  summary: 'Sets which categories the shop names first, and in which order.',
  input: z.strictObject({
    categoryIds: z.array(id).check(z.maxLength(maxFooterItems)),
    /** The order that was seen. */
    seen: z.array(id).check(z.maxLength(1_000)),
  }),
  answer: done,
  refuses: refuses('changed-meanwhile', 'not-found'),
};

const rowTitle = line(maxRowTitle);
const titled = {
  /** Chosen by whoever adds the row; two of a shop never have the same. */
  _id: line(36),
  /** Null where the kind of the row says it, or what it is of. */
  title: z.nullable(rowTitle),
  titleNe: z.nullable(rowTitle),
};

const frontRow = z.discriminatedUnion('kind', [
  z.strictObject({ ...titled, kind: z.enum(['newest', 'popular', 'best-selling', 'discount']) }),
  /** The newest of a category with all below it. */
  z.strictObject({ ...titled, kind: z.literal('category'), categoryId: id }),
  /** The newest of a vendor. */
  z.strictObject({ ...titled, kind: z.literal('vendor'), vendorId: id }),
  /** Those that were picked by hand, in their order. */
  z.strictObject({
    ...titled,
    kind: z.literal('products'),
    title: rowTitle,
    productIds: z.array(id).check(z.minLength(1), z.maxLength(maxRowProducts)),
  }),
]);

export type FrontRow = z.output<typeof frontRow>;

const pickedProduct = z.strictObject({
  _id: z.string(),
  title: z.string(),
  titleNe: z.nullable(z.string()),
  image: z.nullable(z.string()),
  /** Whether the shop shows it: one that it does not is left out of the row. */
  active: z.boolean(),
});

export type PickedProduct = z.output<typeof pickedProduct>;

const editedRow = z.strictObject({
  row: frontRow,
  /** What its category or vendor is called; null for other kinds, and for one that is no longer there. */
  of: z.nullable(z.strictObject({ title: z.string(), titleNe: z.nullable(z.string()) })),
  /** The products that were picked for it, in their order, without those that were deleted. */
  picked: z.array(pickedProduct),
  /** How many products it shows now; a row with none is left out of the front page. */
  shows: z.number(),
});

export type EditedRow = z.output<typeof editedRow>;

const frontRows = z.strictObject({
  version,
  /** False while the shop has the rows that every shop begins with. */
  chosen: z.boolean(),
  rows: z.array(editedRow),
});

export type FrontRows = z.output<typeof frontRows>;

export const readFrontRows = {
  summary: 'The rows of products on the front page of the own shop, in their order.',
  answer: frontRows,
};

export const saveFrontRows = {
  summary: 'Sets which rows of products the front page has; null for those that every shop begins with.',
  input: z.strictObject({
    /** The version that was seen. */
    version,
    rows: z.nullable(
      z.array(frontRow).check(
        z.minLength(1),
        z.maxLength(maxFrontRows),
        z.refine((rows) => new Set(rows.map(({ _id }) => _id)).size === rows.length, {
          error: 'Two rows have one id.',
        }),
      ),
    ),
  }),
  answer: doneWith(frontRows),
  refuses: refuses('changed-meanwhile', 'not-found'),
};
