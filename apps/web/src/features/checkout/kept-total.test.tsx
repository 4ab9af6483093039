import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app';
import { lamp, servePricedCheckout } from '../../testing/serve-priced-checkout';

test('the total stays on the screen while the code for its parts is loaded', async () => {
  servePricedCheckout();
  renderApp('/cart', { cart: [lamp] });
  await screen.findByText(/total/i);
  let isGone = false;
  const watch = new MutationObserver(() => (isGone ||= !screen.queryByText(/total/i)));
  watch.observe(document.body, { childList: true, subtree: true });
  expect(await screen.findByText('Total without delivery')).toBeVisible();
  watch.disconnect();
  expect(isGone).toBe(false);
});
