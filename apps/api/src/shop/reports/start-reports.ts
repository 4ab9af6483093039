import { inTransaction, isDuplicate } from '@shop/mongo';
import type { Settings } from '@shop/shared';
import { Types } from 'mongoose';
import { whileOpen, type Ongoing } from '../../platform/while-open.js';
import { hourBefore, reportHour } from './report-hour.js';
import { MailModel, mailCause, mailSettings, sendLater } from '../mail/index.js';

const LOOK_EVERY_MS = 60_000;

/** Has the report of each day sent while the shop is open, by whichever instance is first. */
export function startReports(settings: () => Promise<Pick<Settings, 'timeZone'>>): Ongoing {
  const report = createReporter();
  const look = async () => {
    await report(new Date(), (await settings()).timeZone);
    return false;
  };
  return whileOpen(look, { everyMs: LOOK_EVERY_MS, failure: 'The report was not written' });
}

/**
 * Has the report that was due last sent: in the early morning that of the day before, for a server that is off later. What it
 * has seen to once, it does not look at again: a day without anything to tell leaves no mail behind.
 */
export function createReporter(): (now: Date, timeZone: string) => Promise<void> {
  let seenTo: number | undefined;
  return async (now, timeZone) => {
    const today = reportHour(now, timeZone);
    const at = today > now ? hourBefore(today, timeZone) : today;
    if (at.getTime() === seenTo) return;
    const { newOrders, lowStock, disputes, returns } = await mailSettings();
    if (![newOrders, lowStock, disputes, returns].includes('daily')) return;
    await reportOnce(at);
    seenTo = at.getTime();
  };
}

/** Has the report of a moment sent, unless it has been. */
async function reportOnce(at: Date): Promise<void> {
  // The same for all instances, so that there is one report of a day.
  const id = Types.ObjectId.createFromTime(at.getTime() / 1000);
  const cause = { kind: 'dailyReport', id } as const;
  if (await MailModel.exists({ cause: mailCause(cause) })) return;
  try {
    await inTransaction((session) => sendLater(cause, session));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
