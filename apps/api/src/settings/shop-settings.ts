import { setTimeout } from 'node:timers/promises';
import type { Settings } from '@shop/shared';
import { SETTINGS_KEY, SettingsModel } from './settings.model.js';
import { settingsOf } from './settings.view.js';

/** How long a copy is used before it is read again: half of the second within which a save is in effect everywhere. */
const COPY_MS = 500;
/** How long a caller waits for the database before the last copy has to do. */
const PATIENCE_MS = 300;

/** The settings as one instance knows them. */
export interface ShopSettings {
  /** The environment's, which hold until somebody saves. */
  readonly first: Settings;
  /** At most half a second old, or the last that could be read while the database is away. Never rejects. */
  current(): Promise<Settings>;
  /** As they are in the database now. Rejects when it can't be read. */
  stored(): Promise<Settings>;
  /** Takes over what was just saved. */
  keep(saved: Settings): void;
}

/** Each instance has its own. */
export function createShopSettings(first: Settings): ShopSettings {
  let copy = first;
  let freshUntil = -Infinity;
  let reading: Promise<void> | undefined;

  function keep(settings: Settings): void {
    copy = settings;
    freshUntil = performance.now() + COPY_MS;
    reading = undefined;
  }

  async function stored(): Promise<Settings> {
    return settingsOf(await SettingsModel.findById(SETTINGS_KEY).lean(), first);
  }

  /** One read, which all callers of that moment share. What is kept meanwhile is newer than what it finds. */
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
    keep,
    stored,
    async current() {
      if (performance.now() >= freshUntil) await (reading ??= read());
      return copy;
    },
  };
}
