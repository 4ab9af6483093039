import { useQuery } from '@tanstack/react-query';
import { useId, useRef, type RefObject } from 'react';
import { suggestionsQuery } from '../../../api/get-suggestions';
import { countOpened } from '../../../count-search';
import { CategoryOption, PageOption, ProductOption, TextOption } from './suggestion-options';
import styles from './suggestions.module.css';
import { summary } from './summary';
import { useCombobox } from './use-combobox';
import { useTypedText } from './use-typed-text';

interface SuggestionsProps {
  /** The search field, to which combobox attributes and listeners are added. */
  field: RefObject<HTMLInputElement | null>;
}

/** Pages of the shop, categories and products below the search field, while someone types. */
export function Suggestions({ field }: SuggestionsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { text, step, close } = useTypedText(field);
  const { data } = useQuery({
    ...suggestionsQuery(text),
    // While the same word is being typed, the list stays until the next reply.
    placeholderData: (previous, query) => {
      const before = String(query?.queryKey.at(-1));
      return text.startsWith(before) || before.startsWith(text) ? previous : undefined;
    },
  });
  const found = text === '' ? undefined : data;
  const { products = [], categories = [], terms = [], readAs, page } = found ?? {};
  const isOpen = products.length + categories.length > 0 || page !== undefined;
  useCombobox({ field, list, isOpen, options: found, step });

  return (
    <>
      {/* The field keeps the focus when the list is clicked or scrolled. */}
      <div
        className={styles.popup}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        {readAs !== undefined && (
          <p className={styles.readAs}>
            Suggestions for <strong>{readAs}</strong>
          </p>
        )}
        <div ref={list} id={id} role="listbox" aria-label="Suggestions">
          {terms.map((term) => (
            <TextOption
              key={term}
              list={id}
              of={term.replaceAll(' ', '-')}
              text={term}
              onChoose={close}
            >
              {term}
            </TextOption>
          ))}
          {categories.map((category) => (
            <CategoryOption key={category._id} {...{ category, list: id }} onChoose={close} />
          ))}
          {/* Covers every way to choose a product: mouse, touch and Enter. */}
          {products.map((product) => (
            <ProductOption
              key={product._id}
              {...{ product, list: id }}
              onChoose={() => {
                countOpened(product._id, text);
                close();
              }}
            />
          ))}
          {page && <PageOption {...{ page, list: id }} onChoose={close} />}
          {isOpen && (
            <TextOption list={id} of="all" text={text} onChoose={close}>
              All results for “{text}”
            </TextOption>
          )}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {found && summary(found)}
      </p>
    </>
  );
}
