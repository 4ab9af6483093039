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

/** The address of this page. Of its query, only the chosen variant is for others. */
function sharedAddress(): string {
  const { origin, pathname, search } = window.location;
  const variant = new URLSearchParams(search).get('variant');
  return origin + pathname + (variant ? `?${new URLSearchParams({ variant })}` : '');
}

/** Shares the address of this page, or copies it where the device can't share. */
export async function sharePage(title: string): Promise<void> {
  const url = sharedAddress();
  if (await shareByDevice({ title, url })) return;
  try {
    await navigator.clipboard.writeText(url);
    notify.success('Link copied');
  } catch {
    // Forbidden, or without https.
    notify.error('The link could not be copied. It is in the address bar.');
  }
}
