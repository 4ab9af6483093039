import { act } from '@testing-library/react';
import { vi } from 'vitest';

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** Takes the device offline. The test restores the mock. @returns a function that goes back online */
export function goOffline(): () => void {
  setOnline(false);
  return () => setOnline(true);
}
