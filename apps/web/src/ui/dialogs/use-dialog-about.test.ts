import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDialogAbout } from './use-dialog-about';

test('what was opened since stays open when an earlier save ends', () => {
  const { result } = renderHook(() => useDialogAbout<string>());
  act(() => result.current.open('sofa'));
  const saved = result.current.close;
  act(() => result.current.close());
  expect(result.current).toMatchObject({ about: 'sofa', isOpen: false });
  act(() => result.current.open('lamp'));
  act(saved);
  expect(result.current).toMatchObject({ about: 'lamp', isOpen: true });
});
