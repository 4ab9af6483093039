import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { openHistory, ShopRouter } from './shop-router';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

test('a rendered page is taken over although the visitor went back meanwhile, and then shows where they are', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  window.history.pushState(null, '', '/product/lamp');
  const opened = openHistory();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(
    <MemoryRouter initialEntries={['/product/lamp']}>
      <Address />
    </MemoryRouter>,
  );
  window.history.pushState(null, '', '/?sort=price');
  render(
    <ShopRouter opened={opened} hasCode={() => true}>
      <Address />
    </ShopRouter>,
    { container, hydrate: true },
  );
  expect(await screen.findByText('/?sort=price')).toBeVisible();
  expect(errors).not.toHaveBeenCalled();
});

const Awaited = lazy(() => new Promise<never>(() => undefined));

function Page() {
  const { pathname } = useLocation();
  return pathname === '/awaited' ? <Awaited /> : <p>{pathname}</p>;
}

test('a page whose code takes its time has a placeholder soon', async () => {
  window.history.pushState(null, '', '/lamp');
  const opened = openHistory();
  render(
    <ShopRouter opened={opened} hasCode={() => false}>
      <Suspense fallback={<p>Loading</p>}>
        <Page />
      </Suspense>
    </ShopRouter>,
  );
  act(() => opened.history.push('/awaited'));
  expect(screen.getByText('/lamp')).toBeVisible();
  expect(await screen.findByText('Loading')).toBeVisible();
});

test('an address that is replaced is shown at once, so that the next tap counts there', () => {
  window.history.pushState(null, '', '/lamp');
  const opened = openHistory();
  render(
    <ShopRouter opened={opened} hasCode={() => true}>
      <Suspense fallback={<p>Loading</p>}>
        <Page />
      </Suspense>
    </ShopRouter>,
  );
  act(() => opened.history.replace('/awaited'));
  expect(screen.getByText('Loading')).toBeVisible();
});

test('a focused link of the page is left before the page is, so that its removal costs nothing', () => {
  const onLinkLeft = vi.fn();
  const onFieldLeft = vi.fn();
  const Shop = () => (
    <main>
      <Address />
      {useLocation().pathname === '/lamp' && (
        <>
          <a href="/chair" onBlur={onLinkLeft}>
            Chair
          </a>
          <input onBlur={onFieldLeft} />
        </>
      )}
    </main>
  );
  window.history.pushState(null, '', '/lamp');
  const opened = openHistory();
  render(
    <ShopRouter opened={opened} hasCode={() => true}>
      <Shop />
    </ShopRouter>,
  );
  const link = screen.getByRole('link', { name: 'Chair' });
  link.focus();
  act(() => opened.history.replace('/lamp?sort=price'));
  expect(link).toHaveFocus();
  act(() => opened.history.push('/chair'));
  expect(onLinkLeft).toHaveBeenCalledOnce();
  act(() => opened.history.push('/lamp'));
  screen.getByRole('textbox').focus();
  act(() => opened.history.push('/chair'));
  expect(onFieldLeft).not.toHaveBeenCalled();
});
