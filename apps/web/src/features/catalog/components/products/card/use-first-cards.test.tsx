import { render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Product } from '@shop/shared';
import { notePlace } from '../../../../../lib/history/history-places';
import { buildProduct } from '../../../../../testing/factories';
import { useFirstCards } from './use-first-cards';

const PRODUCTS = Array.from({ length: 40 }, (_, index) =>
  buildProduct({ _id: String(index), name: `Lamp ${index}`, slug: `lamp-${index}` }),
);
const LIST = { key: 'default', pathname: '/', search: '', hash: '', state: undefined };

/** The cards of each commit. */
const commits: string[][] = [];

function Cards({ products }: { products: readonly Product[] }): ReactNode {
  const isFirst = useFirstCards(products);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    commits.push([...(list.current?.children ?? [])].map(({ textContent }) => textContent));
  });
  return (
    <ul ref={list}>
      {products.map(({ name, _id }, index) => isFirst(index) && <li key={_id}>{name}</li>)}
    </ul>
  );
}

function renderList() {
  commits.length = 0;
  render(
    <MemoryRouter>
      <Cards products={PRODUCTS} />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  const all = Object.assign(window.matchMedia('all'), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue(all);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('after Back, the cards around the one that the list was left by come first, then all', () => {
  notePlace(LIST, { link: { href: '/product/lamp-20', index: 0, top: 100 } });
  renderList();
  const [first, last] = [commits[0], commits.at(-1)];
  expect(first).toContain('Lamp 20');
  expect(first).toContain('Lamp 17');
  expect(first).toContain('Lamp 23');
  expect(first).not.toContain('Lamp 0');
  expect(first).not.toContain('Lamp 39');
  expect(last).toHaveLength(PRODUCTS.length);
  expect(screen.getByText('Lamp 39')).toBeVisible();
});

test('a list that was left by another link, or not at all, comes as a whole', () => {
  renderList();
  expect(commits[0]).toHaveLength(PRODUCTS.length);
  notePlace(LIST, { link: { href: '/cart', index: 0, top: 100 } });
  renderList();
  expect(commits[0]).toHaveLength(PRODUCTS.length);
});
