import type { MailKind, Settings } from '@shop/shared';
import type { Types } from 'mongoose';
import type { Letter } from './letter/letter.js';
import type { MailRecord } from './mail.model.js';

/** A letter, to whom it goes, and whom it is about. */
export interface AddressedLetter {
  to: { name: string; address: string };
  /** Absent if it goes to the shop itself. */
  user?: Types.ObjectId;
  order?: Types.ObjectId;
  orderNumber?: number;
  letter: Letter;
}

/**
 * Writes a mail of one kind from what is stored now. Undefined if there is nothing to say any more.
 * @param id of what the mail is about
 * @param event tells apart what may happen to it more than once. Jobs of earlier builds did not have it.
 * @throws NotYetError while it can't be written yet.
 */
export type MailWriter = (
  id: Types.ObjectId,
  settings: Settings,
  event?: string,
) => Promise<AddressedLetter | undefined>;

/** Stands in a stored mail for what only its recipient may know. */
export const SECRET = 'not-stored';

/** Makes the secret of a mail, each time it is sent. */
export type MailSecrets = Readonly<
  Partial<Record<MailKind, (mail: MailRecord) => Promise<string | undefined>>>
>;

/** The writer of each kind. */
export type MailWriters = Readonly<Record<MailKind, MailWriter>>;
