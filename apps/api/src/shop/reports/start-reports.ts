import { inTransaction, isDuplicate } from '@shop/mongo';
import type { Settings } from '@shop/shared';
import { Types } from 'mongoose';
import { whileOpen, type Ongoing } from '../../platform/while-open.js';
import { MailModel, mailCause, mailSettings, sendLater } from '../mail/index.js';

const LOOK_EVERY_MS = 60_000;
/** From this hour on, in the shop's time zone. */
const REPORT_HOUR = 7;

/** Has the report of each day sent while the shop is open, by whichever instance is first. */
export function startReports(settings: () => Promise<Pick<Settings, 'timeZone'>>): Ongoing {
  const look = async () => {
    await reportOnce(new Date(), (await settings()).timeZone);
    return false;
  };
  return whileOpen(look, { everyMs: LOOK_EVERY_MS, failure: 'The report was not written' });
}

/** Has the report of a day sent, unless nobody wants one, it is too early, or it has been sent. */
export async function reportOnce(now: Date, timeZone: string): Promise<void> {
  const { newOrders, lowStock } = await mailSettings();
  if (newOrders !== 'daily' && lowStock !== 'daily') return;
  const { hour, sinceHour } = hourIn(timeZone, now);
  if (hour < REPORT_HOUR) return;
  const at = now.getTime() - sinceHour - (hour - REPORT_HOUR) * 60 * 60 * 1000;
  // The same for all instances, so that there is one report of a day.
  const id = Types.ObjectId.createFromTime(at / 1000);
  const cause = { kind: 'dailyReport', id } as const;
  if (await MailModel.exists({ cause: mailCause(cause) })) return;
  try {
    await inTransaction((session) => sendLater(cause, session));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

/** The hour of the day in a time zone, and the milliseconds since it began. */
function hourIn(timeZone: string, now: Date) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  const [hour = 0, minute = 0, second = 0] = ['hour', 'minute', 'second'].map(
    (type) => parts.get(type as Intl.DateTimeFormatPartTypes) ?? 0,
  );
  return { hour, sinceHour: (minute * 60 + second) * 1000 + now.getMilliseconds() };
}
