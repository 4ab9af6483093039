import { fold } from '../fold.js';
import { formOf } from '../stem.js';

/** A page of a shop that a query may be about. */
export type ShopPage =
  | 'returns'
  | 'delivery'
  | 'contact'
  | 'policy'
  | 'terms'
  | 'imprint'
  | 'about'
  | 'orders'
  | 'login'
  | 'register'
  | 'forgotPassword'
  | 'account'
  | 'cart'
  | 'newest'
  | 'bestSelling'
  | 'cheapest';

const words = (list: string) => new Set(list.trim().split(/\s+/).map(formOf));

/**
 * Words and phrases that name a page. How to pay stands in the terms, and codes are asked for at the contact page: an
 * empty cart says nothing of either. Of several pages that are named, the first is meant.
 */
const NAMES: readonly (readonly [page: ShopPage, names: string])[] = [
  ['forgotPassword', 'password, passcode'],
  [
    'returns',
    `return, returning, refund, reimbursement, exchange, money back, send back, send something back, send it back, change my mind, changed my mind,
    give back, bring back, take back, right of withdrawal, withdrawal, cooling off,
    warranty, warranty claim, guarantee, faulty, damaged, wrong size`,
  ],
  [
    'orders',
    `my order, my purchases, invoice, receipt, order status, order history, order number, order tracking, track order,
    track my order, track package, track my package, track parcel, track my parcel, tracking, tracking number, where is my order, where is my parcel,
    where is my package, lost parcel, lost package, missing parcel, missing package, parcel, package, cancel order, cancel my order, past orders, order confirmation, orders`,
  ],
  [
    'delivery',
    `delivery, deliver, delivered, shipping, shipment, ship, shipped, dispatched, postage, courier, dispatch, parcel service, click and collect,
    collection point, pick up in store, arrive, get here`,
  ],
  [
    'policy',
    `privacy, data protection, gdpr, cookies, cookie policy, cookie settings, my data, personal data, delete my data,
    data policy, data privacy`,
  ],
  [
    'terms',
    `terms, general terms, terms and conditions, conditions of sale, terms of use, terms of service, agb, tos,
    payment, paypal, apple pay, google pay, klarna, credit card, debit card, visa, mastercard, amex`,
  ],
  ['imprint', 'imprint, impressum, legal notice, legal information, company details, vat number'],
  [
    'contact',
    `contact, customer service, customer support, customer care, support, help, helpline, hotline, opening hours,
    opening times, open, closed, business hours, store hours, when are you open, when do you open, phone number, telephone number, your address, your number, call you, phone you,
    telephone, email, mail address, email address, address of the shop, shop address, store address, complaint,
    complain, feedback, faq, gift card, gift voucher, gift certificate, voucher, discount code, promo code, promotion code, coupon code, coupon, voucher code, size guide, size chart, size table, sizing, sizing guide, sizing chart, store near me, shop near me, nearest store, nearest shop, store locator, find a store, talk to someone, speak to someone, live chat, where are you, where is your shop`,
  ],
  [
    'register',
    'register, registration, sign up, signup, create account, create an account, new account, join',
  ],
  ['login', 'login, log in, sign in, signin, logon, log on'],
  [
    'account',
    'my account, account, my profile, profile, my details, change address, change my address, my address, delivery address, shipping address',
  ],
  [
    'cart',
    `cart, shopping cart, shopping basket, my basket, basket checkout, view basket, checkout, check out, my bag,
    pay now, pay`,
  ],
  [
    'about',
    'about, about us, about you, company, your shop, your history, our history, who are you, who we are, who is behind, who runs, who owns, who made, our story, your company, about the shop',
  ],
  [
    'newest',
    'new, newest, latest, new arrivals, new in, just in, new products, new items, new stuff, whats new, latest products, new collection',
  ],
  [
    'bestSelling',
    'best seller, best selling, best selling products, top seller, most popular, most popular products, popular products, popular, trending, most sold',
  ],
  [
    'cheapest',
    'cheapest, cheapest products, cheapest items, cheapest first, lowest price, lowest prices, low prices, least expensive, price low to high, sort by price',
  ],
];

/** Words that may stand beside these: whoever types more than these and a name is looking for goods. */
const BESIDE =
  words(`a an the my your our i we you it is are do does did can could how what where when why which who to of for
  from in on at by and or with if me us please need want get go make about policy policies information info details page
  form question questions cost costs charge charges price prices fee fees time times date long much take takes free fast
  express standard international abroad worldwide country countries europe uk usa day days option options method methods
  rate rates item items product products order orders goods purchase purchases something thing parcel package late missing
  status shop store website site online customer service number issue problem problems reset forgot forgotten lost change
  next same new send general notice download delete behind this sale call cancel view label start track find see view check condition conditions use period rules rule team us open now today will would should they them this that there be been has have hasnt havent still yet until before soon quick quickly have having always ever really someone anyone everything anything`);
/** Names of countries, from two capital letters each. */
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second)))
  for (const form of formsIn(COUNTRY_NAMES.of(code) ?? '')) BESIDE.add(form);

/** The number of an order, by itself or behind that word. */
const ORDER_ALONE = /^\s*#\s?\d{4,}\s*$/;
const BEHIND_ORDER = /(?<=\border(?: number| no)?\.?)\s*#?\s?\d{4,}\s*$/i;

const LONGEST = 5;
const MOST_WORDS = 10;

/** Pages by their names, as forms of words. */
const PAGES = new Map<string, { page: ShopPage; rank: number }>();
NAMES.forEach(([page, names], rank) => {
  for (const name of names.split(',')) {
    const key = formsIn(name).join(' ');
    if (!PAGES.has(key)) PAGES.set(key, { page, rank });
  }
});

/** The page that a query is about, if it says nothing else. */
export function pageMeant(text: string): ShopPage | undefined {
  if (ORDER_ALONE.test(text)) return 'orders';
  return pageOf(formsIn(text.replace(BEHIND_ORDER, '')));
}

/**
 * The same for a text whose last word is still being typed: of several pages, the one whose name comes first.
 * @param atLeast how many letters of that word there have to be.
 */
export function pageBegun(text: string, atLeast: number): ShopPage | undefined {
  const whole = pageMeant(text);
  const [begun = ''] = /\p{L}+$/u.exec(fold(text)) ?? [];
  if (whole || begun.length < atLeast) return whole;
  const before = formsIn(text).slice(0, -1);
  for (const form of WORDS) {
    const page = form.startsWith(begun) ? pageOf([...before, form]) : undefined;
    if (page) return page;
  }
  return undefined;
}

function pageOf(forms: readonly string[]): ShopPage | undefined {
  if (forms.length === 0 || forms.length > MOST_WORDS) return undefined;
  let best: { page: ShopPage; rank: number } | undefined;
  for (let at = 0; at < forms.length;) {
    const { found, length } = nameAt(forms, at);
    if (found && (!best || found.rank < best.rank)) best = found;
    if (!found && !BESIDE.has(forms[at] ?? '')) return undefined;
    at += length;
  }
  return best?.page;
}

/** Whether it is a question, or about what is already theirs: who types “my basket” is not looking for one. */
export const isNoThing = (text: string): boolean =>
  /\bmy\b|^\s*(?:who|when|where|how|why|will|can|do|does)\b/i.test(text);

/** The words of all names, those of the first page first. */
const WORDS = [...new Set([...PAGES.keys()].flatMap((name) => name.split(' ')))];
/** Words that alone say that a page is meant. */
const TELLING = WORDS.filter((form) => !BESIDE.has(form));

/** Whether a word that says which page is meant begins with a text. */
export const beginsPageName = (text: string): boolean =>
  TELLING.some((form) => form.startsWith(text));

/** The longest name that begins at a word. */
function nameAt(forms: readonly string[], at: number) {
  for (let length = Math.min(LONGEST, forms.length - at); length > 0; length -= 1) {
    const found = PAGES.get(forms.slice(at, at + length).join(' '));
    // “About” alone may stand beside anything.
    if (found && (length > 1 || forms.length === 1 || !BESIDE.has(forms[at] ?? '')))
      return { found, length };
  }
  return { found: undefined, length: 1 };
}

function formsIn(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(formOf);
}
