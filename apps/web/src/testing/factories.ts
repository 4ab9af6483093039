import type {
  AdminOrderDetails,
  Category,
  Invoice,
  Order,
  OrderLine,
  AdministeredProduct,
  Product,
  ProductDetails,
  Session,
  User,
  Variant,
} from '@shop/shared';

let lastId = 0;

/** A new id in the format of MongoDB. */
export function buildId(): string {
  lastId += 1;
  return lastId.toString(16).padStart(24, '0');
}

export function buildCategory(fields: Partial<Category> = {}): Category {
  return { _id: '00000000000000000000c001', name: 'Electronics', slug: 'electronics', ...fields };
}

export function buildProduct(fields: Partial<Product> = {}): Product {
  const _id = buildId();
  return {
    _id,
    name: `Product ${_id.slice(-4)}`,
    slug: `product-${_id.slice(-4)}`,
    description: 'Useful in more than one way, and made to last.',
    price: 19.99,
    quantity: 5,
    shipping: true,
    category: buildCategory(),
    photo: null,
    createdAt: '2026-01-05T10:00:00.000Z',
    ...fields,
  };
}

export function buildAdministeredProduct(
  fields: Partial<AdministeredProduct> = {},
): AdministeredProduct {
  return { ...buildProduct(fields), status: 'active', ...fields };
}

export function buildProducts(count: number, fields: Partial<Product> = {}): Product[] {
  return Array.from({ length: count }, () => buildProduct(fields));
}

export function buildVariant(fields: Partial<Variant> & Pick<Variant, 'values'>): Variant {
  return {
    _id: buildId(),
    name: fields.values.join(' / '),
    sku: null,
    price: 12,
    compareAtPrice: null,
    quantity: 5,
    photo: null,
    weight: null,
    barcode: null,
    hidden: false,
    ...fields,
  };
}

/** A shirt in two sizes and two colors: small and blue is not made, and small and red is sold out. */
export function buildShirt(fields: Partial<ProductDetails> = {}): ProductDetails {
  const product = buildProduct({
    name: 'Shirt',
    slug: 'shirt',
    price: 12,
    priceTo: 15,
    quantity: 7,
    options: [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Color', values: ['Red', 'Blue'] },
    ],
  });
  return {
    ...product,
    variants: [
      buildVariant({ values: ['S', 'Red'], quantity: 0 }),
      buildVariant({ values: ['M', 'Red'], sku: 'SHIRT-M-RED' }),
      buildVariant({ values: ['M', 'Blue'], price: 15, quantity: 2 }),
    ],
    ...fields,
  };
}

export function buildUser(fields: Partial<User> = {}): User {
  return {
    _id: buildId(),
    name: 'Ada Buyer',
    email: 'ada@shop.test',
    phone: '555 0100',
    address: '1 Main Street',
    role: 0,
    ...fields,
  };
}

export function buildSession(user: Partial<User> = {}): Session {
  return { user: buildUser(user), token: 'a-token' };
}

export function buildOrderLine(fields: Partial<OrderLine> = {}): OrderLine {
  const { _id, name, slug, description, price, photo } = buildProduct();
  return {
    _id,
    line: buildId(),
    name,
    slug,
    description,
    price,
    quantity: 1,
    photo,
    inCatalog: true,
    ...fields,
  };
}

let lastNumber = 1000;

/** An order as administrators see it on the order page. */
export function buildAdminOrder(fields: Partial<AdminOrderDetails> = {}): AdminOrderDetails {
  const order = buildOrder();
  const history = [{ status: order.status, at: order.createAt, by: order.buyer }];
  return { ...order, history, shipment: null, invoicedAt: null, notes: [], ...fields };
}

/** The next order number. */
function buildOrderNumber(): number {
  lastNumber += 1;
  return lastNumber;
}

export function buildOrder(fields: Partial<Order> = {}): Order {
  return {
    _id: buildId(),
    number: buildOrderNumber(),
    status: 'Not Process',
    buyer: { _id: buildId(), name: 'Ada Buyer' },
    createAt: '2026-01-06T10:00:00.000Z',
    payment: { success: true, state: 'paid', provider: 'simulated', reference: 'sim-1' },
    products: [buildOrderLine()],
    total: 19.99,
    delivery: {
      name: 'Ada Buyer',
      email: 'ada@shop.test',
      phone: '555 0100',
      address: '1 Main Street',
      completedLater: false,
    },
    ...fields,
  };
}

/** An issued invoice of a shipped order. */
export function buildInvoice(fields: Partial<Invoice> = {}): Invoice {
  return {
    kind: 'invoice',
    number: 1001,
    documentNumber: 'INV-7',
    issuedAt: '2026-01-08T03:00:00.000Z',
    status: 'Shipped',
    orderedAt: '2026-01-06T03:00:00.000Z',
    seller: {
      name: 'Lamps & Co',
      address: 'Elm 1, Oslo',
      email: 'help@lamps.test',
      phone: '',
      tollFree: '',
      timeZone: 'America/New_York',
      invoiceFooter: 'Tax number 12-34',
    },
    buyer: { name: 'Ada Buyer', address: '1 Main Street' },
    lines: [{ name: 'Oak Chair', quantity: 3, price: 19.99, total: 59.97 }],
    total: 59.97,
    payment: { success: true, provider: 'simulated', reference: 'sim-1' },
    ...fields,
  };
}
