import { randomUUID } from 'node:crypto';
import * as account from '@haat/contract/account/calls';
import { providerPath, providers } from '@haat/contract/account/rules';
import * as audit from '@haat/contract/core/audit/calls';
import * as push from '@haat/contract/core/push/calls';
import * as addresses from '@haat/contract/addresses/calls';
import * as delivery from '@haat/contract/addresses/owning/calls';
import * as places from '@haat/contract/addresses/calls';
import * as catalog from '@haat/contract/catalog/calls';
import * as sitemap from '@haat/contract/catalog/calls';
import * as owning from '@haat/contract/catalog/owning/calls';
import { bulkChange } from '@haat/contract/catalog/selling/bulk/calls';
import * as goods from '@haat/contract/catalog/selling/calls';
import * as importing from '@haat/contract/catalog/selling/import/calls';
import type { CallInput, Endpoint } from '@haat/contract/core/endpoint';
import { iconPath, icons } from '@haat/contract/core/icons';
import type { IconName } from '@haat/contract/core/icons';
import { isAlive, isReady } from '@haat/contract/core/calls';
import * as inquiry from '@haat/contract/inquiry/calls';
import * as answering from '@haat/contract/inquiry/selling/calls';
import * as insight from '@haat/contract/insight/calls';
import * as newsletter from '@haat/contract/newsletter/calls';
import * as orders from '@haat/contract/orders/calls';
import * as ledger from '@haat/contract/orders/ledger/calls';
import * as orderOwning from '@haat/contract/orders/owning/calls';
import * as selling from '@haat/contract/orders/selling/calls';
import * as reviews from '@haat/contract/reviews/calls';
import * as replies from '@haat/contract/reviews/selling/calls';
import { sendContact } from '@haat/contract/content/calls';
import * as desk from '@haat/contract/tenant/calls';
import * as shop from '@haat/contract/content/calls';
import * as word from '@haat/contract/content/owning/calls';
import * as blogging from '@haat/contract/content/owning/blog/calls';
import * as front from '@haat/contract/content/owning/front/calls';
import * as pages from '@haat/contract/content/owning/pages/calls';
import * as stock from '@haat/contract/stock/calls';
import * as vendors from '@haat/contract/vendors/calls';
import * as dictionary from '@haat/contract/catalog/owning/dictionary/calls';
import * as suspension from '@haat/contract/catalog/owning/suspension/calls';
import * as ownVendor from '@haat/contract/vendors/selling/calls';
import { zipOf } from '../zip.ts';
import * as helping from '@haat/contract/account/desk-helpers/calls';
import * as sellers from '@haat/contract/account/sellers/calls';
import * as wishlist from '@haat/contract/wishlist/calls';
import { phonePhoto } from '../samples/photos.ts';
import { phoneVideo } from '../samples/videos.ts';
import type { AskerName, Scene } from './scene.ts';

/** What one path answers to each asker. */
export interface Row {
  method: 'GET' | 'POST';
  path: string;
  /** Null for what is no call but a file or a journey. */
  endpoint: Endpoint | null;
  /** What would succeed for the owner, or a promise of it. */
  input: (scene: Scene) => unknown;
  /** The status for each asker, in the order of `askers`. */
  may: string;
  /** Who else may see or change what is the owner's, because that is what the call is for. */
  touches: Partial<Record<AskerName, true>>;
}

type Input<E extends Endpoint> = (scene: Scene) => Promise<CallInput<E>> | CallInput<E>;

/** A call that needs nothing said may be left without an input. */
type Bare<E extends Endpoint> = E & (object extends CallInput<E> ? unknown : never);

function row<E extends Endpoint>(endpoint: Bare<E>, may: string): Row;
function row<E extends Endpoint>(endpoint: E, may: string, input: Input<E>, touches?: Row['touches']): Row;
function row(
  endpoint: Endpoint,
  may: string,
  input: Row['input'] = () => ({}),
  touches: Row['touches'] = {},
): Row {
  return { method: endpoint.method, path: endpoint.path, endpoint, may, touches, input };
}

const file = (path: string, may: string): Row => ({
  ...{ method: 'GET', path, endpoint: null, may, touches: {} },
  input: () => ({}),
});

//            guest owner other seller rival admin foreign abroad
const anyone = '200   200   200   200    200   200   200     200';
/** A thing of this shop: anyone may see it here, and in another shop it is not there. */
const here = '  200   200   200   200    200   200   200     404';
/** Each about themselves: what the owner has is not touched. */
const oneself = '401  200   200   200    200   200   401     200';
/** Each about themselves, and about a thing of this shop. */
const oneselfHere = '401 200 200  200    200   200   401     404';
const owner = ' 401   200   404   404    404   404   401     404';
/** Each seller about their own. */
const seller = '401   403   403   200    200   403   401     403';
/** A seller about what another one sells: it is not there. */
const ofSeller = '401 403   403   200    404   403   401     403';
/** What a seller sells or means to: nobody else sees it but who runs the shop. */
const ofSellerOrOwner = '401 404 404 200 404   200   401     404';
/** Whoever runs a shop, about that one. */
const admin = ' 401   403   403   403    403   200   401     200';
/** Whoever runs a shop, about a vendor or a place of that one. */
const adminOfVendor = '401 403 403 403 403   200   401     404';
/** Whoever has the secret that the call sends, and so only in the shop that it was given by. */
const bearer = '200   200   200   200    200   200   200     ';
const byAll = {
  guest: true,
  owner: true,
  other: true,
  seller: true,
  rival: true,
  admin: true,
  foreign: true,
} as const;

const ofProduct = async (scene: Scene) => ({ productId: (await scene.product()).id });
const ofPlainProduct = async (scene: Scene) => ({ productId: (await scene.plainProduct()).id });
const ofSoldOut = async (scene: Scene) => ({ productId: (await scene.soldOut()).id });
const ofSlug = async (scene: Scene) => ({ slug: (await scene.product()).slug });
const ofOrder = async (scene: Scene) => ({ orderId: (await scene.order())._id });
const ofVendor = async (scene: Scene) => ({ vendorId: (await scene.product()).vendor.id });
const ofOrders = async (scene: Scene) => ({ orderIds: [(await scene.order())._id] });
const ofAddress = async (scene: Scene) => ({ addressId: await scene.addressId() });
const names = { firstName: 'Maya', lastName: 'Gurung' };
const newPassword = 'quite another one';
let strangers = 0;
const strangersPlace = () => `Place ${(strangers += 1)}`;
const strangersEmail = () => `stranger-${(strangers += 1)}@example.np`;

const someBrowser = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/somebody',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  language: 'en-US' as const,
};

const someAddress = {
  ...{ title: 'Home', fullName: 'Maya Gurung', email: 'maya@example.np', phone: '9841234567' },
  ...{ address: 'Lakeside 6', area: 'Baidam', message: 'Ring twice', deliveryMode: 'standard' as const },
};

const someProfile = {
  ...{ shopName: 'Haat', intro: '', introNe: null, email: 'shop@example.np', phone: '', address: '' },
  ...{ addressNe: null, messagingNumber: null, whatsappLink: null, facebookLink: null, instagramLink: null },
  ...{ tiktokLink: null, registrationNo: null, pan: null },
};

const oneSection = { title: 'Questions', description: '', sections: [{ heading: 'When?', text: 'Now.' }] };
const somePage = { en: oneSection, ne: oneSection };

const someColours = {
  primaryColor: '#a3243b',
  textColor: '#211b18',
  baseColor: '#a3243b',
  selectedColor: '#a3243b',
};

const someChoices = {
  quickViewRating: 'fixed',
  loginToOpenProduct: 'on',
  newsletter: 'stored',
  pattern: 'diamonds',
  promises: { pay: true, fee: true, returnDays: null },
} as const;

const accountRows = [
  row(account.signUp, '200 409 409 409 409 409 200 409', () => ({
    ...{ ...names, email: strangersEmail(), password: newPassword },
  })),
  row(account.activate, `${bearer} 404`, async (scene) => ({ token: await scene.activationLink() }), byAll),
  row(
    account.checkActivation,
    `${bearer} 404`,
    async (scene) => ({ token: await scene.activationLink() }),
    byAll,
  ),
  row(
    account.signIn,
    `${bearer} 401`,
    async (scene) => {
      const { email, password } = await scene.owner();
      return { email, password };
    },
    byAll,
  ),
  row(account.forgotPassword, anyone, async (scene) => ({ email: (await scene.owner()).email })),
  row(account.checkReset, `${bearer} 404`, async (scene) => ({ token: await scene.resetLink() }), byAll),
  row(
    account.resetPassword,
    `${bearer} 404`,
    async (scene) => ({ token: await scene.resetLink(), password: newPassword }),
    byAll,
  ),
  row(account.handOver, `${bearer} 400`, (scene) => scene.journeysEnd(), byAll),
  row(account.getSignInWays, anyone),
  row(account.signOut, oneself),
  row(account.signOutEverywhere, oneself),
  row(account.getSessions, oneself),
  row(account.endSession, owner, async (scene) => ({ sessionId: await scene.sessionId() })),
  row(account.getMe, oneself),
  row(account.updateMe, oneself, () => names),
  row(account.setPicture, oneself, async () => ({ picture: [await phonePhoto({ width: 90, height: 60 })] })),
  row(account.changePassword, oneself, async (scene) => ({
    ...{ current: (await scene.owner()).password, password: newPassword },
  })),
  //                    Who sells or runs a shop is let go by it.
  row(account.deleteMe, '401 200 200 403 403 403 401 403', async (scene) => {
    await scene.delivered();
    return { password: (await scene.owner()).password };
  }),
  row(account.getMyData, oneself),
  row(push.getPushKey, oneself),
  row(push.subscribeToPush, oneself, () => someBrowser),
  row(push.unsubscribeFromPush, oneself, () => ({ endpoint: someBrowser.endpoint })),
  row(push.testPush, oneself),
  row(addresses.saveAddress, oneself, () => someAddress),
  row(addresses.getAddress, owner, ofAddress),
  row(addresses.updateAddress, owner, async (scene) => ({ ...someAddress, ...(await ofAddress(scene)) })),
  row(addresses.listAddresses, oneself),
  row(addresses.deleteAddress, owner, ofAddress),
];

const orderRows = [
  row(orders.placeOrder, owner, async (scene) => ({
    items: [{ productId: (await scene.product()).id, quantity: 1 }],
    addressId: await scene.addressId(),
  })),
  //                         A guest may; a token that opens no session here may not.
  row(orders.buyNow, '  200 200 200 200 200 200 401 404', async (scene) => {
    const { id: productId, price: totalAmount, vendor } = await scene.product();
    const { fullName, email, phone, address: fulladdress, message } = someAddress;
    const goesTo = { fullName, email, phone, fulladdress, message };
    return { ...goesTo, productId, quantity: 1, adminId: vendor.id, totalAmount };
  }),
  row(orders.listOrders, oneself),
  row(orders.getOrder, owner, ofOrder),
  row(orders.getBillPdf, owner, ofOrder),
  row(orders.cancelOrder, owner, ofOrder),
  row(orders.trackOrder, here, async (scene) => ({ token: (await scene.order()).trackToken })),
  row(orders.confirmOrder, here, async (scene) => ({ secret: await scene.guestSecret() }), byAll),
  row(selling.sellerOrders, seller, () => ({}), { seller: true }),
  row(selling.sellerToday, seller),
  row(ledger.sellerLedger, seller),
  row(ledger.sellerLedgerFile, seller),
  row(ledger.sellerCourierCash, seller),
  row(ledger.takeCash, seller, ofOrders),
  row(
    ledger.returnOrder,
    ofSeller,
    async (scene) => ({ orderId: await scene.confirmed(), reason: 'Refused at the door', restock: false }),
    { seller: true },
  ),
  row(orderOwning.shopToday, admin),
  row(orderOwning.listLateSellers, admin),
  row(ledger.vendorLedgers, admin),
  row(ledger.vendorLedger, adminOfVendor, ofVendor),
  row(ledger.vendorLedgerFile, adminOfVendor, ofVendor),
  row(ledger.vendorCourierCash, admin, ofVendor),
  row(ledger.bringCash, admin, async (scene) => ({ ...(await ofVendor(scene)), ...(await ofOrders(scene)) })),
  row(ledger.settle, adminOfVendor, async (scene) => ({
    ...(await ofVendor(scene)),
    ...{ kind: 'payout' as const, amount: await scene.owed() },
  })),
  row(ledger.setTerms, adminOfVendor, async (scene) => ({
    ...(await ofVendor(scene)),
    ...{ commission: 0, deliversOwn: false, version: 1 },
  })),
  row(insight.sellerInsight, seller),
  row(insight.shopInsight, adminOfVendor, ofVendor),
  row(insight.countProductView, anyone, ofProduct),
  row(insight.countMissedSearch, anyone, () => ({ term: 'yak wool' })),
  row(selling.getSellerOrder, ofSeller, ofOrder, { seller: true }),
  row(selling.getPapers, ofSeller, ofOrders, { seller: true }),
  row(selling.markPrinted, ofSeller, async (scene) => ({
    ...{ ...(await ofOrders(scene)), what: 'slip' as const },
  })),
  row(
    selling.setOrderStatus,
    ofSeller,
    async (scene) => ({ ...(await ofOrder(scene)), status: 'confirmed' as const }),
    { seller: true },
  ),
  // What is not there is said of each order.
  row(
    selling.moveOrders,
    seller,
    async (scene) => ({ ...(await ofOrders(scene)), status: 'confirmed' as const }),
    { seller: true },
  ),
];

const inquiryRows = [
  row(inquiry.getQuestions, owner, (scene) => scene.conversation()),
  row(inquiry.getQuestionNews, owner, (scene) => scene.conversation()),
  row(inquiry.listOwnConversations, oneself),
  row(inquiry.askQuestion, owner, async (scene) => ({
    ...{ ...(await scene.conversation()), content: 'Is it new?' },
  })),
  row(inquiry.deleteQuestion, owner, async (scene) => ({ questionId: (await scene.question())._id })),
  row(inquiry.sellerQuestions, seller, () => ({}), { seller: true }),
  //                              Another vendor has not spoken with the owner.
  row(
    inquiry.sellerQuestionNews,
    seller,
    async (scene) => {
      await scene.question();
      const { user, product } = await scene.conversation();
      return { user, product };
    },
    { seller: true },
  ),
  row(
    inquiry.replyToQuestion,
    '401 403 403 200 404 403 401 403',
    async (scene) => ({ questionId: (await scene.question())._id, content: 'It is.' }),
    { seller: true },
  ),
  //                       Each for themselves; nobody bargains with themselves.
  row(inquiry.makeOffer, '401 200 200 403 200 200 401 404', async (scene) => {
    const { vendor, product } = await scene.conversation();
    return { vendor, product, amount: 600 };
  }),
  row(inquiry.acceptCounter, owner, (scene) => scene.counter()),
  row(inquiry.withdrawOffer, owner, (scene) => scene.offer()),
  row(inquiry.listAgreedOffers, oneself),
  row(inquiry.markSeen, owner, async (scene) => {
    await scene.question();
    return { ...(await scene.conversation()), upTo: '1' };
  }),
  row(answering.markSeenBySeller, '401 403 403 200 404 403 401 403', async (scene) => {
    await scene.question();
    const { user, product } = await scene.conversation();
    return { user, product, upTo: '1' };
  }),
  row(answering.listSavedReplies, seller),
  row(answering.keepReply, seller, () => ({ title: 'Price', content: 'It is {price}.' })),
  row(answering.dropReply, '401 403 403 200 404 403 401 403', async (scene) => ({
    replyId: await scene.savedReply(),
  })),
  row(answering.readHoliday, seller),
  row(answering.saveHoliday, seller, () => ({ holiday: null })),
  row(
    inquiry.answerOffer,
    '401 403 403 200 404 403 401 403',
    async (scene) => ({ ...(await scene.offer()), move: 'accept' as const }),
    { seller: true },
  ),
];

const shopperRows = [
  row(wishlist.checkWishlist, oneself, ofProduct),
  row(wishlist.addToWishlist, oneselfHere, ofProduct),
  row(wishlist.removeFromWishlist, oneself, ofProduct),
  row(wishlist.getWishlist, oneself),
  //                    Nobody praises what they sell themselves.
  row(reviews.addReview, '401 200 200 403 200 200 401 404', async (scene) => ({
    ...{ ...(await ofProduct(scene)), rating: 5 as const, description: 'Very good' },
  })),
  row(reviews.getOwnReview, oneself, ofProduct),
  row(replies.sellerReviews, seller),
  row(replies.replyToReview, ofSeller, (scene) => scene.reviewToAnswer()),
  row(reviews.deleteReview, owner, ofProduct),
  row(stock.notifyOfStock, oneselfHere, ofSoldOut),
  row(stock.cancelStockNotice, oneself, ofSoldOut),
  row(reviews.getReviews, here, ofProduct),
  row(reviews.getReviewPercentages, here, ofProduct),
  row(reviews.getProductReviews, here, ofSlug),
];

const shopRows = [
  row(catalog.listProducts, anyone),
  row(catalog.getProduct, here, ofSlug),
  row(catalog.similarProducts, here, ofSlug),
  row(catalog.searchProducts, anyone, () => ({ term: 'tea' })),
  row(catalog.viewProduct, here, ofProduct),
  row(catalog.getProductImages, here, ofProduct),
  row(catalog.getProductVideo, here, ofProduct),
  row(catalog.getCategory, here, async (scene) => {
    await scene.product();
    return { slug: (await scene.stage.haat.make.aCategory()).slug };
  }),
  row(sitemap.listSitemapParts, anyone),
  row(sitemap.listSitemapProducts, anyone, async (scene) => ({ from: (await scene.product()).id })),
  row(vendors.getVendor, here, async (scene) => ({ shopName: (await scene.vendor()).slug })),
  row(vendors.listVendors, anyone),
  row(dictionary.listTerms, admin),
  row(dictionary.saveTerm, admin, () => ({ word: 'lapsi', means: ['hog plum'], kindOf: [], seen: null })),
  row(dictionary.deleteTerm, adminOfVendor, async (scene) => {
    const { make } = scene.stage.haat;
    return { word: await make.aTerm() };
  }),
  row(suspension.suspendSeller, adminOfVendor, async (scene) => ({
    vendorId: (await scene.stage.haat.make.aVendor()).id,
    reason: 'Sold what is not genuine.',
  })),
  row(suspension.resumeSeller, adminOfVendor, async (scene) => ({
    vendorId: (await scene.stage.haat.make.aVendor({ suspended: 'Late' })).id,
  })),
  row(ownVendor.getOwnVendor, seller),
  // Where it is stands on the lists of others already.
  row(ownVendor.saveOwnVendor, seller, () => ({
    ...{ version: 1, intro: 'Clay.', introNe: null, city: 'Thimi', district: 'Bhaktapur' },
    ...{ pan: null, vatRegistered: false },
  })),
  row(ownVendor.setVendorPicture, seller, async () => ({ image: [await phonePhoto()] })),
  row(ownVendor.removeVendorPicture, seller),
  row(stock.getStock, anyone, ofProduct),
  row(stock.getInventory, anyone, ofProduct),
  row(stock.sellerStock, seller),
  row(stock.setInventory, ofSeller, async (scene) => ({ ...(await ofProduct(scene)), change: 1 })),
  row(stock.soldElsewhere, ofSeller, async (scene) => ({ ...(await ofProduct(scene)), quantity: 1 })),
  row(goods.sellerProducts, seller),
  row(goods.exportProducts, seller),
  row(importing.startImport, seller, () => ({ table: [new File(['Name\n'], 'products.csv')] })),
  row(importing.getImport, seller),
  row(importing.mapImport, ofSeller, async (scene) => ({
    ...{ jobId: await scene.lookedTable(), columns: { title: 0 } },
  })),
  row(importing.applyImport, ofSeller, async (scene) => ({ jobId: await scene.lookedTable() })),
  row(importing.addImportPhotos, ofSeller, async (scene) => ({
    jobId: await scene.lookedTable(),
    zip: [new File([zipOf([{ path: 'a.jpg', bytes: new Uint8Array(10) }])], 'photos.zip')],
  })),
  row(importing.importChanges, ofSeller, async (scene) => ({ jobId: await scene.lookedTable() })),
  row(importing.failedRows, ofSeller, async (scene) => ({ jobId: await scene.lookedTable() })),
  row(goods.sellerCategories, seller),
  row(goods.guessCategory, seller, () => ({ title: 'Copper kettle' })),
  row(goods.getSellerProduct, ofSeller, ofPlainProduct, { seller: true }),
  row(goods.previewProduct, ofSellerOrOwner, ofPlainProduct, { seller: true, admin: true }),
  row(goods.saveProduct, ofSeller, async (scene) => {
    const { id, title } = await scene.plainProduct();
    const { id: categoryId } = await scene.stage.haat.make.aCategory();
    return { _id: id, version: 1, categoryId, title: `${title} again`, price: 900, markPrice: 1_000 };
  }),
  row(goods.publishProduct, ofSeller, async (scene) => ({ ...(await ofPlainProduct(scene)), active: false })),
  row(bulkChange, seller, () => ({
    products: [{ _id: crypto.randomUUID(), version: 1 }],
    change: { kind: 'active' as const, active: false },
    apply: true,
  })),
  row(goods.duplicateProduct, ofSeller, ofPlainProduct),
  row(goods.restoreProduct, ofSeller, async (scene) => ({ id: (await scene.archivedProduct()).id })),
  row(goods.deleteProduct, ofSeller, async (scene) => ({ id: (await scene.plainProduct()).id })),
  row(goods.addProductImage, ofSeller, async (scene) => ({
    ...(await ofPlainProduct(scene)),
    image: [await phonePhoto()],
  })),
  row(goods.setProductVideo, ofSeller, async (scene) => ({
    ...(await ofPlainProduct(scene)),
    video: [phoneVideo()],
  })),
  row(stock.checkCart, anyone, async (scene) => ({ productIds: [(await scene.product()).id] })),
  row(shop.getShopFrame, anyone, () => ({ subdomain: 'haat' })),
  row(shop.getShopBundle, anyone, () => ({ subdomain: 'haat' })),
  row(shop.getHome, anyone, () => ({ subdomain: 'haat' })),
  row(shop.getSiteProfile, anyone),
  row(shop.getBlogPost, here, async (scene) => ({ slug: (await scene.blogPost()).slug })),
  row(shop.listBlogPosts, anyone),
  row(shop.getPageText, anyone, () => ({ name: 'faq' as const })),
  row(sendContact, anyone, () => ({ name: 'Maya', email: 'maya@example.np', message: 'Are you open?' })),
  row(newsletter.subscribe, anyone, () => ({ email: strangersEmail() })),
  row(
    newsletter.confirmSubscription,
    `${bearer} 404`,
    async (scene) => ({ token: await scene.subscriptionLink() }),
    byAll,
  ),
  row(newsletter.unsubscribe, `${bearer} 404`, async (scene) => ({ token: await scene.leaveToken() }), byAll),
  row(newsletter.listSubscribers, admin, () => ({}), { admin: true }),
  row(newsletter.getSubscribersCsv, admin, () => ({}), { admin: true }),
  row(word.listMessages, admin, () => ({}), { admin: true }),
  row(word.markAnswered, adminOfVendor, async (scene) => ({ id: await scene.messageId(), answered: true })),
  row(word.announce, admin, () => ({ text: 'We close at six today.' })),
  row(blogging.listPosts, admin),
  row(blogging.readPost, adminOfVendor, async (scene) => ({ id: await scene.postId() })),
  row(blogging.saveBlogPost, adminOfVendor, async (scene) => ({
    ...{ _id: await scene.postId(), version: 1, publish: true },
    ...{ title: 'Dashain', summary: '', body: '<p>Tika</p>' },
  })),
  row(blogging.withdrawBlogPost, adminOfVendor, async (scene) => ({ id: await scene.postId(), version: 1 })),
  row(blogging.deleteBlogPost, adminOfVendor, async (scene) => ({ id: await scene.postId() })),
  row(pages.listPages, admin),
  row(pages.readPage, admin, () => ({ name: 'faq' as const })),
  row(pages.savePage, admin, () => ({ name: 'faq' as const, version: 0, publish: true, text: somePage })),
  row(pages.resetPage, admin, () => ({ name: 'about' as const, version: 0 })),
  row(front.readFront, admin),
  row(front.saveSlider, adminOfVendor, async (scene) => ({
    ...{ _id: await scene.sliderId(), version: 1, image: await scene.picture() },
    ...{ title: 'Light for Tihar', text: '' },
  })),
  // What is named has to be all that there is.
  row(front.orderSliders, '401 403 403 403 403 200 401 409', async (scene) => ({
    ids: await scene.sliderIds(),
  })),
  row(front.deleteSlider, adminOfVendor, async (scene) => ({ id: await scene.sliderId() })),
  row(front.savePopup, admin, () => ({ version: 0, title: 'Dashain', text: '', active: false })),
  row(front.saveFooterItems, admin, () => ({ categoryIds: [], seen: [] })),
  row(front.readFrontRows, admin),
  row(front.saveFrontRows, admin, () => ({ version: 0, rows: null })),
  row(blogging.addContentPicture, admin, async () => ({
    kind: 'post' as const,
    image: [await phonePhoto()],
  })),
  row(audit.listAudit, admin),
  row(helping.listHelpers, seller),
  row(helping.inviteHelper, seller, () => ({ email: strangersEmail(), seesMoney: false })),
  row(helping.changeHelper, ofSeller, async (scene) => ({
    ...{ helperId: await scene.helperId(), seesMoney: true },
  })),
  row(helping.removeHelper, ofSeller, async (scene) => ({ helperId: await scene.helperId() })),
  row(helping.listShopHelpers, admin),
  row(helping.inviteShopHelper, admin, () => ({ email: strangersEmail(), seesMoney: false })),
  row(helping.changeShopHelper, adminOfVendor, async (scene) => ({
    ...{ helperId: await scene.helperId('shop'), seesMoney: true },
  })),
  row(helping.removeShopHelper, adminOfVendor, async (scene) => ({
    helperId: await scene.helperId('shop'),
  })),
  row(helping.listOwners, admin),
  row(helping.makeOwner, adminOfVendor, async (scene) => ({ helperId: await scene.helperId('shop') })),
  row(helping.removeOwner, adminOfVendor, async (scene) => ({
    ownerId: (await scene.stage.haat.make.anAdmin()).id,
  })),
  row(
    helping.checkInvitation,
    `${bearer} 404`,
    async (scene) => ({ token: await scene.invitation() }),
    byAll,
  ),
  row(helping.joinDesk, `${bearer} 404`, async (scene) => ({
    ...{ token: await scene.invitation(), account: { ...names, password: newPassword } },
  })),
  row(sellers.listSellers, admin),
  row(sellers.inviteSeller, admin, () => ({
    ...{ shopName: `Stall ${randomUUID()}`, email: `${randomUUID()}@example.np` },
    ...{ firstName: 'Sita', lastName: 'Rai' },
  })),
  row(desk.readShopDesk, admin),
  row(desk.saveProfile, admin, () => ({ version: 1, ...someProfile })),
  row(desk.saveTheme, admin, () => ({ version: 1, ...someColours })),
  row(desk.saveSettings, admin, () => ({ version: 1, ...someChoices })),
  row(desk.setShopPicture, admin, async () => ({ which: 'logo' as const, image: [await phonePhoto()] })),
  row(desk.removeShopPicture, admin, () => ({ which: 'favicon' as const })),
  row(delivery.readDelivery, admin),
  row(delivery.saveDeliverySettings, admin, () => ({
    ...{
      version: 1,
      deliveryMode: 'standard' as const,
      flatDeliveryCharge: 100,
      freeDeliveryThreshold: null,
    },
  })),
  row(delivery.saveDeliveryLocation, admin, () => ({ name: strangersPlace(), district: 'Kaski' })),
  row(delivery.deleteDeliveryLocation, adminOfVendor, async (scene) => ({ id: await scene.location() })),
  row(delivery.saveDeliveryArea, adminOfVendor, async (scene) => ({
    ...{ locationId: await scene.location(), areaName: 'Baidam', deliveryFee: 50, covers: [], days: null },
  })),
  row(delivery.deleteDeliveryArea, adminOfVendor, async (scene) => ({ id: await scene.areaId() })),
  row(owning.readCategories, admin),
  row(owning.guessSlug, admin, () => ({ title: 'Copper kettles' })),
  row(owning.saveCategory, adminOfVendor, async (scene) => ({
    ...{ parentId: (await scene.category()).id, title: 'Kettles', slug: randomUUID() },
  })),
  row(owning.moveCategory, adminOfVendor, async (scene) => ({
    ...{ _id: (await scene.category()).id, version: 1, parentId: null, before: null },
  })),
  row(owning.deleteCategory, adminOfVendor, async (scene) => ({
    id: (await scene.category()).id,
    version: 1,
  })),
  row(owning.setCategoryPicture, adminOfVendor, async (scene) => ({
    ...{ _id: (await scene.category()).id, image: [await phonePhoto()] },
  })),
  row(owning.removeCategoryPicture, adminOfVendor, async (scene) => ({ id: (await scene.category()).id })),
  row(desk.readGuestOrders, admin),
  row(desk.saveGuestOrders, admin, () => ({ confirmHours: 24 })),
  row(addresses.getDeliverySettings, anyone, () => ({ domain: 'haat' })),
  row(addresses.listDeliveryLocations, anyone, () => ({ domain: 'haat' })),
  row(places.listStates, anyone),
  row(places.listDistricts, anyone, () => ({ state: 'karnali' })),
  row(places.listLocalLevels, anyone, () => ({ district: 'jumla' })),
  row(places.searchPlaces, anyone, () => ({ term: 'Jumla' })),
  row(places.getCity, anyone, () => ({ city: 'Pokhara' })),
  row(isAlive, anyone),
  row(isReady, anyone),
];

const redirected = anyone.replaceAll('200', '302');

const fileRows = [
  file('/api/openapi.json', anyone),
  file('/favicon.ico', anyone),
  ...(Object.keys(icons) as IconName[]).map((name) => file(iconPath(name), anyone)),
  file('/uploads/*', anyone),
  file(newsletter.unsubscribe.path, redirected),
  ...providers.flatMap((provider) => [
    file(providerPath(provider), redirected),
    file(`${providerPath(provider)}/callback`, redirected),
  ]),
];

/** One row for every path that the API serves. */
export const table: Row[] = [
  ...accountRows,
  ...orderRows,
  ...inquiryRows,
  ...shopperRows,
  ...shopRows,
  ...fileRows,
];
