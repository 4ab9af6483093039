import { test as base, expect } from '@playwright/test';

export { expect };

/** Undoes something after the walk, also after one that fails: others share its shop. The last comes first. */
export type AfterWalk = (undo: () => Promise<unknown>) => void;

interface Walk {
  /** Whether the shop refuses some requests on this walk, which browsers report as errors. */
  isRefused: boolean;
  quietConsole: undefined;
  afterWalk: AfterWalk;
}

/** Walks share a shop: a page may prefetch a product that another walk has just deleted. */
const DELETED = /status of 404 .*\/api\/v1\/products\/get-product\/[\w-]+-(desktop|phone)\)$/;

/** They share the administrator's cart, too: a page learns from the reply that another walk has changed it, and loads it. */
const CART_CHANGED = /status of 409 .*\/api\/v1\/auth\/cart\)$/;

const REFUSED = /^Failed to load resource: .* status of 4\d\d/;

/** A walk through the shop: any error in the browser's console fails it. */
export const test = base.extend<Walk>({
  isRefused: [false, { option: true }],
  quietConsole: [
    async ({ context, isRefused }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'error' || (isRefused && REFUSED.test(message.text()))) return;
        const error = `${message.text()} (${message.location().url})`;
        if (![DELETED, CART_CHANGED].some((shared) => shared.test(error))) errors.push(error);
      });
      context.on('weberror', (error) => errors.push(error.error().message));
      await use(undefined);
      expect(errors, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that it needs no other fixture
  afterWalk: async ({}, use) => {
    const undos: (() => Promise<unknown>)[] = [];
    await use((undo) => undos.unshift(undo));
    for (const undo of undos) await undo();
  },
});
