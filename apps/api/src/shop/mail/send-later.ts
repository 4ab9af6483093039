import { enqueue } from '@shop/mongo/jobs';
import { MAIL_KINDS, type MailKind } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';

/** The topic of the jobs that write and send mails. */
export const MAIL_TOPIC = 'mail';

/** A mail that is to be written. */
export interface MailCause {
  kind: MailKind;
  /** What it is about, such as an order. */
  id: Types.ObjectId;
  /** Tells apart what may happen to the same thing more than once. */
  event?: string;
  afterMs?: number;
}

/** Has a mail written and sent after the transaction of its cause: both are certain, or neither happens. */
export function sendLater(cause: MailCause, session: ClientSession): Promise<void> {
  const { kind, id, event, afterMs = 0 } = cause;
  const key = mailCause(cause);
  const data = { kind, id: id.toHexString(), ...(event && { event }) };
  return enqueue({ topic: MAIL_TOPIC, key, data, afterMs }, session);
}

/** The key of a mail's job, by which its mail is found, too. */
export function mailCause({ kind, id, event }: Omit<MailCause, 'afterMs'>): string {
  return [MAIL_TOPIC, kind, id.toHexString(), ...(event ? [event] : [])].join(':');
}

/** What a mail is about, by its cause. */
export function subjectOf({ cause }: { cause: string }): Types.ObjectId {
  const [, , id] = cause.split(':');
  return new Types.ObjectId(id);
}

/** What the data of a job say. @throws Error if it is no mail that this program knows. */
export function causeOf(data: Record<string, string>): Omit<MailCause, 'afterMs'> {
  const kind = MAIL_KINDS.find((one) => one === data.kind);
  if (!kind) throw new Error(`There are no mails of the kind ${data.kind ?? 'undefined'}`);
  const { id, event } = data;
  return { kind, id: new Types.ObjectId(id), ...(event && { event }) };
}
