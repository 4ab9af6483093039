import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app';
import { serveEmptyShop } from '../../../testing/serve-empty-shop';

const shop = { currency: 'EUR' };

test('a shop that sells in euros shows them on prices and price filters', async () => {
  serveEmptyShop();
  renderApp('/', { shop });
  expect(await screen.findByText('€0 to €19')).toBeInTheDocument();
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
});

test('the next page without a currency is in dollars, as specified', async () => {
  serveEmptyShop();
  renderApp('/');
  expect(await screen.findByText('$0 to $19')).toBeInTheDocument();
});
