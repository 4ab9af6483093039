import { setTimeout } from 'node:timers/promises';
import { DEFAULT_SETTINGS, setShopCurrency, shopCurrency, type Settings } from '@shop/shared';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTestShop } from '../../testing/test-shop.js';
import { SETTINGS_KEY, SettingsModel } from './settings.model.js';
import { createShopSettings } from './shop-settings.js';

useTestShop();

const LAMPS = { ...DEFAULT_SETTINGS, name: 'Lamps' };

afterEach(() => {
  vi.restoreAllMocks();
  setShopCurrency();
});

async function store(settings: Settings = LAMPS) {
  await SettingsModel.create({ _id: SETTINGS_KEY, version: 1, ...settings });
}

/** Advances the clock that measures the age of a copy. */
function passTime(ms: number) {
  const later = performance.now() + ms;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
}

describe('the settings as an instance knows them', () => {
  it('are read once for all callers of a moment, and again half a second later', async () => {
    await store();
    const reads = vi.spyOn(SettingsModel, 'findById');
    const settings = createShopSettings(DEFAULT_SETTINGS);
    const found = await Promise.all(Array.from({ length: 50 }, () => settings.current()));
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set(['Lamps']));
    expect(reads).toHaveBeenCalledTimes(1);
    passTime(501);
    await settings.current();
    expect(reads).toHaveBeenCalledTimes(2);
  });

  it('stay as they were while the database is away', async () => {
    await store();
    const settings = createShopSettings(DEFAULT_SETTINGS);
    await settings.current();
    const away = { lean: () => Promise.reject(new Error('The database is away')) };
    vi.spyOn(SettingsModel, 'findById').mockReturnValue(away as never);
    passTime(501);
    expect((await settings.current()).name).toBe('Lamps');
  });

  it('are waited for briefly when the database is silent, and by the first caller alone', async () => {
    const settings = createShopSettings(LAMPS);
    const silent = { lean: () => new Promise<never>(() => undefined) };
    const reads = vi.spyOn(SettingsModel, 'findById').mockReturnValue(silent as never);
    for (let call = 0; call < 20; call += 1) {
      expect((await settings.current()).name).toBe('Lamps');
    }
    expect(reads).toHaveBeenCalledTimes(1);
  });

  it('are those of the shop at startup, however slow the database is then', async () => {
    await store({ ...LAMPS, currency: 'EUR' });
    const record = await SettingsModel.findById(SETTINGS_KEY).lean();
    const slow = { lean: () => setTimeout(400, record) };
    vi.spyOn(SettingsModel, 'findById').mockReturnValue(slow as never);
    const settings = createShopSettings(DEFAULT_SETTINGS);
    await settings.load();
    expect((await settings.current()).name).toBe('Lamps');
    expect(shopCurrency()).toBe('EUR');
  });

  it('are not those of the environment at startup because they could not be read', async () => {
    const away = { lean: () => Promise.reject(new Error('The database is away')) };
    vi.spyOn(SettingsModel, 'findById').mockReturnValue(away as never);
    await expect(createShopSettings(DEFAULT_SETTINGS).load()).rejects.toThrow('away');
  });

  it('are at once what this instance saved, whatever an earlier read finds', async () => {
    await store();
    const settings = createShopSettings(DEFAULT_SETTINGS);
    const earlier = settings.current();
    settings.keep({ ...LAMPS, name: 'Chairs' });
    await earlier;
    await SettingsModel.findById(SETTINGS_KEY).lean();
    expect((await settings.current()).name).toBe('Chairs');
  });
});
