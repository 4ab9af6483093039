import { useId, type ReactNode } from 'react';
import { useFocusAfterRemoval } from '../../../../lib/hooks/use-focus-after-removal';
import { Field } from '../../../../ui/fields/field';
import { CELL_EVENTS, rowKeys } from '../../cells/cell-events';
import { useUnsavedRow } from '../../cells/unsaved-rows';
import type { useDetailsForm } from '../../details/use-details-form';
import type { usePriceForm } from '../../use-price-form';
import styles from './cell-rows.module.css';
import { refusalsOf } from './refusals-of';
import { RowActions } from './row-actions';
import { RowMessages } from './row-messages';

type FieldProps = Parameters<typeof Field>[0];

interface CellRowProps {
  /** What the row is about. */
  name: string;
  className: string | undefined;
  row: ReturnType<typeof usePriceForm> | ReturnType<typeof useDetailsForm>;
  /** In the order of the columns. */
  fields: readonly (FieldProps & { name: string })[];
  /** What the row begins with. */
  children: ReactNode;
}

/** A row of fields. Enter goes to the next row at once and saves this one meanwhile. */
export function CellRow({ name, className, row, fields, children }: CellRowProps) {
  const { form, isTyped, isSaved, failure, conflict, saveTyped, discard, takeUndo } = row;
  const offerUndo = useUnsavedRow(isTyped, { save: saveTyped, discard, takeUndo });

  async function save() {
    const hasSaved = await saveTyped();
    if (hasSaved) offerUndo();
    return hasSaved;
  }

  const { refusals, conflictId, idOf } = refusalsOf({
    id: useId(),
    errors: fields.map(({ error }) => error),
    failure,
    conflict: conflict?.message,
  });
  // Save and Discard disappear when they have done their work.
  const focus = useFocusAfterRemoval<HTMLLIElement>('form');

  return (
    <li {...focus}>
      <form
        {...form.formProps}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className={`${styles.row} ${className}`}
        onKeyDown={(event) => rowKeys(event, save)}
        {...CELL_EVENTS}
        onBlur={row.leave}
      >
        {children}
        {fields.map((field) => (
          <Field key={field.name} autoComplete="off" errorId={idOf(field.error)} {...field} />
        ))}
        <RowActions {...{ name, isTyped, isSaved }} busy={form.busy} onDiscard={discard} />
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
