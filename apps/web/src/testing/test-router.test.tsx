import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createTestRouter } from './test-router';
import { deferred } from './deferred';

test('the location is that of the page that is shown, and not of one that is still rendered', async () => {
  const { promise: code, resolve: load } = deferred();
  const { router, TestRouter } = createTestRouter('/list');

  function Page() {
    const { pathname } = useLocation();
    if (pathname === '/late') use(code);
    return <p>{pathname}</p>;
  }
  render(
    <TestRouter>
      <Suspense>
        <Page />
      </Suspense>
    </TestRouter>,
  );
  await router.navigate('/late');
  expect(screen.getByText('/list')).toBeVisible();
  expect(router.state.location.pathname).toBe('/list');
  await act(async () => {
    load();
    await code;
  });
  expect(screen.getByText('/late')).toBeVisible();
  expect(router.state.location.pathname).toBe('/late');
});
