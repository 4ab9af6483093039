import { endpoints, type Contact } from '@shop/shared';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN, MAYA } from '@shop/test-shop/client/people';

const UNUSED_ID = '0123456789abcdef01234567';
const SPARE_CATEGORIES = 12;
const SPARE_SHOPPERS = 12;
const ORDERS = 3;
const SYNONYM_LINES = 20;
const SPARE_RULES = 12;
/** Number of products that requests may delete; the others stay available for orders. */
const DELETABLE = 20;

/** Existing data of the shop, for use in requests. */
export interface Known {
  /** Ids of all kinds, including an unused one. */
  ids: string[];
  products: { ids: string[]; slugs: string[] };
  deletable: { ids: string[]; slugs: string[] };
  /** Some categories have no products, so that they can be deleted. */
  categories: { ids: string[]; slugs: string[] };
  brands: { ids: string[]; slugs: string[]; names: string[] };
  /** Orders of the calling shopper, and their delivery. */
  orders: { ids: string[]; numbers: string[] };
  delivery: Contact;
  /** Built-in lines of synonyms. */
  synonymLines: string[];
  /** Promotions, delivery zones and tax rates, never saved since they were made; no request deletes the kept zone. */
  rules: { promotions: string[]; zones: string[]; rates: string[]; keptZone: string };
  /** Shoppers who make no calls, and may be deleted. */
  spare: { ids: string[]; emails: string[] };
}

/** Reads a demo shop's data, and creates the data that may be deleted. */
export async function knownOf(origin: string): Promise<Known> {
  const visitor = new ApiClient(origin);
  const admin = await visitor.signIn(ADMIN);
  for (let count = 0; count < SPARE_CATEGORIES; count += 1)
    await admin.call(endpoints.createCategory, { body: { name: `Spare ${count}` } });
  const spare = [];
  for (let count = 0; count < SPARE_SHOPPERS; count += 1) {
    const guest = visitor.as({ ip: `10.8.0.${count}` });
    spare.push((await guest.session(await buildShopper(guest))).user);
  }
  const products = await visitor.products();
  const shopper = await visitor.signIn(MAYA);
  const product = products.find(({ quantity }) => quantity > ORDERS)?._id ?? '';
  for (let count = 0; count < ORDERS; count += 1)
    await shopper.placeOrder([{ product, quantity: 1 }], `known-${count}`);
  const orders = await shopper.call(endpoints.listMyOrders);
  const { category: categories } = await visitor.call(endpoints.listCategories);
  const { delivery } = await shopper.call(endpoints.getDelivery);
  const { builtIn } = await admin.call(endpoints.getSynonyms);
  const rules = await makeRules(admin);
  const { brands } = await admin.call(endpoints.listBrands);
  const deletable = products.slice(0, DELETABLE);
  const kept = products.slice(DELETABLE);
  const idsOf = (list: { _id: string }[]) => list.map(({ _id }) => _id);
  const slugsOf = (list: { slug: string }[]) => list.map(({ slug }) => slug);
  return {
    ids: [...idsOf([...products, ...orders, ...categories, ...spare]), UNUSED_ID],
    products: { ids: idsOf(kept), slugs: slugsOf(kept) },
    deletable: { ids: idsOf(deletable), slugs: slugsOf(deletable) },
    brands: {
      ids: idsOf(brands),
      slugs: slugsOf(brands),
      names: brands.map(({ name }) => name),
    },
    categories: { ids: idsOf(categories), slugs: slugsOf(categories) },
    orders: { ids: idsOf(orders), numbers: orders.map(({ number }) => String(number)) },
    delivery,
    synonymLines: builtIn.slice(0, SYNONYM_LINES),
    rules,
    spare: { ids: idsOf(spare), emails: spare.map(({ email }) => email) },
  };
}

/** Rules that change no price: the promotions are switched off, and the zones deliver in no way. */
async function makeRules(admin: ApiClient): Promise<Known['rules']> {
  const newZone = async (name: string) => {
    const body = { name, countries: ['AQ'], methods: [] };
    return (await admin.call(endpoints.createShippingZone, { body })).shippingZone._id;
  };
  const keptZone = await newZone('Kept');
  const rules: Known['rules'] = { promotions: [], zones: [], rates: [], keptZone };
  for (let count = 0; count < SPARE_RULES; count += 1) {
    const name = `Spare ${count}`;
    const { promotion } = await admin.call(endpoints.createPromotion, {
      body: { name, kind: 'percent', scope: 'order', value: 1, isEnabled: false },
    });
    const { taxRate } = await admin.call(endpoints.createTaxRate, {
      body: { name, zone: keptZone, rate: 1 },
    });
    rules.promotions.push(promotion._id);
    rules.zones.push(await newZone(name));
    rules.rates.push(taxRate._id);
  }
  return rules;
}
