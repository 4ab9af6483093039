import { inShopCurrency } from '@shop/shared';
import { useId, type ReactNode } from 'react';
import { useFocusAfterRemoval } from '../../../../lib/hooks/use-focus-after-removal';
import { Field } from '../../../../ui/fields/field';
import { CELL_EVENTS, rowKeys } from '../../cells/cell-events';
import { useUnsavedRow } from '../../cells/unsaved-rows';
import type { Priced } from '../../price-fields';
import { usePriceForm, type Listed } from '../../use-price-form';
import styles from '../cell-rows/cell-rows.module.css';
import { refusalsOf } from '../cell-rows/refusals-of';
import { RowActions } from '../cell-rows/row-actions';
import { RowMessages } from '../cell-rows/row-messages';

interface PriceRowProps {
  priced: Priced & { name: string };
  listed: Listed;
  /** What the row begins with. */
  children: ReactNode;
}

/** Prices and stock of something as fields. Enter goes to the next row at once and saves this one meanwhile. */
export function PriceRow({ priced, listed, children }: PriceRowProps) {
  const { name } = priced;
  const { form, isTyped, isSaved, failure, conflict, ...row } = usePriceForm(priced, listed);
  const { busy, field, formProps } = form;
  const price = field('price');
  const compareAtPrice = field('compareAtPrice');
  const quantity = field('quantity');
  useUnsavedRow(isTyped, { ...row, save: row.saveTyped });
  const { refusals, conflictId, idOf } = refusalsOf({
    id: useId(),
    errors: [price.error, compareAtPrice.error, quantity.error],
    failure,
    conflict: conflict?.message,
  });
  // Save and Discard disappear when they have done their work.
  const focus = useFocusAfterRemoval<HTMLLIElement>('form');

  return (
    <li {...focus}>
      <form
        {...formProps}
        className={`${styles.row} ${styles.prices}`}
        onKeyDown={(event) => rowKeys(event, row.saveTyped)}
        {...CELL_EVENTS}
        onBlur={row.leave}
      >
        {children}
        <Field
          label="Price"
          aria-label={inShopCurrency(`Price of ${name}`)}
          inputMode="decimal"
          autoComplete="off"
          errorId={idOf(price.error)}
          {...price}
        />
        <Field
          label="Compare-at price"
          aria-label={inShopCurrency(`Compare-at price of ${name}`)}
          inputMode="decimal"
          autoComplete="off"
          errorId={idOf(compareAtPrice.error)}
          {...compareAtPrice}
        />
        <Field
          label="In stock"
          aria-label={`Stock of ${name}`}
          // A numeric keyboard has no plus and no minus.
          inputMode="text"
          autoComplete="off"
          errorId={idOf(quantity.error)}
          {...quantity}
        />
        <RowActions {...{ name, isTyped, isSaved, busy }} onDiscard={row.discard} />
        <RowMessages
          name={name}
          refusals={refusals}
          conflict={conflict}
          conflictId={conflictId}
          note={form.draft.isRestored && form.draft.note}
          onLoad={row.load}
        />
      </form>
    </li>
  );
}
