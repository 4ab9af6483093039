import { LIMITS, type Product } from '@shop/shared';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../lib/dashboard-paths';
import { Notice } from '../../../../ui/feedback/notice';
import { SaveConflict } from '../../../../ui/feedback/save-conflict';
import { Button } from '../../../../ui/forms/button';
import { Field } from '../../../../ui/forms/field';
import { usePriceForm } from '../../use-price-form';
import { FROM_LIST } from '../../use-return-to-list';
import { focusRow } from './focus-row';
import styles from './price-list.module.css';

/** A product's price and stock as fields. Enter saves them and goes to the next row. */
export function PriceRow({ product }: { product: Product }) {
  const { name, slug, category } = product;
  const { form, isTyped, isSaved, conflict, load, discard } = usePriceForm(product, () =>
    focusRow(1),
  );
  const { busy, field, formProps } = form;
  const note = form.draft.isRestored && form.draft.note;
  const subject = <span className="visually-hidden"> {name}</span>;

  function onKeyDown(event: KeyboardEvent) {
    // Without a button, Enter does not submit a form of several fields: an unchanged row has nothing to save.
    const step = { ArrowDown: 1, ArrowUp: -1, ...(!isTyped && { Enter: 1 }) }[event.key];
    if (step && focusRow(step)) event.preventDefault();
  }

  return (
    <li>
      <form {...formProps} className={styles.row} onKeyDown={onKeyDown}>
        <div className={styles.product}>
          <Link to={paths.adminProduct(slug)} state={FROM_LIST}>
            {name}
          </Link>
          <span className={styles.category}>{category.name}</span>
        </div>
        <Field
          label="Price"
          aria-label={`Price of ${name} in dollars`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={String(LIMITS.productPrice).length + 3}
          {...field('price')}
        />
        <Field
          label="In stock"
          aria-label={`In stock of ${name}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          {...field('quantity')}
        />
        <div className={styles.actions}>
          {(isTyped || busy) && (
            <Button type="submit" busy={busy}>
              {busy ? 'Saving …' : 'Save'}
              {subject}
            </Button>
          )}
          {isTyped && !busy && (
            <Button tone="quiet" onClick={discard}>
              Discard{subject}
            </Button>
          )}
          <span role="status" className={styles.saved}>
            {isSaved && <>Saved{subject}</>}
          </span>
        </div>
        <div className={styles.conflict}>
          {note && (
            <Notice>
              <p>{note}</p>
            </Notice>
          )}
          <SaveConflict conflict={conflict} what="product" onLoad={load} />
        </div>
      </form>
    </li>
  );
}
