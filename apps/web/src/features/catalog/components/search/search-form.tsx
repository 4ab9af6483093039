import { LIMITS } from '@shop/shared';
import { Search } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../lib/paths';
import { useSearchKeyword } from '../../use-search-keyword';
import styles from './search-form.module.css';

/** Asks for a keyword and goes to its results. Stands above the main content of every page. */
export function SearchForm() {
  const keyword = useSearchKeyword();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  // Back and forward bring another keyword; what is being typed otherwise stays the visitor's own.
  useEffect(() => {
    if (field.current) field.current.value = keyword;
  }, [keyword]);

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = field.current?.value.trim();
    // Asking the same again is no step to go back over.
    if (next) void navigate(paths.searchFor(next), { replace: next === keyword });
  }

  return (
    <form role="search" className={styles.form} onSubmit={search}>
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
