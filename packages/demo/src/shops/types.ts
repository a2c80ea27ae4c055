/** The shapes of the demo shops' data. Plain values only: nothing here knows a database or HTTP. */

import type { PatternName } from '@haat/contract/tenant/patterns';
import type { ShopPromises } from '@haat/contract/tenant/schemas';

/** A sentence or a rich text in the shop's two languages. */
export interface BothLanguages {
  en: string;
  ne: string;
}

export interface NameValue {
  name: string;
  value: string;
}

/** How a picture of a product is laid out. `with` puts `beside` next to it; `close` is cropped in. */
export type Pose = 'front' | 'turned' | 'close' | 'pair' | 'trio' | 'with' | 'boxed';

/** The calm studio a product stands in. */
export type Backdrop =
  | 'linen'
  | 'sand'
  | 'clay'
  | 'mist'
  | 'sage'
  | 'sky'
  | 'blush'
  | 'lavender'
  | 'butter'
  | 'stone';

/** The recipe `painter/paint-pictures.ts` paints a product picture from. */
export interface Shot {
  /** Name of a fluent-emoji icon, or of a drawing in `painter/drawings.ts`. */
  art: string;
  pose: Pose;
  /** Hex colour the main colour of the art is changed to. */
  paint?: string;
  /** Icon printed on the label of a pouch, tin, jar or box. */
  label?: string;
  beside?: string;
  backdrop?: Backdrop;
  /** Degrees, clockwise. */
  angle?: number;
}

/** A picture: `pictures/product/<name>-<width>.<avif|webp>` at widths 200, 400 and 800. */
export interface DemoImage {
  name: string;
  altText: string;
  isPrimary: boolean;
  color?: string;
  shot: Shot;
}

export interface DemoVariant {
  size?: string;
  color?: string;
  /** Hex. */
  colorPicker?: string;
  extraProperties: NameValue[];
}

export interface DemoInventory {
  stockQuantity: number;
  lowStockThreshold: number;
  location: BothLanguages;
}

export interface DemoProduct {
  id: string;
  slug: string;
  title: string;
  titleNe?: string;
  vendorId: string;
  /** Id of the deepest category the product is in. */
  innerCatId: string;
  /** Rupees, VAT included. */
  sellingPrice: number;
  /** Rupees; never below `sellingPrice`. */
  markPrice: number;
  /** Whole percent as a string; "0" means none (spec §3). */
  discount: string;
  description: string;
  descriptionNe?: string;
  images: DemoImage[];
  videoUrl?: string;
  variants: DemoVariant[];
  specifications: NameValue[];
  options: NameValue[];
  attributes: NameValue[];
  inventory: DemoInventory;
  views: number;
  /** ISO time in UTC. */
  createdAt: string;
}

export interface DemoCategory {
  id: string;
  slug: string;
  level: 'root' | 'sub' | 'inner';
  parentId?: string;
  title: BothLanguages;
  /** `pictures/category/<image>-<width>.<avif|webp>` at 200 and 400. */
  image: string;
}

export interface DemoVendor {
  id: string;
  slug: string;
  shopName: string;
  shopNameNe: string;
  owner: string;
  city: string;
  district: string;
  /** Year. */
  since: number;
  intro: BothLanguages;
  /** Nine digits as a real one has, from a range that says it is a demo: all begin with 000. */
  pan: string;
  vatRegistered: boolean;
  phone: string;
}

export interface DemoPerson {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** File in `pictures/person/`, 96 pixels wide; there is an AVIF of the same name. */
  picture: string;
  role: 'shopper' | 'vendor' | 'admin';
  vendorId?: string;
}

export interface DemoReview {
  id: string;
  productId: string;
  personId: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** Rich text. */
  reviewDescription: string;
  /** `pictures/review/<name>-<width>.<avif|webp>` at 200 and 800. */
  images: string[];
  updatedAt: string;
}

export interface DemoArea {
  id: string;
  areaName: string;
  areaNameNe: string;
  city: string;
  district: string;
  province: string;
  /** Rupees. */
  deliveryFee: number;
  /** The first and the last day on which a delivery may arrive, counted from the order. */
  daysFrom: number;
  daysTo: number;
  /** Ids of provinces, districts, local levels and wards. */
  covers: string[];
}

export interface DemoAddress {
  id: string;
  personId: string;
  title: string;
  fullName: string;
  email: string;
  phone: string;
  address: string;
  area: string;
  message: string;
  province: string;
  city: string;
  localLevelId: string;
  ward: number;
  deliveryMode: 'custom' | 'standard';
  deliveryAreaId?: string;
}

export type DemoOrderStatus = 'pending' | 'confirmed' | 'dispatched' | 'arrived' | 'delivered' | 'cancelled';

export interface DemoOrder {
  id: string;
  personId: string;
  vendorId: string;
  addressId: string;
  status: DemoOrderStatus;
  createdAt: string;
  items: { productId: string; quantity: number; price: number }[];
  /** Rupees. */
  deliveryFee: number;
  message: string;
  history: { status: DemoOrderStatus; at: string }[];
}

export interface DemoSlider {
  id: string;
  title: BothLanguages;
  text: BothLanguages;
  link: string;
  /** `pictures/slider/<image>-<width>.<avif|webp>` at 480, 800 and 1600. */
  image: string;
}

export interface DemoBlog {
  id: string;
  slug: string;
  title: BothLanguages;
  summary: BothLanguages;
  body: BothLanguages;
  /** `pictures/blog/<image>-<width>.<avif|webp>` at 480 and 960. */
  image: string;
  publishedAt: string;
}

export interface DemoProfile {
  shopName: string;
  shopNameNe: string;
  intro: BothLanguages;
  email: string;
  phone: string;
  address: string;
  addressNe: string;
  whatsappLink: string;
  facebookLink: string;
  instagramLink: string;
  tiktokLink: string;
  messagingNumber: string;
  /** Files in `pictures/profile/`. */
  logo: string;
  favicon: string;
  /** Said to be a demo in the text itself: no real company has these numbers. */
  pan: string;
  registration: string;
}

export interface DemoShop {
  id: string;
  subdomain: string;
  profile: DemoProfile;
  theme: { primaryColor: string; textColor: string; baseColor: string; selectedColor: string };
  settings: {
    quickViewRating: 'fixed' | 'real';
    loginToOpenProduct: 'on' | 'off';
    newsletter: 'local' | 'stored';
    pattern: PatternName;
    promises: ShopPromises;
  };
  delivery: {
    deliveryMode: 'custom' | 'standard';
    /** Rupees. */
    flatDeliveryCharge: number;
    /** Rupees; null where delivery is never free by the amount. */
    freeDeliveryThreshold: number | null;
  };
  vendors: DemoVendor[];
  categories: DemoCategory[];
  products: DemoProduct[];
  people: DemoPerson[];
  reviews: DemoReview[];
  areas: DemoArea[];
  addresses: DemoAddress[];
  orders: DemoOrder[];
  sliders: DemoSlider[];
  /** Slugs of categories in the order the footer and the menus show them. */
  footerItems: string[];
  popup?: { id: string; title: BothLanguages; text: BothLanguages; image: string; link: string };
  blogs: DemoBlog[];
}
