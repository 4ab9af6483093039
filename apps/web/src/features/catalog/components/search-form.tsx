import { LIMITS } from '@shop/shared';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useSearchKeyword } from '../use-search-keyword';
import styles from './search-form.module.css';

/** Asks for a keyword and goes to its results. Stands above the main content of every page. */
export function SearchForm() {
  const keyword = useSearchKeyword();
  const navigate = useNavigate();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const next = typeof typed === 'string' ? typed.trim() : '';
    if (next) void navigate(paths.searchFor(next));
  }

  return (
    // The key refills the field when the address brings another keyword, as back and forward do.
    <form key={keyword} role="search" className={styles.form} onSubmit={search}>
      <Search aria-hidden size={18} className={styles.icon} />
      <input
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
