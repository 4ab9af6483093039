import type { MailKind } from '@shop/shared';
import type { MailWriter } from '../mail/index.js';
import { writeDailyReport } from './daily-report.js';
import { writeLowStock } from './low-stock.js';

/** The writers of the mails to the shop's own address, besides that of new orders. */
export const REPORT_MAILS = {
  lowStock: writeLowStock,
  dailyReport: writeDailyReport,
} satisfies Partial<Record<MailKind, MailWriter>>;
