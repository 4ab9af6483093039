import type { OrderStatus } from '@shop/shared';

export interface DemoShopper {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
  readonly address: string;
  /** Security answer for a forgotten password. */
  readonly answer: string;
}

export interface DemoOrderItem {
  /** Name of a product in `DEMO_CATEGORIES`. */
  readonly product: string;
  readonly quantity: number;
}

export interface DemoOrder {
  /** E-mail address of one of `DEMO_SHOPPERS`. */
  readonly buyer: string;
  readonly items: readonly DemoOrderItem[];
  readonly status: OrderStatus;
  /** Age at the time of seeding, so that a fresh shop always has recent orders. */
  readonly daysAgo: number;
}

/** These passwords are not secret: anyone may explore a demo shop as one of these shoppers. */
const password = 'demo-shopper';

export const DEMO_SHOPPERS: readonly DemoShopper[] = [
  {
    name: 'Maya Lindqvist',
    email: 'maya@shop.test',
    password,
    phone: '+1 503 555 0142',
    address: '18 Alder Street, Portland, OR 97205',
    answer: 'tennis',
  },
  {
    name: 'Theo Okafor',
    email: 'theo@shop.test',
    password,
    phone: '+1 617 555 0178',
    address: '4 Harbor Lane, Apartment 2, Boston, MA 02110',
    answer: 'basketball',
  },
  {
    name: 'Inés Moreau',
    email: 'ines@shop.test',
    password,
    phone: '+1 415 555 0116',
    address: '231 Cypress Avenue, San Francisco, CA 94110',
    answer: 'swimming',
  },
];

export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    buyer: 'maya@shop.test',
    items: [
      { product: 'Wireless Headphones', quantity: 1 },
      { product: 'Hardcover Notebook', quantity: 3 },
    ],
    status: 'deliverd',
    daysAgo: 41,
  },
  {
    buyer: 'maya@shop.test',
    items: [
      { product: 'Camel Wool Coat', quantity: 1 },
      { product: 'Merino Scarf', quantity: 1 },
      { product: 'Knit Gloves', quantity: 2 },
    ],
    status: 'Shipped',
    daysAgo: 4,
  },
  {
    buyer: 'maya@shop.test',
    items: [{ product: 'Potted Ficus', quantity: 2 }],
    status: 'Not Process',
    daysAgo: 0,
  },
  {
    buyer: 'theo@shop.test',
    items: [{ product: 'Mantel Clock', quantity: 1 }],
    status: 'deliverd',
    daysAgo: 63,
  },
  {
    buyer: 'theo@shop.test',
    items: [
      { product: 'Road Running Shoes', quantity: 1 },
      { product: 'Crew Socks, Two Pairs', quantity: 2 },
      { product: 'Indoor-Outdoor Basketball', quantity: 1 },
    ],
    status: 'Processing',
    daysAgo: 2,
  },
  {
    buyer: 'theo@shop.test',
    items: [{ product: 'Game Controller', quantity: 2 }],
    status: 'cancel',
    daysAgo: 17,
  },
  {
    buyer: 'ines@shop.test',
    items: [
      { product: 'Teddy Bear', quantity: 1 },
      { product: 'Wooden Steam Train', quantity: 1 },
      { product: 'Nesting Dolls', quantity: 1 },
    ],
    status: 'deliverd',
    daysAgo: 28,
  },
  {
    buyer: 'ines@shop.test',
    items: [
      { product: 'Stoneware Teapot', quantity: 1 },
      { product: 'Beeswax Candle', quantity: 4 },
    ],
    status: 'Shipped',
    daysAgo: 6,
  },
  {
    buyer: 'ines@shop.test',
    items: [
      { product: 'Electric Guitar', quantity: 1 },
      { product: 'Three-Novel Box Set', quantity: 1 },
    ],
    status: 'Not Process',
    daysAgo: 1,
  },
];
