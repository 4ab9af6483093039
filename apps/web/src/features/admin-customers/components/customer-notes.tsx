import { customerNoteInputSchema, LIMITS, type Customer } from '@shop/shared';
import { RestoredDraft } from '../../../ui/drafts/restored-draft';
import { TextField } from '../../../ui/fields/field';
import { Button } from '../../../ui/forms/button';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { NoteList } from '../../../ui/list/note-list';
import { OrderSection } from '../../orders';
import { useAddCustomerNote } from '../api/get-customer';
import styles from './customer-notes.module.css';

/** What administrators wrote about a customer, and a form to add to it. */
export function CustomerNotes({ customer: { _id, notes } }: { customer: Customer }) {
  const addNote = useAddCustomerNote(_id);
  const { busy, draft, field, formProps } = useSchemaForm({
    schema: customerNoteInputSchema,
    defaultValues: { text: '' },
    save: ({ text }, creationKey) => addNote(text, creationKey),
    draft: `customer note ${_id}`,
    clears: true,
  });
  return (
    <OrderSection heading="Internal notes">
      <NoteList notes={notes} />
      <form className={styles.form} {...formProps}>
        <RestoredDraft draft={draft} />
        <TextField
          label="New note"
          hint="Only administrators see it"
          rows={3}
          limit={LIMITS.customerNote}
          {...field('text')}
        />
        <Button type="submit" tone="secondary" busy={busy}>
          Add note
        </Button>
      </form>
    </OrderSection>
  );
}
