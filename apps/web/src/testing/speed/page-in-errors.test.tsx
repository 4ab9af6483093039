import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

it('the error of a query that fails shows the page', async () => {
  render(<p>All that there is</p>);
  expect(() => screen.getByText('Something else')).toThrow(/Something else[^]*All that there is/);
  await expect(screen.findByText('Something else', {}, { timeout: 1 })).rejects.toThrow(
    /Something else[^]*All that there is/,
  );
  const found = waitFor(() => screen.getByRole('button'), { timeout: 1 });
  await expect(found).rejects.toThrow(/button[^]*All that there is/);
});
