import { inShopCurrency, type AdministeredProduct } from '@shop/shared';
import { useId, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { useFocusAfterRemoval } from '../../../../lib/hooks/use-focus-after-removal';
import { Button } from '../../../../ui/forms/button';
import { Field } from '../../../../ui/fields/field';
import { focusNext } from '../../cells/focus-field';
import { CELL_EVENTS, cellKeys } from '../../cells/cell-events';
import { useUnsavedRow } from '../../cells/unsaved-rows';
import { usePriceForm } from '../../use-price-form';
import { FROM_LIST } from '../../use-return-to-list';
import styles from './price-list.module.css';
import { refusalsOf } from './refusals-of';
import { RowMessages } from './row-messages';

/** A product's prices and stock as fields. Enter goes to the next row at once and saves this one meanwhile. */
export function CostRow({ product }: { product: AdministeredProduct }) {
  const { name, slug, category } = product;
  const { form, isTyped, isSaved, failure, conflict, ...row } = usePriceForm(product);
  const { busy, field, formProps } = form;
  const price = field('price');
  const compareAtPrice = field('compareAtPrice');
  const quantity = field('quantity');
  useUnsavedRow(isTyped, { save: row.saveTyped, discard: row.discard });
  const { refusals, conflictId, idOf } = refusalsOf({
    id: useId(),
    errors: [price.error, compareAtPrice.error, quantity.error],
    failure,
    conflict: conflict?.message,
  });
  // Save and Discard disappear when they have done their work.
  const focus = useFocusAfterRemoval<HTMLLIElement>('form');
  const subject = <span className="visually-hidden"> {name}</span>;

  function onKeyDown(event: KeyboardEvent) {
    const { key, target } = event;
    if (!(target instanceof HTMLInputElement) || cellKeys(event, target) || key !== 'Enter') return;
    event.preventDefault();
    void row.saveTyped();
    focusNext(target);
  }

  return (
    <li {...focus}>
      <form
        {...formProps}
        className={styles.row}
        onKeyDown={onKeyDown}
        {...CELL_EVENTS}
        onBlur={row.leave}
      >
        <div className={styles.product}>
          <Link to={dashboardPaths.adminProduct(slug)} state={FROM_LIST} title={name}>
            {name}
          </Link>
          <span className={styles.category}>{category.name}</span>
        </div>
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
        <div className={styles.actions}>
          {(isTyped || busy) && (
            <Button type="submit" busy={busy}>
              {busy ? 'Saving …' : 'Save'}
              {subject}
            </Button>
          )}
          {isTyped && !busy && (
            <Button tone="quiet" onClick={row.discard}>
              Discard{subject}
            </Button>
          )}
          <span role="status" className={styles.saved}>
            {isSaved && <>Saved{subject}</>}
          </span>
        </div>
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
