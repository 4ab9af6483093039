import type { MailSettings } from '@shop/shared';
import { mailSettings } from './mail-settings.model.js';

/** How long a copy is used: orders come too often to read the settings for each. */
const COPY_MS = 500;

/** What the shop's own address can be told of. */
type Told = 'newOrders' | 'lowStock' | 'disputes' | 'returns';

let copy: Pick<MailSettings, Told> | undefined;
let freshUntil = -Infinity;
let reading: Promise<void> | undefined;

/** Whether the shop's own address is told of something as soon as it happens. */
export async function isReported(what: Told): Promise<boolean> {
  if (performance.now() >= freshUntil) await (reading ??= read());
  return copy?.[what] === 'atOnce';
}

/** To be called when the settings have changed. */
export function forgetReported(): void {
  freshUntil = -Infinity;
  reading = undefined;
}

/** One read that all concurrent callers share. */
async function read(): Promise<void> {
  try {
    copy = await mailSettings();
    freshUntil = performance.now() + COPY_MS;
  } finally {
    reading = undefined;
  }
}
