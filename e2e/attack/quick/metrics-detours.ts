import { getRaw } from '@shop/test-shop/client/raw-request';
import type { Attack } from '../lib/attack.js';
import { ATTACKER_IP } from '../lib/attacked-shop.js';
import { none } from '../lib/checks.js';

/** Spellings that a proxy rule for exactly `/metrics` doesn't match. */
const DETOURS = [
  '/metrics/',
  '/Metrics',
  '/METRICS',
  '//metrics',
  '/./metrics',
  '/x/../metrics',
  '/%6detrics',
  '/metrics%2f',
  '/metrics;x',
  '/metrics%00',
  '/METRICS/',
  'http://shop.test/metrics/',
];

export const metricsDetours: Attack = {
  name: 'metrics-detours',
  tries: `asks a proxied shop for its metrics in ${DETOURS.length} spellings`,
  async run({ origin }) {
    const found: string[] = [];
    for (const path of DETOURS) {
      const reply = await getRaw(origin, path, [`X-Forwarded-For: ${ATTACKER_IP}`]);
      if (reply.includes('http_request_duration_seconds')) found.push(path);
    }
    return [none('spellings that reveal metrics', found)];
  },
};
