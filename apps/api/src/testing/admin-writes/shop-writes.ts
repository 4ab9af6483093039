import { SHOP_SYNONYMS } from '@shop/search';
import { DEFAULT_SETTINGS } from '@shop/shared';
import { expect } from 'vitest';
import { buildPicture, buildProduct, buildProductForm } from '../factories.js';
import { SETTINGS_KEY, SettingsModel } from '../../shop/settings/index.js';
import type { BuildWrite } from './write.js';

/** Those of settings and searches. */
export const shopWrites = {
  updateSettings: () =>
    Promise.resolve({
      input: { body: { ...DEFAULT_SETTINGS, name: 'Lamps', lowStock: 3, version: 0 } },
      entry: {
        subject: { kind: 'settings', name: 'Settings' },
        before: { name: 'Ecommerce App', lowStock: 5 },
        after: { name: 'Lamps', lowStock: 3 },
      },
    }),
  saveSettingsDraft: () =>
    Promise.resolve({
      input: { body: { ...DEFAULT_SETTINGS, name: 'Lamps', version: 0 } },
      entry: {
        subject: { kind: 'settings', name: 'Draft of the settings' },
        before: { name: null },
        after: { name: 'Lamps' },
      },
    }),
  deleteSettingsDraft: async () => {
    const draft = { changes: { name: 'Lamps' }, secret: 'of-the-address', version: 7 };
    await SettingsModel.updateOne(
      { _id: SETTINGS_KEY },
      { draft, version: 0 },
      { upsert: true, setDefaultsOnInsert: false },
    );
    return {
      input: { query: { version: 7 } },
      entry: {
        subject: { kind: 'settings', name: 'Draft of the settings' },
        before: { name: 'Lamps' },
        after: { name: null },
      },
    };
  },
  saveShopPicture: async () => {
    const photo = new Blob([new Uint8Array(await buildPicture('png'))]);
    return {
      input: { params: { kind: 'logo' }, body: buildProductForm({ photo }) },
      entry: {
        subject: { kind: 'settings', name: 'Settings' },
        before: { logo: null },
        after: { logo: expect.stringMatching(/^[0-9a-f]{16}$/) as string },
      },
    };
  },
  deleteShopPicture: async () => {
    const logo = { version: 'the-old-one', width: 90, height: 90 };
    await SettingsModel.updateOne(
      { _id: SETTINGS_KEY },
      { pictures: { logo }, version: 0 },
      { upsert: true, setDefaultsOnInsert: false },
    );
    return {
      input: { params: { kind: 'logo' } },
      entry: {
        subject: { kind: 'settings', name: 'Settings' },
        before: { logo: 'the-old-one' },
        after: { logo: null },
      },
    };
  },
  updateSynonyms: () =>
    Promise.resolve({
      input: { body: { lines: ['davenport, sofa', 'footwear > shoes'], version: 0 } },
      entry: {
        subject: { kind: 'synonyms', name: 'Synonyms' },
        before: { lines: 0, synonyms: '' },
        after: { lines: 2, synonyms: 'davenport, sofa; footwear > shoes' },
      },
    }),
  switchBuiltInSynonym: () => {
    const [line = ''] = SHOP_SYNONYMS;
    return Promise.resolve({
      input: { body: { line, isOff: true } },
      entry: {
        subject: { kind: 'synonyms', name: 'Synonyms' },
        before: { synonyms: line },
        after: { synonyms: '' },
      },
    });
  },
  updateFacets: () =>
    Promise.resolve({
      input: { body: { names: ['Size', 'Colour'], version: 0 } },
      entry: {
        subject: { kind: 'facets', name: 'Filters' },
        before: { attributes: '' },
        after: { attributes: 'Size, Colour' },
      },
    }),
  updatePin: async () => {
    const { id } = await buildProduct({ name: 'Oak Chair' });
    return {
      input: { body: { words: 'Seats', products: [id], version: 0 } },
      entry: {
        subject: { kind: 'pin', name: 'Seats' },
        before: { products: '' },
        after: { products: 'Oak Chair' },
      },
    };
  },
  saveListViews: () =>
    Promise.resolve({
      input: {
        params: { list: 'orders' },
        body: { views: [{ name: 'Old', search: 'sort=oldest' }], version: 0 },
      },
      entry: {
        subject: { kind: 'listViews', name: 'Views of orders' },
        before: { views: '' },
        after: { views: 'Old (sort=oldest)' },
      },
    }),
} as const satisfies Record<string, BuildWrite>;
