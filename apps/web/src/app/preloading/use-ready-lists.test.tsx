import { renderHook } from '@testing-library/react';
import { DASHBOARD_ROUTES } from '@shop/shared';
import { expect, test, vi } from 'vitest';
import { adminPages } from '../admin-routes';
import { useReadyLists } from './use-ready-lists';

/** What is asked of an idle browser, and the loaders of pages. */
function watch() {
  const asked: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => asked.push(run));
  const cancel = vi.fn();
  vi.stubGlobal('cancelIdleCallback', cancel);
  const loaded: (string | undefined)[] = [];
  for (const { path, handle } of adminPages)
    if (handle?.loadCode)
      vi.spyOn(handle, 'loadCode').mockImplementation(() => {
        loaded.push(path);
        return Promise.resolve();
      });
  return { asked, cancel, loaded };
}

test('the lists of administrators are loaded after the page, once the browser is idle, and nothing else', () => {
  vi.useFakeTimers();
  const { asked, cancel, loaded } = watch();
  const { rerender, unmount } = renderHook(useReadyLists, { initialProps: false });
  expect(asked).toEqual([]);
  rerender(true);
  expect(asked).toEqual([]);
  vi.runAllTimers();
  for (const run of asked) run();
  expect(loaded.sort()).toEqual(
    [
      DASHBOARD_ROUTES.adminAudit,
      DASHBOARD_ROUTES.adminCustomers,
      DASHBOARD_ROUTES.adminJobs,
      DASHBOARD_ROUTES.adminOrders,
      DASHBOARD_ROUTES.adminPrices,
      DASHBOARD_ROUTES.adminProducts,
      DASHBOARD_ROUTES.adminReturns,
    ].sort(),
  );
  unmount();
  expect(cancel).toHaveBeenCalledTimes(1);
});
