import { endpoints, type Endpoint } from '@shop/shared';
import { DEMO_PASSWORD, INES, MAYA, THEO } from '@shop/test-shop/client/people';
import fc, { type Arbitrary } from 'fast-check';
import type { Known } from './known.js';
import { NOBODY } from './by-hand/tell-programs.js';

const PEOPLE = [MAYA, THEO, INES].map(({ email }) => email);

/** The fields of promotions, zones and rates, as far as they have to fit together. */
function ruleFields({ method, path }: Endpoint, { rules }: Known): Accepted {
  const kinds = { promotions: '/promotions', zones: '/shipping-zones', rates: '/tax-rates' };
  const kind = (['promotions', 'zones', 'rates'] as const).find((one) =>
    path.startsWith(kinds[one]),
  );
  if (!kind) return {};
  const none = fc.constant(undefined);
  // Deletions have their own: otherwise they could leave none to change.
  const ids = rules[kind].filter((_, index) => (index % 2 === 0) === (method === 'DELETE'));
  return {
    id: fc.constantFrom(...ids),
    version: fc.constant(1),
    kind: fc.constant('percent'),
    scope: fc.constant('order'),
    value: fc.constantFrom(0, 10),
    tiers: none,
    buyAndGet: none,
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
    barcodes: fc.constantFrom('4006381333931', '4006381333931,96385074'),
    weight: fc.constantFrom('', '250'),
    sku: fc.constant(''),
    // Of a list chosen values, of a product lines.
    attributes:
      endpoint.method === 'GET'
        ? fc.constantFrom('Material:Oak', 'Colour:Red,Size:M')
        : fc.constantFrom('', 'Material: Oak'),
    names: fc.constantFrom([], ['Size'], ['Colour', 'Size']),
    // Any others have to fit together.
    options: fc.constant([]),
    variants: fc.constant([]),
    quantity: fc.constantFrom(1, 2),
    quantityBefore: fc.constantFrom(1, 2),
    delivery: fc.constant(known.delivery),
    // Another total than what the order costs is a conflict.
    total: fc.constant(undefined),
    payment: fc.constantFrom(undefined, 'simulated'),
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
    url: fc.constant(NOBODY),
    grants: fc.constant(['catalog:read']),
    events: fc.constant(['product.deleted']),
    version: fc.constant(0),
    codes: fc.constant(undefined),
    ids: fc.constantFrom(...known.products.ids),
    tagsBefore: fc.constant([]),
    numberBefore: fc.constant(undefined),
    permissionsBefore: fc.constant(undefined),
    'idempotency-key': fc.uuid(),
    ...ruleFields(endpoint, known),
    // Each value has to be the one that the product has.
    ...(endpoint.path === '/products/bulk-edit' && {
      changes: fc
        .constantFrom(...known.products.ids)
        .map((productId) => [{ productId, status: 'active', statusBefore: 'active' }]),
    }),
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
