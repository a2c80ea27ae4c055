import * as z from 'zod/mini';
import { deleteCall, orNoLine, saveCall } from '../core/desk.ts';
import { id, line, prose, slug } from '../core/fields.ts';
import { link, pageLink } from '../core/links.ts';

export const saveSlider = saveCall(
  'slider',
  'Adds or changes a slider of the front page.',
  z.strictObject({
    _id: z.optional(id),
    image: link,
    title: line(120),
    titleNe: orNoLine(120),
    text: prose(300),
    textNe: z.optional(z.nullable(prose(300))),
    link: z.optional(z.nullable(pageLink)),
    position: z.int().check(z.gte(0), z.lte(100)),
  }),
);
export const deleteSlider = deleteCall('slider', 'Deletes a slider.');

export const saveFooterItems = saveCall(
  'footer-items',
  'Sets the order in which the shop shows its categories.',
  z.strictObject({ categoryIds: z.array(id).check(z.maxLength(60)) }),
);

export const savePopup = saveCall(
  'popup',
  'Sets the popup of the front page; inactive ones are not shown.',
  z.strictObject({
    image: z.optional(z.nullable(link)),
    title: line(120),
    titleNe: orNoLine(120),
    text: prose(600),
    textNe: z.optional(z.nullable(prose(600))),
    link: z.optional(z.nullable(pageLink)),
    active: z.boolean(),
  }),
);

export const saveBlogPost = saveCall(
  'blog',
  'Adds or changes a post of the blog.',
  z.strictObject({
    _id: z.optional(id),
    slug,
    title: line(200),
    titleNe: orNoLine(200),
    summary: prose(500),
    summaryNe: z.optional(z.nullable(prose(500))),
    body: prose(50_000),
    bodyNe: z.optional(z.nullable(prose(50_000))),
    image: z.optional(z.nullable(link)),
  }),
);
export const deleteBlogPost = deleteCall('blog', 'Deletes a post of the blog.');
