import { setTimeout } from 'node:timers/promises';
import { setShopCurrency, type Settings, type SettingsAndPictures } from '@shop/shared';
import { SETTINGS_KEY, SettingsModel } from './settings.model.js';
import { previewedSettings, settingsOf } from './settings.view.js';

/** How long a cached copy is used: half of the second within which a save must take effect everywhere. */
const COPY_MS = 500;
/** How long a caller waits for the database before it gets the last copy. */
const PATIENCE_MS = 300;

/** One instance's cache of the settings. */
export interface ShopSettings {
  /** The environment's settings, used until the first save. */
  readonly first: Settings;
  /** Reads them, however long it takes, before anything is done with them. Rejects when they can't be read. */
  load(): Promise<void>;
  /** At most half a second old; during an outage, the last settings that were read. Never rejects. */
  current(): Promise<SettingsAndPictures>;
  /** The settings in the database now. Rejects when they can't be read. */
  stored(): Promise<SettingsAndPictures>;
  /** The settings as the draft with this secret would have them; undefined if there is no such draft. */
  previewed(secret: string): Promise<SettingsAndPictures | undefined>;
  /** Caches settings that were just saved. */
  keep(saved: SettingsAndPictures): void;
}

/** Creates the cache of this instance. */
export function createShopSettings(first: Settings): ShopSettings {
  let copy: SettingsAndPictures = first;
  let freshUntil = -Infinity;
  let reading: Promise<void> | undefined;

  function keep(settings: SettingsAndPictures): void {
    copy = settings;
    setShopCurrency(settings.currency);
    freshUntil = performance.now() + COPY_MS;
    reading = undefined;
  }

  async function stored(): Promise<SettingsAndPictures> {
    return settingsOf(await SettingsModel.findById(SETTINGS_KEY).lean(), first);
  }

  /** One read that all concurrent callers share. Its result is discarded if settings are saved meanwhile. */
  function read(): Promise<void> {
    const lookup = stored()
      .catch(() => copy)
      .then((found) => {
        if (reading === mine) keep(found);
      });
    const mine = Promise.race([lookup, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    return mine;
  }

  return {
    first,
    async load() {
      keep(await stored());
    },
    keep,
    stored,
    async previewed(secret) {
      const record = await SettingsModel.findById(SETTINGS_KEY).lean();
      return record?.draft?.secret === secret ? previewedSettings(record, first) : undefined;
    },
    async current() {
      if (performance.now() >= freshUntil) await (reading ??= read());
      return copy;
    },
  };
}
