import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from './load-messages';
import { notify } from './notify';
import { Toasts } from './toasts';

beforeAll(loadMessages);

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});

afterEach(() => {
  vi.useRealTimers();
});

function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1_000));
}

const region = () => screen.getByRole('region', { name: 'Messages' });

test('messages are added to existing live regions: successes politely, errors assertively', () => {
  const [polite, assertive] = region().children;
  act(() => notify.success('item added to cart'));
  act(() => notify.error('Something went wrong'));
  expect(polite).toHaveAttribute('aria-live', 'polite');
  expect(polite).toHaveTextContent('item added to cart');
  expect(assertive).toHaveAttribute('aria-live', 'assertive');
  expect(assertive).toHaveTextContent('Something went wrong');
});

test('a repeated message is shown once and announced again', () => {
  act(() => notify.success('item added to cart'));
  const first = screen.getByText('item added to cart');
  pass(1);
  act(() => notify.success('item added to cart'));
  expect(screen.getByText('item added to cart')).not.toBe(first);
});

test('a message disappears by itself', () => {
  act(() => notify.success('item added to cart'));
  pass(3);
  expect(screen.getByText('item added to cart')).toBeInTheDocument();
  pass(3);
  expect(screen.queryByText('item added to cart')).not.toBeInTheDocument();
});

test.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('an undo message stays for twelve seconds, and as long as %s is on it', (_, come, go) => {
  act(() => notify.undoable('Lamp removed', () => undefined));
  pass(11);
  come(region());
  pass(60);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  go(region());
  pass(3);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('after a message was closed under the pointer, the next one still disappears by itself', () => {
  act(() => notify.undoable('Lamp removed', () => undefined));
  fireEvent.pointerEnter(region());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => notify.success('item added to cart'));
  pass(6);
  expect(screen.queryByText('item added to cart')).not.toBeInTheDocument();
});

test('a finger that touched a message does not keep it', () => {
  act(() => notify.error('Something went wrong'));
  fireEvent.pointerEnter(region(), { pointerType: 'touch' });
  fireEvent.mouseEnter(region());
  pass(8);
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
});

test('a success replaces what was said before; a note stands beside it', () => {
  act(() => notify.error('Wrong email or password'));
  pass(1);
  act(() => notify.success('User registered successfully'));
  act(() => notify.note('What you had typed is back.'));
  pass(1);
  expect(region()).not.toHaveTextContent('Wrong email or password');
  act(() => notify.success('Login successfully'));
  expect(region()).not.toHaveTextContent('User registered successfully');
  expect(region()).toHaveTextContent('Login successfully');
  expect(region()).toHaveTextContent('What you had typed is back.');
});

test('an error replaces the success of an earlier act, which would seem to be about this one', () => {
  act(() => notify.success('profile updated successfully'));
  pass(1);
  act(() => notify.error('Something went wrong'));
  expect(region()).not.toHaveTextContent('profile updated successfully');
});

test.each([
  ['item added to cart', 'Only 2 left, and both are in your cart'],
  ['The return is requested.', 'The photo could not be saved.'],
])('what one act says stays together: “%s” and “%s”', (success, error) => {
  const saySuccess = () => notify.success(success);
  const sayError = () => notify.error(error);
  for (const says of [
    [saySuccess, sayError],
    [sayError, saySuccess],
  ]) {
    act(() => {
      for (const say of says) say();
    });
    pass(1);
    expect(region()).toHaveTextContent(success);
    expect(region()).toHaveTextContent(error);
  }
});

test('Ctrl+Z in a text field is left to the field', () => {
  const undo = vi.fn();
  render(<input aria-label="Search" />);
  act(() => notify.undoable('Lamp removed', undo));
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'z', ctrlKey: true });
  expect(undo).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(undo).toHaveBeenCalledOnce();
});

test('that an order is paid stays beside a later error', () => {
  act(() => notify.success('Payment successfully'));
  pass(1);
  act(() => notify.error('Something went wrong'));
  expect(screen.getByText('Payment successfully')).toBeInTheDocument();
});
