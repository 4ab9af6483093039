import { PERMISSIONS, STAFF_PRESETS, type Permission, type Permitted } from '@shop/shared';
import { capitalized } from '../../lib/text/capitalized';

/** What each permission is for. */
export const PERMISSION_TEXTS: Record<Permission, string> = {
  catalog: 'products, categories, brands, stock, imports and searches',
  orders: 'orders and returns: pack, ship, cancel, correct; without amounts',
  money: 'amounts, refunds, invoices, exports, delivery costs and taxes',
  customers: 'accounts, customers and the mails to them',
  marketing: 'promotions and their codes',
  settings: 'the shop’s settings, its mails and tasks',
  staff: 'who may do what, and API keys',
};

type Preset = keyof typeof STAFF_PRESETS;

const isSame = (one: readonly Permission[], other: readonly Permission[]) =>
  PERMISSIONS.every((permission) => one.includes(permission) === other.includes(permission));

const PRESETS = Object.entries(STAFF_PRESETS) as [Preset, readonly Permission[]][];

/** The usual choices of permissions, each with its name. */
export const PRESET_OPTIONS = PRESETS.map(([value]) => ({ value, label: capitalized(value) }));

/** The usual choice with these permissions; undefined for any others. */
export function presetOf(permissions: readonly Permission[]): Preset | undefined {
  return PRESETS.find(([, preset]) => isSame(preset, permissions))?.[0];
}

/** The permissions of a usual choice. */
export function permissionsOfPreset(name: string): readonly Permission[] | undefined {
  return PRESETS.find(([preset]) => preset === name)?.[1];
}

/** What somebody may do, in a few words. */
export function permittedText({ permissions }: Permitted): string {
  const preset = presetOf(permissions ?? PERMISSIONS);
  const list = permissions?.join(', ');
  if (!preset) return list ?? '';
  return list ? `${capitalized(preset)}: ${list}` : `${capitalized(preset)}: everything`;
}
