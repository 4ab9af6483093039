import { render, screen } from '@testing-library/react';
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
    <ShopRouter opened={opened}>
      <Address />
    </ShopRouter>,
    { container, hydrate: true },
  );
  expect(await screen.findByText('/?sort=price')).toBeVisible();
  expect(errors).not.toHaveBeenCalled();
});
