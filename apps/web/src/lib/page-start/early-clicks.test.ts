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
  expect(document.querySelector('button')).toHaveAttribute('aria-busy', 'true');
  click('button');
  expect(clicked).toHaveBeenCalledTimes(1);
  repeat?.();
  expect(document.querySelector('button')).not.toHaveAttribute('aria-busy');
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

test.each(['a', 'button:not([type])'])(
  'whoever leaves by %s after a click does so once the click was repeated',
  (exit) => {
    document.body.innerHTML =
      '<button type="button">Buy</button><a href="/cart">Cart</a><form><button>Search</button></form>';
    noteEarlyClicks(window);
    click('button[type]');
    const left: string[] = [];
    const leave = (event: Event) => {
      event.preventDefault();
      left.push(`left, bought ${clicked.mock.calls.length}`);
    };
    click(exit);
    const repeat = window.takeEarlyClicks?.();
    document.querySelector('button')?.addEventListener('click', clicked);
    document.querySelector('a')?.addEventListener('click', leave);
    document.querySelector('form')?.addEventListener('submit', leave);
    repeat?.();
    expect(left).toEqual(['left, bought 1']);
  },
);

test('a form that only a script can send is not sent before, and sent once the script is there', () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.body.innerHTML = '<form method="dialog"><button type="submit">LOGIN</button></form>';
  noteEarlyClicks(window);
  const leaving = vi.fn((event: Event) => expect(event.defaultPrevented).toBe(true));
  window.addEventListener('submit', leaving);
  click('button');
  window.removeEventListener('submit', leaving);
  expect(leaving).toHaveBeenCalledTimes(1);
  expect(document.querySelector('button')).toHaveAttribute('aria-busy', 'true');
  const repeat = window.takeEarlyClicks?.();
  document.querySelector('form')?.addEventListener('submit', sent);
  repeat?.();
  repeat?.();
  expect(document.querySelector('button')).not.toHaveAttribute('aria-busy');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('without the script, whoever wants to leave is not held for long', () => {
  vi.useFakeTimers();
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
  document.body.innerHTML =
    '<button type="button">Buy</button><form><button>Search</button></form>';
  noteEarlyClicks(window);
  click('button[type]');
  click('form button');
  expect(submit).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(submit).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
