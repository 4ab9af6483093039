import type { AdministeredProduct } from '@shop/shared';
import { useId } from 'react';
import { useFocusAfterRemoval } from '../../../../lib/hooks/use-focus-after-removal';
import { Field } from '../../../../ui/fields/field';
import { CELL_EVENTS, rowKeys } from '../../cells/cell-events';
import { useUnsavedRow } from '../../cells/unsaved-rows';
import { DETAIL_COLUMNS, type DetailChoices } from '../../details/details-fields';
import { useDetailsForm } from '../../details/use-details-form';
import styles from '../cell-rows/cell-rows.module.css';
import { ProductLink } from '../cell-rows/product-link';
import { refusalsOf } from '../cell-rows/refusals-of';
import { RowActions } from '../cell-rows/row-actions';
import { RowMessages } from '../cell-rows/row-messages';

interface DetailsRowProps {
  product: AdministeredProduct;
  choices: DetailChoices;
  /** Ids of the lists of what can be named. */
  lists: Partial<Record<string, string>>;
}

/** A product's details as fields. Enter goes to the next row at once and saves this one meanwhile. */
export function DetailsRow({ product, choices, lists }: DetailsRowProps) {
  const { name } = product;
  const { form, isTyped, isSaved, failure, conflict, ...row } = useDetailsForm(product, choices);
  const { busy, formProps } = form;
  const fields = DETAIL_COLUMNS.map((column) => ({ column, props: form.field(column.name) }));
  useUnsavedRow(isTyped, { ...row, save: row.saveTyped });
  const { refusals, conflictId, idOf } = refusalsOf({
    id: useId(),
    errors: fields.map(({ props }) => props.error),
    failure,
    conflict: conflict?.message,
  });
  // Save and Discard disappear when they have done their work.
  const focus = useFocusAfterRemoval<HTMLLIElement>('form');

  return (
    <li {...focus}>
      <form
        {...formProps}
        className={`${styles.row} ${styles.details}`}
        onKeyDown={(event) => rowKeys(event, row.saveTyped)}
        {...CELL_EVENTS}
        onBlur={row.leave}
      >
        <ProductLink product={product} />
        {fields.map(({ column, props }) => (
          <Field
            key={column.name}
            label={column.label}
            aria-label={`${column.label} of ${name}`}
            autoComplete="off"
            list={lists[column.name]}
            errorId={idOf(props.error)}
            {...props}
          />
        ))}
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
