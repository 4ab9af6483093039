import { notify } from '../../../../../ui/messages/notify';

/** The device's own way to share, such as its apps. @returns whether it has one */
async function shareByDevice(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // The visitor has thought better of it.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Shares the address of this page without its query, or copies it where the device can't share. */
export async function sharePage(title: string): Promise<void> {
  const url = window.location.origin + window.location.pathname;
  if (await shareByDevice({ title, url })) return;
  try {
    await navigator.clipboard.writeText(url);
    notify.success('Link copied');
  } catch {
    // Forbidden, or without https.
    notify.error('The link could not be copied. It is in the address bar.');
  }
}
