import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { buildShirt } from '../../../../../testing/factories';
import { cartStore } from '../../../../cart';
import { AddChosenButton } from './add-chosen-button';
import { useChoice } from './use-choice';
import { VariantChoice } from './variant-choice';

const shirt = buildShirt();

function Offer() {
  const choice = useChoice(shirt);
  return (
    <>
      <VariantChoice state={choice} variants={shirt.variants} />
      <AddChosenButton product={shirt} state={choice} />
    </>
  );
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('what was chosen in every group before the script came is what the same button adds', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Offer />);
  document.body.append(container);
  const button = screen.getByRole('button', { name: 'ADD TO CART' });
  screen.getByRole<HTMLInputElement>('radio', { name: /^M/ }).checked = true;
  screen.getByRole<HTMLInputElement>('radio', { name: /^Blue/ }).checked = true;
  render(<Offer />, { container, hydrate: true });
  // Clicks from before are repeated on the button that was clicked.
  await userEvent.click(button);
  expect(cartStore.get()).toMatchObject([{ variant: { name: 'M / Blue' } }]);
});
