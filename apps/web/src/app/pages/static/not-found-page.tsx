import { SEARCH_KEYWORD_LENGTH } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { suggestionsQuery, useCategories } from '../../../features/catalog';
import { Button, ButtonLink } from '../../../ui/forms/button';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { useNotFound } from '../../../ui/page/page-outcome';
import { shopPaths } from '../../../lib/address/shop-paths';
import { wordsOfPath } from '../../../lib/address/words-of-path';
import styles from './not-found-page.module.css';

/** Whether a name has one of the words. */
function isCalled(name: string, words: string): boolean {
  const own = name.toLowerCase().split(' ');
  return words
    .toLowerCase()
    .split(' ')
    .some((word) => own.includes(word));
}

/** The words of the address, as they were read, if something in the shop is called so. */
function useLikelyWords(): string | undefined {
  const { pathname } = useLocation();
  const words = wordsOfPath(pathname).slice(0, SEARCH_KEYWORD_LENGTH);
  const { data } = useQuery(suggestionsQuery(words));
  const { categories = [], products = [], readAs = words } = data ?? {};
  return [...categories, ...products].some(({ name }) => isCalled(name, readAs))
    ? readAs
    : undefined;
}

/** Says that there is no such page, and helps on: a search for the words of the address, and all categories. */
export function NotFoundPage() {
  useNotFound();
  const words = useLikelyWords();
  const categories = useCategories();
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta page="Page not found" noIndex />
      <h1 className={styles.code}>404</h1>
      <p className={styles.text}>oops ! page not found</p>
      <form action={shopPaths.search} className={styles.search}>
        <label htmlFor="wanted">What are you looking for?</label>
        <span className={styles.field}>
          <input
            id="wanted"
            name="q"
            type="search"
            required
            maxLength={SEARCH_KEYWORD_LENGTH}
            // A field in which somebody has typed meanwhile keeps that.
            defaultValue={words}
          />
          <Button type="submit" tone="secondary">
            Find
          </Button>
        </span>
      </form>
      {categories.data && categories.data.length > 0 && (
        <nav aria-label="Shop by category">
          <ul className={styles.categories}>
            {categories.data.map(({ _id, name, slug }) => (
              <li key={_id}>
                <Link to={shopPaths.category(slug)}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ButtonLink to={shopPaths.home}>Go back</ButtonLink>
    </div>
  );
}
