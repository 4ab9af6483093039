import { expect, test, vi } from 'vitest';
import { fittedFile } from './fitted-file';

test('a HEIC that nothing can read stays as it is', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown type')));
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: unknown }) => void) | undefined;
      postMessage = () => this.onmessage?.({ data: undefined });
      terminate = () => undefined;
    },
  );
  const file = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC', { type: '' });
  expect(await fittedFile(file)).toBe(file);
});
