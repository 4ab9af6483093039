import { render, screen } from '@testing-library/react';
import { ReceiptText } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SideMenu } from './side-menu';

const groups = [
  {
    links: [
      { to: '/orders', label: 'Orders', icon: ReceiptText },
      { to: '/orders/prepared', label: 'Prepared orders', icon: ReceiptText },
    ],
  },
];

test.each([
  ['/orders', 'Orders'],
  ['/orders/1042', 'Orders'],
  ['/orders/prepared', 'Prepared orders'],
  ['/orders/prepared/7', 'Prepared orders'],
])('on %s, %s alone is the current page', (path, label) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SideMenu title="Admin Panel" to="/" groups={groups} />
    </MemoryRouter>,
  );
  const links = screen.getAllByRole('link', { current: 'page' });
  expect(links.map(({ textContent }) => textContent.trim())).toEqual([label]);
});
