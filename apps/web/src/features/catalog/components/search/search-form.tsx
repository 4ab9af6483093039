import { SEARCH_KEYWORD_LENGTH } from '@shop/shared';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { isTooLong, tooLongText } from '../../../../ui/fields/length/length-note';
import { useSearchKeyword } from '../../use-search-keyword';
import styles from './search-form.module.css';
import type * as Lazy from './suggestions/suggestions';

/** The search form above the main content of every page; it opens the results. Suggestions load on focus. */
export function SearchForm() {
  const keyword = useSearchKeyword();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const shownKeyword = useRef(keyword);
  const [Suggestions, setSuggestions] = useState<typeof Lazy.Suggestions>();

  // Back and Forward change the keyword; otherwise the typed text stays.
  useEffect(() => {
    if (field.current && shownKeyword.current !== keyword) {
      field.current.value = keyword;
      refuseTooLong();
    }
    shownKeyword.current = keyword;
  }, [keyword]);

  useEffect(() => {
    // Set at once, so that the role doesn't change while the field has the focus.
    field.current?.setAttribute('role', 'combobox');
    field.current?.setAttribute('aria-expanded', 'false');
    // A fast visitor may be typing before this script runs.
    if (document.activeElement === field.current) loadSuggestions();
  }, []);

  function loadSuggestions() {
    void import('./suggestions/suggestions').then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      // Without suggestions the form works as before; the next focus retries.
      () => undefined,
    );
  }

  /** The browser keeps a text that is too long, and says so when it is searched for. */
  function refuseTooLong() {
    const { current: input } = field;
    const isLong = input !== null && isTooLong(input.value, SEARCH_KEYWORD_LENGTH);
    input?.setCustomValidity(isLong ? tooLongText(input.value, SEARCH_KEYWORD_LENGTH) : '');
  }

  /** Says what is missing until something is typed. */
  function askForWords() {
    const { current: input } = field;
    input?.focus();
    input?.setCustomValidity('Type what you are looking for.');
    input?.reportValidity();
  }

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = field.current?.value.trim();
    // Searching for the same keyword again adds no history entry.
    if (next) void navigate(shopPaths.searchFor(next), { replace: next === keyword });
    else askForWords();
  }

  return (
    <form role="search" action={shopPaths.search} className={styles.form} onSubmit={search}>
      <Search aria-hidden size={18} className={styles.icon} />
      <input
        ref={field}
        className={styles.input}
        type="search"
        name="q"
        defaultValue={keyword}
        placeholder="Search"
        aria-label="Search"
        enterKeyHint="search"
        autoComplete="off"
        onInput={refuseTooLong}
        onFocus={loadSuggestions}
      />
      <button type="submit" className={styles.button}>
        Search
      </button>
      {Suggestions && <Suggestions field={field} />}
    </form>
  );
}
