import { endpoints, type LongEdit, type LongEditStep } from '@shop/shared';
import { firstPart } from '../../../lib/bulk/send-in-parts';
import { call } from '../../../lib/http/api-client';
import type { NamedChange } from './bulk-edit';

/** Changes that are sent together. */
export interface Part {
  /** Counted from 1. */
  number: number;
  changes: readonly NamedChange[];
}

export function partsOf(changes: readonly NamedChange[]): Part[] {
  const parts: Part[] = [];
  let rest = changes;
  while (rest.length > 0) {
    const part = firstPart(rest, ({ change }) => change.variants?.rows.length ?? 1);
    parts.push({ number: parts.length + 1, changes: part });
    rest = rest.slice(part.length);
  }
  return parts;
}

export async function sendPart(
  key: string,
  { number, changes }: Part,
  parts: number,
): Promise<LongEdit> {
  const params = { key, number: String(number) };
  const body = { parts, changes: [...changes] };
  return (await call(endpoints.addLongEditPart, { params, body })).edit;
}

/** Has the shop stop, resume, undo or forget an edit. @returns null once it is forgotten */
export async function stepped(key: string, step: LongEditStep): Promise<LongEdit | null> {
  return (await call(endpoints.stepLongEdit, { params: { key }, body: { step } })).edit;
}

/**
 * An edit whose last part got no reply, if the shop has begun it; null if not. Then it is forgotten: the part may still be
 * on its way, and must not begin it any more.
 */
export async function begunEdit(key: string): Promise<LongEdit | null> {
  const { edit } = await call(endpoints.getLongEdit);
  if (edit?.key !== key) return null;
  return edit.state === 'filling' ? stepped(key, 'forget') : edit;
}
