import { endpoints, type Contact, type Endpoint } from '@shop/shared';
import fc, { type Arbitrary } from 'fast-check';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN, DEMO_PASSWORD, INES, MAYA, THEO } from '@shop/test-shop/client/people';

const UNUSED_ID = '0123456789abcdef01234567';
const SPARE_CATEGORIES = 12;
const SPARE_SHOPPERS = 12;
const ORDERS = 3;
const SYNONYM_LINES = 20;
const SPARE_RULES = 12;
/** Number of products that requests may delete; the others stay available for orders. */
const DELETABLE = 20;
const PEOPLE = [MAYA, THEO, INES].map(({ email }) => email);

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

/** The fields of promotions, zones and rates, as far as they have to fit together. */
function ruleFields({ path }: Endpoint, { rules }: Known): Accepted {
  const kinds = { promotions: '/promotions', zones: '/shipping-zones', rates: '/tax-rates' };
  const kind = (['promotions', 'zones', 'rates'] as const).find((one) =>
    path.startsWith(kinds[one]),
  );
  if (!kind) return {};
  const none = fc.constant(undefined);
  return {
    id: fc.constantFrom(...rules[kind]),
    version: fc.constant(1),
    kind: fc.constant('percent'),
    scope: fc.constant('order'),
    value: fc.constantFrom(0, 10),
    tiers: none,
    from: none,
    until: none,
    // Only for what is not on sale here: orders keep their prices.
    conditions: fc.constant({ minAmount: 9_000_000 }),
    countries: fc.constant(['AQ']),
    methods: fc.constant([]),
    zone: fc.constant(rules.keptZone),
    categories: none,
    rate: fc.constantFrom(0, 8.875),
  };
}

/** Values that the shop accepts from a field, by its name. */
export type Accepted = Record<string, Arbitrary<unknown>>;

/** Accepted values for the fields of an endpoint; for fields that are missing here, the schema is enough. */
export function acceptedBy(endpoint: Endpoint, known: Known): Accepted {
  const { ids, slugs } = known[subjectOf(endpoint)];
  const text = fc.nat().map((number) => `Something ${number}`);
  return {
    id: fc.constantFrom(...ids),
    slug: fc.constantFrom(...slugs),
    product: fc.constantFrom(...known.products.ids),
    productId: fc.constantFrom(...known.products.ids),
    category: fc.constantFrom(...known.categories.ids),
    within: fc.constantFrom(...known.categories.slugs),
    brand: fc.constantFrom(...known.brands.slugs),
    brands: fc.constantFrom(...known.brands.slugs),
    into: fc.constantFrom(...known.brands.names),
    categoryId: fc.constantFrom(...known.categories.ids),
    orderId: fc.constantFrom(...known.orders.ids),
    number: fc.constantFrom(...known.orders.numbers),
    userId: fc.constantFrom(...known.spare.ids),
    email: emailFor(endpoint, known),
    password: fc.constant(DEMO_PASSWORD),
    newpassword: fc.constant('another password'),
    answer: fc.constant('sailing'),
    name: text,
    parent: fc.constant(null),
    parentBefore: fc.constant(undefined),
    order: fc.constantFrom(null, { rule: 'price' }),
    orderBefore: fc.constant(undefined),
    description: text,
    text,
    address: text,
    phone: fc.constant('+1 206 555 0119'),
    // The first photo.
    photo: fc.constant(undefined),
    price: fc.constantFrom('0.99', '12.5', '300'),
    publishAt: fc.constantFrom('', '2020-01-01T00:00:00Z'),
    photoBefore: fc.constant(undefined),
    compareAtPrice: fc.constantFrom('', '400'),
    barcode: fc.constantFrom('', '4006381333931'),
    weight: fc.constantFrom('', '250'),
    sku: fc.constant(''),
    attributes: fc.constantFrom('', 'Material: Oak'),
    // Any others have to fit together.
    options: fc.constant([]),
    variants: fc.constant([]),
    quantity: fc.constantFrom(1, 2),
    quantityBefore: fc.constantFrom(1, 2),
    delivery: fc.constant(known.delivery),
    // Another total than what the order costs is a conflict.
    total: fc.constant(undefined),
    page: fc.constantFrom(1, 2),
    to: fc.constantFrom(2, 21),
    pageSize: fc.constantFrom(1, 20),
    search: fc.constantFrom('lamp', 'a'),
    from: fc.constantFrom('2020-01-01', '2021-12-31'),
    until: fc.constantFrom('2022-01-01', '2030-12-31'),
    asOf: fc.constant('2030-01-01T00:00:00Z'),
    since: fc.constant('2020-01-01T00:00:00Z'),
    timeZone: fc.constant('Europe/Berlin'),
    words: text,
    chosen: fc.constantFrom(...known.products.ids),
    products: fc.uniqueArray(fc.constantFrom(...known.products.ids), { maxLength: 2 }),
    lines: fc.constantFrom([], ['davenport, sofa'], ['footwear > shoes', 'tap, faucet']),
    line: fc.constantFrom(...known.synonymLines),
    version: fc.constant(0),
    codes: fc.constant(undefined),
    ids: fc.constantFrom(...known.products.ids),
    tagsBefore: fc.constant([]),
    'idempotency-key': fc.uuid(),
    ...ruleFields(endpoint, known),
    ...(endpoint.path.startsWith('/auth/tax-exemption') && {
      country: fc.constant('AT'),
      number: fc.constantFrom('', 'ATU12345678'),
    }),
  };
}

function subjectOf(endpoint: Endpoint): 'brands' | 'categories' | 'deletable' | 'products' {
  if (endpoint.path.startsWith('/brands')) return 'brands';
  if (endpoint.path.includes('category')) return 'categories';
  return endpoint === endpoints.deleteProduct ? 'deletable' : 'products';
}

function emailFor(endpoint: Endpoint, { spare }: Known): Arbitrary<string> {
  if (endpoint === endpoints.login) return fc.constantFrom(...PEOPLE);
  if (endpoint === endpoints.resetPassword) return fc.constantFrom(...spare.emails);
  return fc.uuid().map((id) => `${id}@shop.test`);
}
