import * as z from 'zod/mini';
import { done, doneWith, id, line, orNoLine, prose, version } from '../../../core/fields.ts';
import { pageLink, upload } from '../../../core/links.ts';
import { refuses } from '../../../core/problem.ts';
import { maxFooterItems, maxPopup, maxSlider, maxSliders } from '../../rules.ts';
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
