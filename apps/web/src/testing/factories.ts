import type { Category, Order, OrderLine, Product, Session, User } from '@shop/shared';

let lastId = 0;

/** A fresh id of the right shape. */
export function anId(): string {
  lastId += 1;
  return lastId.toString(16).padStart(24, '0');
}

export function aCategory(fields: Partial<Category> = {}): Category {
  return { _id: '00000000000000000000c001', name: 'Electronics', slug: 'electronics', ...fields };
}

export function aProduct(fields: Partial<Product> = {}): Product {
  const _id = anId();
  return {
    _id,
    name: `Product ${_id.slice(-4)}`,
    slug: `product-${_id.slice(-4)}`,
    description: 'A thing that is useful in more than one way, and lasts.',
    price: 19.99,
    quantity: 5,
    shipping: true,
    category: aCategory(),
    photo: null,
    createdAt: '2026-01-05T10:00:00.000Z',
    ...fields,
  };
}

export function products(count: number, fields: Partial<Product> = {}): Product[] {
  return Array.from({ length: count }, () => aProduct(fields));
}

export function aUser(fields: Partial<User> = {}): User {
  return {
    _id: anId(),
    name: 'Ada Buyer',
    email: 'ada@shop.test',
    phone: '555 0100',
    address: '1 Main Street',
    role: 0,
    ...fields,
  };
}

export function aSession(user: Partial<User> = {}): Session {
  return { user: aUser(user), token: 'a-token' };
}

export function anOrderLine(fields: Partial<OrderLine> = {}): OrderLine {
  const { _id, name, slug, description, price, photo } = aProduct();
  return { _id, name, slug, description, price, quantity: 1, photo, ...fields };
}

export function anOrder(fields: Partial<Order> = {}): Order {
  return {
    _id: anId(),
    status: 'Not Process',
    buyer: { _id: anId(), name: 'Ada Buyer' },
    createAt: '2026-01-06T10:00:00.000Z',
    payment: { success: true, provider: 'simulated', reference: 'sim-1' },
    products: [anOrderLine()],
    total: 19.99,
    ...fields,
  };
}
