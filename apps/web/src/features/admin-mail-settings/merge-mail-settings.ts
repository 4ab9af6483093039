import { WORDED_KINDS, type MailSettings } from '@shop/shared';
import { ANOTHER_CHOICE, clashText, mergedText } from '../../ui/feedback/merged-text';
import { mergeFields } from '../../ui/forms/merge-fields';
import { KIND_TEXTS } from '../admin-mails';
import { textsOf, wordsOf, type MailSettingsTexts } from './mail-settings-fields';

const LABELS = {
  newOrders: 'New orders',
  lowStock: 'Low stock',
  disputes: 'Disputes',
  returns: 'Returns and cancellations',
  logo: 'Logo',
  color: 'Colour of buttons',
} as const;
type Name = keyof typeof LABELS;
const NAMES = Object.keys(LABELS).filter((name): name is Name => Object.hasOwn(LABELS, name));
const PARTS = ['subject', 'intro'] as const;
const PART_LABELS = { subject: 'Subject', intro: 'Text' } as const;

/** Each subject and each text as a field of its own, so that two people can write different mails. */
const WORDS = WORDED_KINDS.flatMap((kind) =>
  PARTS.map((part) => ({ kind, part, name: `${kind} ${part}` })),
);

/** Every field as a text that can be compared. */
function comparable(texts: MailSettingsTexts): Record<string, string> {
  const words = WORDS.map(({ kind, part, name }) => [name, wordsOf(texts, kind)[part]] as const);
  const others = NAMES.map((name) => [name, texts[name]] as const);
  return Object.fromEntries([...others, ...words]);
}

/** Puts what was typed onto what somebody else has saved, and says what became of it. */
export function mergeMailSettings(typed: MailSettingsTexts, stored: MailSettings) {
  const saved = textsOf(stored);
  const versions = {
    typed: comparable(typed),
    opened: comparable(textsOf(typed.openedWith)),
    saved: comparable(saved),
  };
  const { merged, clashes } = mergeFields(Object.keys(versions.saved), versions);
  const own = NAMES.filter((name) => merged[name] !== versions.saved[name]);
  const named = clashes.map((name) => [labelOf(name), savedText(name, versions.saved)] as const);
  const words = WORDED_KINDS.map((kind) => ({
    kind,
    subject: merged[`${kind} subject`] ?? '',
    intro: merged[`${kind} intro`] ?? '',
  }));
  return {
    merged: { ...saved, ...Object.fromEntries(own.map((name) => [name, typed[name]])), words },
    saved,
    message: mergedText({ clashes: named }),
    note: clashText(named),
  };
}

function labelOf(field: string): string {
  const words = WORDS.find(({ name }) => name === field);
  if (words) return `${KIND_TEXTS[words.kind]}: ${PART_LABELS[words.part]}`;
  return NAMES.filter((name) => name === field)
    .map((name) => LABELS[name])
    .join('');
}

/** Times and the logo have no text that people read. */
function savedText(field: string, saved: Record<string, string>): string {
  const isText = field === 'color' || WORDS.some(({ name }) => name === field);
  return isText || saved[field] === '' ? (saved[field] ?? '') : ANOTHER_CHOICE;
}
