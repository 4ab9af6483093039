import { act } from '@testing-library/react';
import { vi } from 'vitest';

function say(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** The device loses its network; answers how it comes back. The test restores its mocks. */
export function goOffline(): () => void {
  say(false);
  return () => say(true);
}
