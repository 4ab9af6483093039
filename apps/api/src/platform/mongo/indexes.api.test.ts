import { NEWEST_FIRST } from '@shop/mongo';
import { CreationKeyModel } from '@shop/mongo/creations';
import { Types, type Aggregate, type Query } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { UserModel } from '../../shop/accounts/index.js';
import { AuditEntryModel, LATEST_FIRST } from '../../shop/audit/audit-entry.model.js';
import { auditFilter } from '../../shop/audit/audit-filter.js';
import {
  CategoryModel,
  CategoryPhotoModel,
  PhotoModel,
  ProductModel,
  SearchTermModel,
} from '../../shop/catalog/index.js';
import { newestOf } from '../../shop/catalog/categories/move-products.js';
import { formFilter } from '../../shop/catalog/listing/form-filter.js';
import { filterOf, namedLike } from '../../shop/catalog/search/search-database.js';
import { lowStockFilter, PRODUCT_ORDERS } from '../../shop/catalog/products/product-orders.js';
import {
  LISTED,
  NOT_ARCHIVED,
  OF_ANY_STATUS,
  OF_STATUS,
} from '../../shop/catalog/visibility/listed.js';
import { OrderModel } from '../../shop/orders/index.js';
import { orderFilter } from '../../shop/orders/list/order-filter.js';
import { referenceFilters } from '../../shop/orders/search/reference-search.js';
import { pendingOrders } from '../../shop/payments/settle/recover-payments.js';
import { UNCOUNTED } from '../../shop/overview/sales/count-changes.js';
import { lackingSums } from '../../shop/overview/sales/count-lacking.js';
import { COUNTED_FIELDS } from '../../shop/overview/sales/day-sum.js';
import { DaySalesModel, salesId } from '../../shop/overview/sales/day-sales.model.js';
import { useTestShop } from '../../testing/test-shop.js';
import { seedDemo } from '../../seed/seed-demo.js';
import { nameFilter } from '@shop/mongo/text';

useTestShop();

const id = new Types.ObjectId();

const PRICE_RANGE = filterOf(
  formFilter({
    checked: [id.toHexString(), new Types.ObjectId().toHexString()],
    radio: [20, 39],
    sort: 'newest',
  }),
);

type FrequentQuery = [what: string, query: () => Query<unknown, unknown> | Aggregate<unknown[]>];

/** Every frequent query of the shop, as the code sends it. */
const FREQUENT_QUERIES: FrequentQuery[] = [
  ['a page of all products', () => ProductModel.find(LISTED).sort(NEWEST_FIRST).skip(12).limit(12)],
  [
    'a page of a category',
    () =>
      ProductModel.find({ ...LISTED, category: id })
        .sort(NEWEST_FIRST)
        .limit(12),
  ],
  [
    'a page of several categories',
    () =>
      ProductModel.find({ ...LISTED, category: { $in: [id, new Types.ObjectId()] } })
        .sort(NEWEST_FIRST)
        .limit(12),
  ],
  ...Object.entries(PRODUCT_ORDERS).flatMap(([sort, order]): FrequentQuery[] => [
    [`products by ${sort}`, () => ProductModel.find(LISTED).sort(order).skip(12).limit(12)],
    [
      `products of a category by ${sort}`,
      () =>
        ProductModel.find({ ...LISTED, category: id })
          .sort(order)
          .limit(12),
    ],
    [
      `products with words in their names by ${sort}`,
      () =>
        ProductModel.find({
          ...LISTED,
          category: id,
          $and: [{ nameWords: { $in: ['oak', 'oaken'] } }],
        })
          .sort(order)
          .limit(12),
    ],
  ]),
  [
    'a price range',
    () =>
      ProductModel.find({ ...LISTED, priceCents: { $gte: 20_00, $lt: 40_00 } })
        .sort(NEWEST_FIRST)
        .limit(12),
  ],
  ...Object.entries(PRODUCT_ORDERS).map(([sort, order]): FrequentQuery => [
    `a price range of some categories by ${sort}`,
    () => ProductModel.find(PRICE_RANGE).sort(order).skip(12).limit(12),
  ]),
  ['how many are in a price range of some categories', () => ProductModel.find(PRICE_RANGE)],
  [
    'a far page of a price range',
    () => ProductModel.find(PRICE_RANGE, { _id: 1 }).sort(NEWEST_FIRST).skip(2_000).limit(12),
  ],
  [
    'the products of a page',
    () => ProductModel.find({ _id: { $in: [id, new Types.ObjectId()] } }).sort(NEWEST_FIRST),
  ],
  [
    'products for the sitemap',
    () => ProductModel.find({ ...LISTED, _id: { $lt: id } }).sort({ _id: -1 }),
  ],
  ['the products of a category to be moved', () => newestOf(id.toHexString())],
  ['a product by its slug', () => ProductModel.findOne({ ...LISTED, slugs: 'walnut-chair' })],
  ['a category by its slug', () => CategoryModel.findOne({ slugs: 'toys' })],
  ['the categories below others', () => CategoryModel.find({ parent: { $gte: id } })],
  ['the categories below one', () => CategoryModel.find({ ancestors: id })],
  ['the photo of a category', () => CategoryPhotoModel.find({ category: id }).sort({ width: 1 })],
  [
    'similar products',
    () =>
      ProductModel.find({ ...LISTED, category: id, _id: { $ne: id } })
        .sort(NEWEST_FIRST)
        .limit(4),
  ],
  [
    'a search',
    () =>
      ProductModel.find({
        $and: [{ searchWords: { $in: ['oak', 'oaken'] } }, { searchWords: { $in: ['chair'] } }],
      }),
  ],
  ['a search in names', () => ProductModel.find(namedLike('chair'))],
  [
    'words with a prefix',
    () =>
      SearchTermModel.find({ _id: { $gt: 'cha', $lt: 'cha\uffff' } })
        .sort({ _id: 1 })
        .limit(500),
  ],
  ['words one letter away', () => SearchTermModel.find({ deletions: { $in: ['chir', 'chai'] } })],
  [
    'a photo in a width',
    () => PhotoModel.findOne({ product: id, width: { $gte: 320 } }).sort({ width: 1 }),
  ],
  ['an account by its address', () => UserModel.findOne({ email: 'maya@shop.test' })],
  ['a page of users', () => UserModel.find({}).sort({ createdAt: -1, _id: -1 }).limit(100)],
  ...['may', 'maya lind'].map((text): FrequentQuery => [
    `users whose name or address begins with ${text}`,
    () =>
      UserModel.find(nameFilter('searchPrefixes', text)).sort({ createdAt: -1, _id: -1 }).limit(20),
  ]),
  ['whether there is an administrator', () => UserModel.findOne({ role: 1 })],
  [
    'a page of a buyer’s orders',
    () => OrderModel.find({ 'buyer._id': id }).sort({ createdAt: -1, _id: -1 }).limit(100),
  ],
  ['a page of all orders', () => OrderModel.find({}).sort({ createdAt: -1, _id: -1 }).limit(100)],
  ...[
    { status: 'Shipped' as const },
    { status: 'waiting' as const },
    { left: 'to_send' as const },
    { search: 'maya' },
    { search: '#100' },
    { search: id.toHexString() },
    { days: 7 },
    { from: '2026-01-01', until: '2026-01-31' },
    { search: '555 0100', status: 'Shipped' as const, from: '2026-01-01' },
    { search: '10001-12' },
    { asOf: new Date(), status: 'waiting' as const },
    { search: 'maya', status: 'waiting' as const, days: 30 },
  ].flatMap((query): FrequentQuery[] => {
    const by = Object.keys(query).join(', ');
    const filter = orderFilter(query, 'UTC');
    return [
      [
        `orders by ${by}`,
        () => OrderModel.find(filter).sort({ createdAt: -1, _id: -1 }).skip(20).limit(20),
      ],
      [`the number of orders by ${by}`, () => OrderModel.find(filter)],
    ];
  }),
  ...referenceFilters('pi_3NxYzAbCdEfGh1').map((filter): FrequentQuery => [
    `the order of a payment by ${Object.keys(filter).join()}`,
    () => OrderModel.findOne(filter),
  ]),
  [
    'the sales of some days',
    () =>
      DaySalesModel.find({
        _id: { $gte: salesId('UTC', '2026-01-01'), $lte: salesId('UTC', '2026-01-31') },
      }),
  ],
  [
    'the orders of a day',
    () => OrderModel.find({ createdAt: { $gte: new Date(0), $lt: new Date() } }, COUNTED_FIELDS),
  ],
  ['days that lack a sum', () => lackingSums('UTC')],
  ['orders to be counted', () => OrderModel.find(UNCOUNTED).limit(1_000)],
  [
    'products low in stock',
    () =>
      ProductModel.find({ ...NOT_ARCHIVED, ...lowStockFilter(5) })
        .sort(PRODUCT_ORDERS.quantity)
        .limit(5),
  ],
  [
    'products of a category low in stock',
    () =>
      ProductModel.find({ ...NOT_ARCHIVED, category: id, ...lowStockFilter(5) })
        .sort(NEWEST_FIRST)
        .limit(12),
  ],
  ...Object.entries(OF_STATUS).flatMap(([status, filter]): FrequentQuery[] => [
    [`a page of ${status} products`, () => ProductModel.find(filter).sort(NEWEST_FIRST).limit(12)],
  ]),
  ...Object.entries(PRODUCT_ORDERS).map(([sort, order]): FrequentQuery => [
    `products of any status by ${sort}`,
    () => ProductModel.find(OF_ANY_STATUS).sort(order).skip(12).limit(12),
  ]),
  [
    'products to be published',
    () => ProductModel.find({ hiddenAs: 'scheduled', publishAt: { $lte: new Date() } }),
  ],
  [
    'orders without search words',
    () => OrderModel.find({ searchWords: { $eq: null as never } }).sort({ createdAt: -1, _id: -1 }),
  ],
  ['an order by its number', () => OrderModel.findOne({ number: 1001 })],
  ['orders by their numbers', () => OrderModel.find({ number: { $in: [1001, 1003] } })],
  [
    'the creating calls of a person',
    () => CreationKeyModel.find({ people: id, by: { $in: [id, null] } }).sort({ at: -1 }),
  ],
  ['orders that are being paid', () => pendingOrders('simulated')],
  ['an order by its key', () => OrderModel.findOne({ 'buyer._id': id, idempotencyKey: 'key' })],
  ...[
    {},
    { who: 'admin@' },
    { action: 'updateProduct' as const },
    { subject: 'walnut' },
    { subject: id.toHexString() },
    { from: new Date(0), to: new Date() },
    { who: 'admin@', action: 'updateProduct' as const, subject: 'walnut', from: new Date(0) },
  ].map((query): FrequentQuery => [
    `audit entries by ${Object.keys(query).join(', ')}`,
    () => AuditEntryModel.find(auditFilter(query, 'UTC')).sort(LATEST_FIRST).skip(20).limit(20),
  ]),
];

describe('every frequent query is answered from an index', () => {
  it('without scanning a collection', async () => {
    await seedDemo();
    for (const [what, query] of FREQUENT_QUERIES) {
      const plan = JSON.stringify(await query().explain('queryPlanner'));
      expect(plan, what).toMatch(/"stage":"(IXSCAN|IDHACK)"/);
      expect(plan, what).not.toContain('"stage":"COLLSCAN"');
    }
  });
});
