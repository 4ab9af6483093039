import type { Instead, Product, SearchedPage } from '@shop/shared';
import { FileText, PackageSearch } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { ButtonLink } from '../../../../ui/forms/button';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { useShopDetails } from '../../../../ui/page/shop-details';
import { ALL_CATEGORIES } from '../../all-categories';
import { showAllText } from '../../few-results';
import { ProductGrid } from '../products/product-grid';
import { ProductRow } from '../products/product-row';
import { rangeText, type NamedRange } from './range-text';
import { isOrdered, searchedPage } from './searched-pages';
import styles from './search-results.module.css';

interface NothingFoundProps {
  keyword: string;
  instead: Instead | undefined;
  /** The page of the shop that the search is about. */
  page: SearchedPage | undefined;
  named: NamedRange | undefined;
  /** The size that the search names. */
  size: string | undefined;
}

/** What to offer when a search finds nothing. */
export function NothingFound({ keyword, instead, page, named, size }: NothingFoundProps) {
  const { withoutFilters, atOtherPrices } = instead ?? {};
  if (page !== undefined && withoutFilters === undefined) return <AboutTheShop page={page} />;
  if (named && atOtherPrices) return <AtOtherPrices named={named} products={atOtherPrices} />;
  return (
    <>
      <EmptyState
        title={titleOf(keyword, withoutFilters !== undefined)}
        icon={<PackageSearch aria-hidden size={28} strokeWidth={1.5} />}
        actions={
          withoutFilters === undefined ? (
            <>
              {instead?.shelf && (
                <ButtonLink to={shopPaths.category(instead.shelf.slug)} tone="secondary">
                  {instead.shelf.name}
                </ButtonLink>
              )}
              <ButtonLink to={shopPaths.categories} tone="secondary">
                {ALL_CATEGORIES}
              </ButtonLink>
            </>
          ) : (
            <ButtonLink to={shopPaths.searchFor(keyword)} tone="secondary">
              {showAllText(withoutFilters)}
            </ButtonLink>
          )
        }
      >
        <Advice keyword={keyword} instead={instead} size={size} />
      </EmptyState>
      {instead && instead.popular.length > 0 && (
        <ProductRow
          title={instead.shelf ? `Popular in ${instead.shelf.name}` : 'Popular products'}
          className={styles.more}
        >
          <ProductGrid products={instead.popular} />
        </ProductRow>
      )}
    </>
  );
}

/** Says that nothing costs what was asked for, and shows what there is. */
function AtOtherPrices({ named, products }: { named: NamedRange; products: Product[] }) {
  return (
    <>
      <EmptyState
        title={`No match for “${named.beside}” at prices ${rangeText(named)}`}
        icon={<PackageSearch aria-hidden size={28} strokeWidth={1.5} />}
        actions={
          <ButtonLink to={shopPaths.searchFor(named.beside)} tone="secondary">
            Show “{named.beside}” at any price
          </ButtonLink>
        }
      >
        This is what there is at other prices.
      </EmptyState>
      <ProductRow title={`“${named.beside}” at other prices`} className={styles.more}>
        <ProductGrid products={products} />
      </ProductRow>
    </>
  );
}

/** Leads to a page instead of goods. */
function AboutTheShop({ page }: { page: SearchedPage }) {
  const { label, to } = searchedPage(page, useShopDetails());
  return (
    <EmptyState
      title={isOrdered(page) ? 'We can show you that' : 'We have a page about that'}
      icon={<FileText aria-hidden size={28} strokeWidth={1.5} />}
      actions={<ButtonLink to={to}>{label}</ButtonLink>}
    >
      {isOrdered(page)
        ? 'No product is called that. This is the list of all products, in that order.'
        : 'No product is called that, but this page may have your answer.'}
    </EmptyState>
  );
}

function titleOf(keyword: string, isFiltered: boolean): string {
  if (keyword === '') return 'What are you looking for?';
  return `Nothing matches “${keyword}”${isFiltered ? ' with these filters' : ''}`;
}

function Advice({ keyword, instead, size }: Omit<NothingFoundProps, 'page' | 'named'>) {
  if (keyword === '') return 'Type a word into the search box above.';
  if (instead?.withoutFilters !== undefined) return 'Remove a filter to see more.';
  if (size !== undefined) return `Nothing here comes in size ${size}.`;
  const { spelling, excluded, words = [] } = instead ?? {};
  if (spelling)
    return (
      <>
        Did you mean <QueryLink {...spelling} />?
      </>
    );
  const nearest = excluded
    ? `Everything that matches the rest mentions ${listed(excluded)}.`
    : instead?.shelf &&
      `We don’t seem to sell that. The closest we have is in ${instead.shelf.name}.`;
  if (words.length === 0) return nearest ?? 'Try a different word, or fewer words.';
  return (
    <>
      {nearest && `${nearest} `}
      Try a single word:{' '}
      {words.map((word, index) => (
        <span key={word.text}>
          {index > 0 && ', '}
          <QueryLink {...word} />
        </span>
      ))}
    </>
  );
}

function QueryLink({ text, total }: Instead['words'][number]) {
  return (
    <>
      <Link to={shopPaths.searchFor(text)}>{text}</Link> ({total})
    </>
  );
}

const listed = (words: readonly string[]) => OR.format(words.map((word) => `“${word}”`));

const OR = new Intl.ListFormat('en', { type: 'disjunction' });
