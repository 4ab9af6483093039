import { isText } from '../../lib/storage/stored-values';

type Values = Readonly<Record<string, unknown>>;

interface Save {
  /** What the fields have now. */
  now: Values;
  sent: Values;
  /** What is saved, or what an emptied form starts with. */
  stored: Values;
  /** Whether text that was added at the end of a field stays without the text before it, which is saved. */
  isAddedTo: (name: string) => boolean;
}

/** The fields that change after a save, with what they show: what is stored, or only what was added since. */
export function settledFields({ now, sent, stored, isAddedTo }: Save) {
  return Object.entries(stored)
    .map(([name, value]) => [name, settled(now[name], sent[name], value, isAddedTo(name))] as const)
    .filter(([name, value]) => value !== now[name]);
}

function settled(now: unknown, sent: unknown, stored: unknown, isAddedTo: boolean): unknown {
  if (now === sent) return stored;
  const isLonger = isAddedTo && isText(now) && isText(sent) && now.startsWith(sent);
  return isLonger ? now.slice(sent.length).trimStart() : now;
}

/**
 * The message about a failed save that repeats texts typed over since, so that they are not lost; undefined if there
 * are none.
 */
export function failureWithLostTexts(message: string, sent: Values, now: Values) {
  const lost = Object.entries(sent)
    .filter(([name, text]) => isText(text) && !String(now[name]).startsWith(text))
    .map(([, text]) => text);
  return lost.length > 0 ? `“${lost.join(', ')}” is not saved: ${message}` : undefined;
}
