import { LIMITS } from '@shop/shared';
import { Search } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../lib/paths';
import { useSearchKeyword } from '../../use-search-keyword';
import styles from './search-form.module.css';

/** The search form above the main content of every page; it opens the results. */
export function SearchForm() {
  const keyword = useSearchKeyword();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  // Back and Forward change the keyword; otherwise the typed text is left alone.
  useEffect(() => {
    if (field.current) field.current.value = keyword;
  }, [keyword]);

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = field.current?.value.trim();
    // Searching for the same keyword again adds no history entry.
    if (next) void navigate(paths.searchFor(next), { replace: next === keyword });
  }

  return (
    <form role="search" action={paths.search} className={styles.form} onSubmit={search}>
      <Search aria-hidden size={18} className={styles.icon} />
      <input
        ref={field}
        className={styles.input}
        type="search"
        name="q"
        defaultValue={keyword}
        placeholder="Search"
        aria-label="Search"
        maxLength={LIMITS.searchKeyword}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" className={styles.button}>
        Search
      </button>
    </form>
  );
}
