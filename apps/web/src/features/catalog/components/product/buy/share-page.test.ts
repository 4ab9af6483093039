import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '../../../../../ui/messages/notify';
import { sharePage } from './share-page';

const writeText = vi.fn<(text: string) => Promise<void>>();
const share = vi.fn<(data: ShareData) => Promise<void>>();

beforeEach(() => {
  vi.spyOn(notify, 'success').mockReturnValue();
  vi.spyOn(notify, 'error').mockReturnValue();
  writeText.mockReset().mockResolvedValue();
  share.mockReset().mockResolvedValue();
  window.history.replaceState(null, '', '/product/desk-lamp?from=mail');
});
const url = 'http://localhost:3000/product/desk-lamp';

test('is shared the way the device shares', async () => {
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  await sharePage('Desk Lamp');
  expect(share).toHaveBeenCalledWith({ title: 'Desk Lamp', url });
  share.mockRejectedValue(new DOMException('', 'AbortError'));
  await sharePage('Desk Lamp');
  expect(writeText).not.toHaveBeenCalled();
});

test('elsewhere the link is copied, and a message says so', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await sharePage('Desk Lamp');
  expect(writeText).toHaveBeenCalledWith(url);
  expect(notify.success).toHaveBeenCalledWith('Link copied');
});

test('the chosen variant is shared, and nothing else of the query', async () => {
  window.history.replaceState(null, '', '/product/desk-lamp?from=mail&variant=abc&next=%2Fcart');
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await sharePage('Desk Lamp');
  expect(writeText).toHaveBeenCalledWith(`${url}?variant=abc`);
});

test('says when the link can’t be copied', async () => {
  vi.stubGlobal('navigator', {});
  await sharePage('Desk Lamp');
  expect(notify.error).toHaveBeenCalledWith(expect.stringContaining('could not be copied'));
});
