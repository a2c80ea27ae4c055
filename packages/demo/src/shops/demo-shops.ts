import { haatBlogs, himalBlogs } from './blogs.ts';
import { haatProducts, himalProducts } from './products.ts';
import { haatCategories, haatFooter, himalCategories, himalFooter } from './categories.ts';
import { haatPopup, haatSliders, himalSliders } from './content.ts';
import { haatAreas } from './delivery-areas.ts';
import { demoId } from './ids.ts';
import { haatOrders, himalOrders } from './orders.ts';
import { haatAddresses, haatPeople, himalAddresses, himalPeople } from './people.ts';
import { craftAndClothingReviews } from './reviews/craft-and-clothing.ts';
import { himalReviews } from './reviews/himal.ts';
import { homeFoodAndElectronicsReviews } from './reviews/home-food-and-electronics.ts';
import type { DemoShop } from './types.ts';
import { haatVendors, himalVendors } from './vendors.ts';

// The social links lead to the networks' front pages: a made-up name there could be somebody's.
const haat: DemoShop = {
  id: demoId('shop', 'haat'),
  subdomain: 'haat',
  profile: {
    shopName: 'Haat',
    shopNameNe: 'हाट',
    intro: {
      en: 'The open market of Nepal, on your phone: tea from Ilam, cloth from Bhaktapur, metal from Patan and everything for the house. Look first, pay at the door.',
      ne: 'नेपालको हाट, तपाईंको फोनमा: इलामको चिया, भक्तपुरको कपडा, पाटनको धातु र घरका सबै सामान। पहिले हेर्नुहोस्, ढोकामै तिर्नुहोस्।',
    },
    email: 'namaste@haat.test',
    phone: '01-5550100',
    address: 'Mangal Bazaar 7, Lalitpur 44700, Nepal',
    addressNe: 'मङ्गल बजार ७, ललितपुर ४४७००, नेपाल',
    whatsappLink: 'https://wa.me/9779800000000',
    facebookLink: 'https://www.facebook.com/',
    instagramLink: 'https://www.instagram.com/',
    tiktokLink: 'https://www.tiktok.com/',
    messagingNumber: '9779800000000',
    logo: 'haat-logo.svg',
    favicon: 'haat-favicon.svg',
    pan: '000400001',
    registration: 'DEMO-0001',
  },
  theme: { primaryColor: '#a3243b', textColor: '#1f1a1b', baseColor: '#a3243b', selectedColor: '#7d1a2d' },
  settings: {
    quickViewRating: 'fixed',
    loginToOpenProduct: 'on',
    newsletter: 'local',
    pattern: 'diamonds',
    promises: { pay: true, fee: true, returnDays: 7 },
  },
  delivery: { deliveryMode: 'custom', flatDeliveryCharge: 0, freeDeliveryThreshold: null },
  vendors: haatVendors,
  categories: haatCategories,
  products: haatProducts,
  people: haatPeople,
  reviews: [...craftAndClothingReviews, ...homeFoodAndElectronicsReviews],
  areas: haatAreas,
  addresses: haatAddresses,
  orders: haatOrders,
  sliders: haatSliders,
  footerItems: haatFooter,
  popup: haatPopup,
  blogs: haatBlogs,
};

const himal: DemoShop = {
  id: demoId('shop', 'himal'),
  subdomain: 'himal',
  profile: {
    shopName: 'Himal',
    shopNameNe: 'हिमाल',
    intro: {
      en: 'Gear, clothes and food for walking high, from people who live there. One flat fee for all of Nepal.',
      ne: 'अग्लो ठाउँमा हिँड्नका लागि सामान, लुगा र खाना, त्यहीँ बस्नेहरूबाट। नेपालभर एउटै डेलिभरी शुल्क।',
    },
    email: 'namaste@himal.test',
    phone: '01-5550200',
    address: 'Chaksibari Marg 21, Thamel, Kathmandu 44600, Nepal',
    addressNe: 'चाक्सीबारी मार्ग २१, ठमेल, काठमाडौँ ४४६००, नेपाल',
    whatsappLink: 'https://wa.me/9779800000000',
    facebookLink: 'https://www.facebook.com/',
    instagramLink: 'https://www.instagram.com/',
    tiktokLink: 'https://www.tiktok.com/',
    messagingNumber: '9779800000000',
    logo: 'himal-logo.svg',
    favicon: 'himal-favicon.svg',
    pan: '000400002',
    registration: 'DEMO-0002',
  },
  theme: { primaryColor: '#1f5f74', textColor: '#16202a', baseColor: '#1f5f74', selectedColor: '#174a5b' },
  settings: {
    quickViewRating: 'real',
    loginToOpenProduct: 'off',
    newsletter: 'stored',
    pattern: 'peaks',
    promises: { pay: true, fee: true, returnDays: 7 },
  },
  delivery: { deliveryMode: 'standard', flatDeliveryCharge: 120, freeDeliveryThreshold: 2500 },
  vendors: himalVendors,
  categories: himalCategories,
  products: himalProducts,
  people: himalPeople,
  reviews: himalReviews,
  areas: [],
  addresses: himalAddresses,
  orders: himalOrders,
  sliders: himalSliders,
  footerItems: himalFooter,
  blogs: himalBlogs,
};

/** The shops a first start on an empty database makes (design §4). */
export const demoShops: DemoShop[] = [haat, himal];
