import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { pageNames } from '@haat/contract/content/rules';
import type { FrontRow } from '@haat/contract/content/owning/front/schemas';
import type { BothPageTexts } from '@haat/contract/content/messages/page-text';
import { createdAt, instant, ownId, updatedAt } from '../../core/database/columns.ts';
import { shopId } from '../tenant/tables.ts';

/** Slides of the front page by `position`, at most `maxSliders` of them. */
export const sliders = pgTable(
  'sliders',
  {
    shopId: shopId(),
    id: ownId(),
    image: text('image').notNull(),
    title: text('title').notNull(),
    titleNe: text('title_ne'),
    body: text('body').notNull().default(''),
    bodyNe: text('body_ne'),
    link: text('link'),
    /** The picture's darkest colour, `#rrggbb`: what lies between it and the words on it. */
    shade: text('shade').notNull().default('#211b18'),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), index('sliders_by_position').on(t.shopId, t.position)],
);

/** The popups of a shop: of the active ones whose days are now, the one changed last is shown. */
export const popups = pgTable(
  'popups',
  {
    shopId: shopId(),
    id: ownId(),
    image: text('image'),
    title: text('title').notNull(),
    titleNe: text('title_ne'),
    body: text('body').notNull().default(''),
    bodyNe: text('body_ne'),
    link: text('link'),
    active: boolean('active').notNull().default(true),
    /** The first and the last day on which it is shown, by the calendar of Nepal; null where there is none. */
    firstDay: date('first_day', { mode: 'string' }),
    lastDay: date('last_day', { mode: 'string' }),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    check('popups_days_in_order', sql`${t.firstDay} <= ${t.lastDay}`),
  ],
);

/** The rows of products on the front page; without a row here, or without a list, a shop has those that every shop begins with. */
export const frontPages = pgTable('front_pages', {
  shopId: shopId().primaryKey(),
  rows: jsonb('rows').$type<FrontRow[]>(),
  version: integer('version').notNull().default(1),
  updatedAt: updatedAt(),
});

/** What a post says, as it is edited. */
export interface PostWords {
  title: string;
  titleNe: string | null;
  summary: string;
  summaryNe: string | null;
  /** Sanitised HTML. */
  body: string;
  bodyNe: string | null;
  image: string | null;
}

/** Posts; bodies are sanitised HTML. Without a date a post is a draft as a whole, and has no `draft` beside it. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    shopId: shopId(),
    id: ownId(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    titleNe: text('title_ne'),
    summary: text('summary').notNull().default(''),
    summaryNe: text('summary_ne'),
    body: text('body').notNull().default(''),
    bodyNe: text('body_ne'),
    image: text('image'),
    /** Until then the words above are a draft, which no page of the shop shows. */
    publishedAt: instant('published_at'),
    /** What is to come in their place, of one that is published. */
    draft: jsonb('draft').$type<PostWords>(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('blog_posts_one_per_slug').on(t.shopId, t.slug),
    index('blog_posts_by_date').on(t.shopId, t.publishedAt),
    check('blog_posts_draft_of_published', sql`${t.draft} is null or ${t.publishedAt} is not null`),
  ],
);

/** The pages of words that an owner has written anew; without a row, or without a text, a page is as it came. */
export const pageTexts = pgTable(
  'page_texts',
  {
    shopId: shopId(),
    name: text('name', { enum: pageNames }).notNull(),
    text: jsonb('text').$type<BothPageTexts>(),
    /** What is to come in its place; no page of the shop shows it. */
    draft: jsonb('draft').$type<BothPageTexts>(),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.name] })],
);

/** What came through the contact form: complaints and their answers are kept for five years. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    shopId: shopId(),
    id: ownId(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    message: text('message').notNull(),
    language: text('language', { enum: ['en-US', 'ne-NP'] }).notNull(),
    answeredAt: instant('answered_at'),
    /** Who noted that. */
    answeredBy: uuid('answered_by'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    index('contact_messages_waiting')
      .on(t.shopId, t.id)
      .where(sql`${t.answeredAt} is null`),
    index('contact_messages_by_email').on(t.shopId, sql`lower(${t.email})`),
    index('contact_messages_by_age').on(t.createdAt),
    check('contact_messages_language_known', sql`${t.language} in ('en-US', 'ne-NP')`),
  ],
);
