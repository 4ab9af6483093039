import { readFileSync } from 'node:fs';
import { API_PREFIX, LIMITS } from '@shop/shared';
import { randomFrom } from '@shop/test-shop/lib/random';
import { pathOf, WORST_KINDS, worstSearch } from '../search/worst.js';
import { requestText, type Requests } from './connection.js';

/** What a flood needs to know of the shop. */
export interface Target {
  port: number;
  shopperToken: string;
  adminToken: string;
  credentials: { email: string; password: string };
  products: string[];
  categories: string[];
}

/** One way to flood the shop, with as many connections as its bound allows, or a few more. */
export interface FloodKind {
  name: string;
  connections: number;
  requests(target: Target): Omit<Requests, 'port'>;
}

const ATTACKER = { 'X-Forwarded-For': '198.51.100.66' };
const LIST = `GET ${API_PREFIX}/products/product-list/1`;
const PICTURE = new URL('../../e2e/attack/lib/forty-megapixels.avif', import.meta.url);
const PIPELINED = 500;
const LINES = 70;

const asking = { awaitsReply: true, reads: true };

function json(target: string, value: object, headers: Record<string, string> = {}): Buffer {
  const body = JSON.stringify(value);
  const all = { ...ATTACKER, 'Content-Type': 'application/json', ...headers };
  return requestText(target, { headers: all, body });
}

export const FLOOD_KINDS: readonly FloodKind[] = [
  {
    name: 'list pages',
    connections: 300,
    requests: () => {
      const request = requestText(LIST, { headers: ATTACKER });
      return { ...asking, next: () => request };
    },
  },
  {
    name: 'pipelined',
    connections: 60,
    requests: () => {
      const request = requestText(LIST, { headers: ATTACKER });
      const many = Buffer.concat(Array.from({ length: PIPELINED }, () => request));
      return { awaitsReply: false, reads: true, next: () => many };
    },
  },
  {
    name: 'searches',
    connections: 220,
    requests: () => {
      const random = randomFrom(process.pid);
      const next = () => {
        const path = pathOf(worstSearch(random.pick(WORST_KINDS), random));
        return requestText(`GET ${API_PREFIX}${path}`, { headers: ATTACKER });
      };
      return { ...asking, next };
    },
  },
  {
    name: 'filters',
    connections: 220,
    requests: ({ categories }) => {
      const random = randomFrom(process.pid);
      const next = () => {
        const checked = categories.filter(() => random.between(0, 1) === 1);
        const radio = [random.between(0, 20), random.between(21, 9_999)];
        return json(`POST ${API_PREFIX}/products/product-filters`, { checked, radio });
      };
      return { ...asking, next };
    },
  },
  {
    name: 'refused checkouts',
    connections: 200,
    requests: ({ products, shopperToken }) => {
      const items = products
        .slice(0, LINES)
        .map((product) => ({ product, quantity: LIMITS.orderLineQuantity }));
      let count = 0;
      const next = () => {
        count += 1;
        const headers = {
          Authorization: shopperToken,
          'Idempotency-Key': `${process.pid}-${count}`,
        };
        return json(`POST ${API_PREFIX}/orders`, { items }, headers);
      };
      return { ...asking, next };
    },
  },
  {
    name: 'sign-ins',
    connections: 220,
    requests: ({ credentials }) => {
      const request = json(`POST ${API_PREFIX}/auth/login`, credentials);
      return { ...asking, next: () => request };
    },
  },
  {
    name: 'photos',
    connections: 30,
    requests: ({ adminToken, categories: [category = ''] }) => {
      let count = 0;
      const next = () => {
        count += 1;
        return upload(adminToken, { name: `Flood ${process.pid} ${count}`, category });
      };
      return { ...asking, next };
    },
  },
  {
    name: 'slow readers',
    connections: 300,
    requests: () => {
      const target = `GET ${API_PREFIX}/products/get-product`;
      const request = requestText(target, { headers: ATTACKER });
      const many = Buffer.concat(Array.from({ length: 20 }, () => request));
      return { awaitsReply: false, reads: false, next: () => many };
    },
  },
];

function upload(token: string, { name, category }: { name: string; category: string }): Buffer {
  const fields = { name, category, description: 'Unfolds', price: '1', quantity: '1' };
  const parts = Object.entries(fields).map(
    ([field, value]) =>
      `--b\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const photo =
    '--b\r\nContent-Disposition: form-data; name="photo"; filename="p.avif"\r\nContent-Type: image/avif\r\n\r\n';
  const body = Buffer.concat([
    Buffer.from(parts.join('') + photo),
    readFileSync(PICTURE),
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const headers = {
    ...ATTACKER,
    Authorization: token,
    'Content-Type': 'multipart/form-data; boundary=b',
  };
  return requestText(`POST ${API_PREFIX}/products/create-product`, { headers, body });
}
