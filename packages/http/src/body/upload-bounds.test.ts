import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { settled } from '@shop/front/testing';
import { countFormBytes } from './upload-bounds.js';

const PHOTO = Buffer.alloc(5 * 1024 * 1024);

function sendForm() {
  const [form, reply] = [new PassThrough(), new PassThrough()];
  const report = vi.fn();
  countFormBytes(form, reply, report);
  return { form, reply, report };
}

it('refuses more bytes than all forms together may have, until some are over', async () => {
  const forms = Array.from({ length: 32 }, sendForm);
  for (const { form } of forms) form.write(PHOTO);
  await settled();
  const refused = forms.filter(({ report }) => report.mock.calls.length > 0);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.report).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }));
  for (const { reply } of forms) reply.destroy();
  await settled();
  const { form, reply, report } = sendForm();
  form.write(PHOTO);
  await settled();
  expect(report).not.toHaveBeenCalled();
  reply.destroy();
});
