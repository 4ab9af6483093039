import { act, render, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useLeftOpen } from './use-left-open';

const renderPanel = () => renderHook(() => useLeftOpen('panel'));
const setOpen = (panel: ReturnType<typeof renderPanel>, open: boolean) =>
  act(() => panel.result.current[1](open));
const stateHere = () => window.history.state as unknown;

function Panel() {
  const [open] = useLeftOpen('panel');
  return <p>{open ? 'open' : 'closed'}</p>;
}

test('is closed at first, and leaves no trace', () => {
  window.history.pushState({ key: 'a' }, '');
  expect(renderPanel().result.current[0]).toBe(false);
  expect(stateHere()).toEqual({ key: 'a' });
});

test('after Back it is as it was left, on that page alone', async () => {
  window.history.pushState({ key: 'b' }, '');
  const panel = renderPanel();
  setOpen(panel, true);
  expect(stateHere()).toEqual({ key: 'b', panel: true });
  panel.unmount();
  window.history.pushState({ key: 'c' }, '');
  expect(renderPanel().result.current[0]).toBe(false);
  window.history.back();
  await waitFor(() => expect(stateHere()).toHaveProperty('key', 'b'));
  const again = renderPanel();
  expect(again.result.current[0]).toBe(true);
  setOpen(again, false);
  expect(stateHere()).toEqual({ key: 'b', panel: false });
});

test('stays open when a choice adds an entry, which notes it, too', () => {
  window.history.pushState({ key: 'd', panel: true }, '');
  const panel = renderPanel();
  window.history.pushState({ key: 'e' }, '');
  panel.rerender();
  expect(panel.result.current[0]).toBe(true);
  expect(stateHere()).toEqual({ key: 'e', panel: true });
});

test('a server renders it closed, and a reloaded page opens it without a mismatch', () => {
  window.history.pushState({ panel: true }, '');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Panel />);
  expect(container).toHaveTextContent('closed');
  const mismatches: unknown[] = [];
  render(<Panel />, {
    container: document.body.appendChild(container),
    hydrate: true,
    onRecoverableError: (error) => mismatches.push(error),
  });
  expect(container).toHaveTextContent('open');
  expect(mismatches).toEqual([]);
});
