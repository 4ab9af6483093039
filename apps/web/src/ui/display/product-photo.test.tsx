import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ProductPhoto } from './product-photo';

const photo = { version: '1', width: 960, height: 960 };

test('a photo that failed offline comes back by itself', () => {
  render(<ProductPhoto productId="1" alt="Lamp" photo={photo} sizes="18rem" />);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.error(screen.getByRole('img', { name: 'Lamp' }));
  expect(screen.getByRole('img', { name: 'Lamp' }).tagName).toBe('SPAN');
  onLine.mockReturnValue(true);
  fireEvent.online(window);
  expect(screen.getByRole('img', { name: 'Lamp' }).tagName).toBe('IMG');
});

test('a photo that failed while there was a connection stays away', () => {
  render(<ProductPhoto productId="1" alt="Lamp" photo={photo} sizes="18rem" />);
  fireEvent.error(screen.getByRole('img', { name: 'Lamp' }));
  expect(screen.getByRole('img', { name: 'Lamp' }).tagName).toBe('SPAN');
});
