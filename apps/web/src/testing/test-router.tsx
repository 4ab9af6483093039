import { act } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';

/** The test's view of the router: the location of the page that is shown, and how to navigate. */
export interface RouterProbe {
  state: { location: Location };
  /** Resolves once React has settled. */
  navigate: (to: string | number) => Promise<void>;
}

/** A router that begins at this path. */
export function createTestRouter(path: string) {
  const seen: { location?: Location; navigate?: NavigateFunction } = {};

  function Probe() {
    const location = useLocation();
    const navigate = useNavigate();
    // Not while rendering: a page that is rendered is not shown yet, and may never be.
    useLayoutEffect(() => {
      seen.location = location;
      seen.navigate = navigate;
    });
    return null;
  }

  function seenBefore<Value>(value: Value | undefined): Value {
    if (value === undefined) throw new Error('The router is not rendered yet');
    return value;
  }

  const router: RouterProbe = {
    state: {
      get location() {
        return seenBefore(seen.location);
      },
    },
    navigate: (to) =>
      act(async () => {
        const navigate = seenBefore(seen.navigate);
        await (typeof to === 'number' ? navigate(to) : navigate(to));
      }),
  };

  function TestRouter({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter initialEntries={[path]}>
        <Probe />
        {children}
      </MemoryRouter>
    );
  }
  return { router, TestRouter };
}
