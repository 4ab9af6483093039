import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepEarlyKeys, takeEarlyKeys } from './early-keys';

const type = (...keys: string[]) =>
  keys.forEach((key) => fireEvent.keyDown(document.body, { key }));

test('keys are kept from the list behind until the palette takes them', () => {
  const keyBehind = vi.fn();
  document.body.addEventListener('keydown', keyBehind);
  keepEarlyKeys();
  type('1', '0', 'x', 'Backspace', '4', '2', 'Enter');
  expect(keyBehind).not.toHaveBeenCalled();
  expect(takeEarlyKeys()).toEqual({ text: '1042', isEntered: true });
  type('j');
  expect(keyBehind).toHaveBeenCalledOnce();
  expect(takeEarlyKeys()).toEqual({ text: '', isEntered: false });
  document.body.removeEventListener('keydown', keyBehind);
});
