import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noteEarlyClicks } from './early-clicks';

const clicked = vi.fn();

afterEach(() => {
  clicked.mockClear();
  document.body.innerHTML = '';
});

function click(selector: string): void {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  fireEvent.click(element);
}

test('what was clicked before the script took over is clicked again, once', () => {
  document.body.innerHTML = '<button type="button"><b>Buy</b></button>';
  noteEarlyClicks(window);
  click('b');
  document.querySelector('button')?.addEventListener('click', clicked);
  const repeat = window.takeEarlyClicks?.();
  click('button');
  expect(clicked).toHaveBeenCalledTimes(1);
  repeat?.();
  repeat?.();
  expect(clicked).toHaveBeenCalledTimes(2);
});

test('links and forms work without a script, and are left alone', () => {
  document.body.innerHTML = '<a href="#top">Top</a><button>Search</button>';
  noteEarlyClicks(window);
  click('a');
  click('button');
  document.addEventListener('click', clicked);
  window.takeEarlyClicks?.()();
  document.removeEventListener('click', clicked);
  expect(clicked).not.toHaveBeenCalled();
});

test('a choice that was made before the script took over is made again', () => {
  document.body.innerHTML =
    '<input type="checkbox"><select><option>a</option><option>b</option></select>';
  noteEarlyClicks(window);
  const [box, select] = [document.querySelector('input'), document.querySelector('select')];
  if (!box || !select) throw new Error('The page lacks its fields');
  fireEvent.click(box);
  fireEvent.change(select, { target: { value: 'b' } });
  // React sets a select to what was rendered.
  select.value = 'a';
  const chosen: unknown[] = [];
  box.addEventListener('change', () => chosen.push(box.checked));
  select.addEventListener('change', () => chosen.push(select.value));
  window.takeEarlyClicks?.()();
  expect(chosen).toEqual([true, 'b']);
});
