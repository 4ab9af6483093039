import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../testing/render-app';

test('a screen that is loaded on demand appears in the frame', async () => {
  renderApp('/login');
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('All Right Reserved');
});
