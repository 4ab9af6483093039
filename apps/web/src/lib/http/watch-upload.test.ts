import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchUpload } from './watch-upload';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an upload that makes progress is never aborted, and reports its share', () => {
  const shares: number[] = [];
  const { signal, onUploadProgress } = watchUpload((share) => shares.push(share));
  for (const loaded of [1, 2, 3, 4]) {
    vi.advanceTimersByTime(50_000);
    onUploadProgress({ loaded, total: 4 });
  }
  expect(signal.aborted).toBe(false);
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
});

test('one that stalls is aborted', () => {
  const { signal, onUploadProgress } = watchUpload();
  onUploadProgress({ loaded: 1, total: 4 });
  vi.advanceTimersByTime(61_000);
  expect(signal.aborted).toBe(true);
});

test('one with a reply is no longer watched', () => {
  const { signal, end } = watchUpload();
  end();
  vi.advanceTimersByTime(61_000);
  expect(signal.aborted).toBe(false);
});
