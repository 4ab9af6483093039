import { expect, test } from 'vitest';
import { reloadFailedStyles } from './failed-styles';

test('styles that failed to load are loaded again once the line is back, and no others', () => {
  document.head.innerHTML = '<link rel="stylesheet" id="bad"><link rel="stylesheet" id="good">';
  const [failed, loaded] = document.querySelectorAll('link');
  reloadFailedStyles();
  failed?.dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('online'));
  const [again, still] = document.querySelectorAll('link');
  expect(again).not.toBe(failed);
  expect(again).toHaveAttribute('id', 'bad');
  expect(still).toBe(loaded);
});
