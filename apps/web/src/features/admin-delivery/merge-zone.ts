import type { StoredShippingZone } from '@shop/shared';
import { ANOTHER_CHOICE, mergedText } from '../../ui/feedback/merged-text';
import { mergeFields } from '../../ui/forms/merge-fields';
import { textsOf, type ZoneTexts } from './zone-texts';

const LABELS = {
  name: 'Name',
  countries: 'Countries',
  states: 'States',
  postal: 'Postal codes',
  taxRounding: 'Rounding of tax',
  deliveryTaxClass: 'Tax on delivery',
  methods: 'Methods',
} as const;
type Name = keyof typeof LABELS;
/** Fields that hold codes or names of choices, which nobody reads. */
const CHOICES: readonly Name[] = ['countries', 'taxRounding', 'deliveryTaxClass'];
const NAMES = Object.keys(LABELS).filter((name): name is Name => Object.hasOwn(LABELS, name));

/** Each field as a text that can be compared. */
function comparable(texts: ZoneTexts): Record<Name, string> {
  return { ...texts, methods: JSON.stringify(texts.methods) };
}

/** Puts what was typed onto what somebody else has saved, and says what became of it. */
export function mergeZone(typed: ZoneTexts, stored: StoredShippingZone) {
  const saved = textsOf(stored);
  const versions = {
    typed: comparable(typed),
    opened: comparable(typed.openedWith ? textsOf(typed.openedWith) : saved),
    saved: comparable(saved),
  };
  const { merged, clashes } = mergeFields(NAMES, versions);
  const own = NAMES.filter((name) => merged[name] !== versions.saved[name]);
  const kept = Object.fromEntries(own.map((name) => [name, typed[name]]));
  const named = clashes.map((name) => [LABELS[name], savedText(name, versions.saved)] as const);
  return {
    merged: { ...saved, ...kept },
    saved,
    message: mergedText({ clashes: named }),
  };
}

/** The methods have no short text: the audit log has what was saved. */
function savedText(name: Name, saved: Record<Name, string>): string {
  if (name === 'methods') return 'see Changes';
  return CHOICES.includes(name) ? ANOTHER_CHOICE : saved[name];
}
