import { render, screen } from '@testing-library/react';
import { ReceiptText } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
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

test('the current page is scrolled to in a menu that is higher than the screen', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('a') ? new DOMRect(0, 900, 100, 20) : new DOMRect(0, 100, 100, 600);
  });
  render(
    <MemoryRouter initialEntries={['/orders/prepared']}>
      <SideMenu title="Admin Panel" to="/" groups={groups} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('navigation').scrollTop).toBe(510);
});
