import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_SETTINGS, endpoints, type SettingsInput } from '@shop/shared';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, type Listening } from '@shop/front';
import { createApp } from '../../app/app.js';
import { buildAdmin } from '../../testing/factories.js';
import { buildAppDeps, useTestShop } from '../../testing/test-shop.js';
import { SettingsModel } from './settings.model.js';
import { createShopSettings } from './shop-settings.js';

const api = useTestShop();
/** The longest time that the specification allows until a save takes effect everywhere. */
const IN_EFFECT_MS = 1_000;

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

const bodyOf = (given: Partial<SettingsInput>) => ({ ...DEFAULT_SETTINGS, version: 0, ...given });

async function save(given: Partial<SettingsInput>) {
  return (await api.call(endpoints.updateSettings, { token, body: bodyOf(given) })).body;
}

async function stored() {
  return (await api.call(endpoints.getSettings, { token })).body.settings;
}

describe('the settings', () => {
  it('are those of the environment until somebody saves', async () => {
    expect(await stored()).toEqual({ ...DEFAULT_SETTINGS, version: 0, saved: null });
    expect(await SettingsModel.countDocuments({})).toBe(0);
  });

  it('say that payments are simulated', async () => {
    expect((await api.call(endpoints.getSettings, { token })).body.simulated).toBe(true);
  });

  it('are saved with who did it and when', async () => {
    const given = { name: 'Lamps & Co', address: 'Elm Street 1\nOslo', timeZone: 'Europe/Oslo' };
    const { message, settings } = await save(given);
    expect(message).toBe('The settings have been saved');
    expect(settings).toMatchObject({ ...given, version: 1, saved: { by: 'Grace Admin' } });
    expect(await stored()).toEqual(settings);
    expect((await save({ ...given, phone: '', version: 1 })).settings.version).toBe(2);
  });

  it('hold what a later version of the shop added as the environment has it', async () => {
    await save({ name: 'Lamps' });
    await SettingsModel.updateOne({}, { $unset: { returnsText: 1 } });
    expect(await stored()).toMatchObject({ name: 'Lamps', returnsText: '' });
  });
});

describe('two administrators at once', () => {
  it.each([
    ['the first save', 0],
    ['a later one', 1],
  ])('%s is kept, the other is told who saved', async (_which, version) => {
    if (version > 0) await save({});
    const bodies = ['Lamps', 'Chairs', 'Tables'].map((name) => bodyOf({ name, version }));
    const replies = await Promise.all(
      bodies.map(async (body) => {
        const init = {
          method: 'PUT',
          headers: { Authorization: token, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        };
        const reply = await api.fetch('/api/v1/settings', init);
        return { status: reply.status, body: (await reply.json()) as { message: string } };
      }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const { body } of replies.filter(({ status }) => status === 409)) {
      expect(body.message).toBe(
        'Grace Admin saved the settings after you opened them. Load them again before you save.',
      );
    }
    expect((await stored()).version).toBe(version + 1);
  });

  it('a stale form changes nothing', async () => {
    await save({ name: 'Lamps' });
    const stale = bodyOf({ name: 'Chairs' });
    const failure = await api.refuse(endpoints.updateSettings, { token, body: stale });
    expect(failure.status).toBe(409);
    expect((await stored()).name).toBe('Lamps');
  });
});

describe('on the pages of every instance', () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'settings-pages-'));
  let other: Listening;

  beforeEach(async () => {
    writeFileSync(path.join(dist, 'index.html'), '<html><head></head></html>');
    const deps = buildAppDeps({ settings: createShopSettings(DEFAULT_SETTINGS) });
    other = await listen(0);
    other.serve(createApp({ ...deps, config: { ...deps.config, webDist: dist } }));
  });

  afterEach(async () => {
    await other.close();
    rmSync(dist, { recursive: true });
  });

  const page = async () => (await fetch(`http://127.0.0.1:${other.port}/about`)).text();

  it('a save is in effect within a second', async () => {
    expect(await page()).toContain('"name":"Ecommerce App"');
    await save({ name: 'Lamps & Co', invoiceFooter: 'VAT 123' });
    await vi.waitFor(async () => expect(await page()).toContain('"name":"Lamps & Co"'), {
      timeout: IN_EFFECT_MS,
      interval: 50,
    });
    expect(await page()).not.toContain('VAT 123');
  });
});
