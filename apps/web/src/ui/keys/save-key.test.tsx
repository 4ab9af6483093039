import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BY_SAVE_KEY, SaveKey } from './save-key';

const saveAll = vi.fn();
const saveRow = vi.fn();
const find = vi.fn();

function Screen({ isLong }: { isLong: boolean }) {
  return (
    <main>
      <SaveKey />
      <div role="search">
        <form action={find}>
          <input aria-label="Find" />
        </form>
      </div>
      <form action={saveRow}>
        <input aria-label="Price" />
      </form>
      {isLong && (
        <button type="button" {...BY_SAVE_KEY} onClick={saveAll}>
          Save all
        </button>
      )}
    </main>
  );
}

/** Presses Ctrl+S in a field. @returns whether the browser would save the page as a file */
function press(label: string): boolean {
  const field = screen.getByLabelText(label);
  field.focus();
  return fireEvent.keyDown(field, { key: 's', ctrlKey: true });
}

test('Ctrl+S presses the button that saves the screen', () => {
  render(<Screen isLong />);
  expect(press('Price')).toBe(false);
  expect([saveAll.mock.calls.length, saveRow.mock.calls.length]).toEqual([1, 0]);
});

test('without such a button it sends the form in use, but never a search', async () => {
  render(<Screen isLong={false} />);
  expect(press('Find')).toBe(false);
  press('Price');
  await vi.waitFor(() => expect(saveRow).toHaveBeenCalledTimes(1));
  expect(find).not.toHaveBeenCalled();
});
