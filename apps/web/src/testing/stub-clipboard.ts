import { onTestFinished, vi } from 'vitest';

/** Gives the browser a clipboard for this test. @returns what is called with each copied text */
export function stubClipboard() {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  return writeText;
}
