import { LIMITS, orderNoteInputSchema, type AdminOrderDetails } from '@shop/shared';
import { Button } from '../../../ui/forms/button';
import { TextField } from '../../../ui/fields/field';
import { RestoredDraft } from '../../../ui/drafts/restored-draft';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { NoteList } from '../../../ui/list/note-list';
import { OrderSection } from '../../orders';
import { useWorkOnOrder } from '../api/work-on-order';
import styles from './admin-order.module.css';

/** The administrators' internal notes on an order, and a form to add one. */
export function OrderNotes({ order }: { order: AdminOrderDetails }) {
  const { addNote } = useWorkOnOrder(order._id);
  const { busy, draft, field, formProps } = useSchemaForm({
    schema: orderNoteInputSchema,
    defaultValues: { text: '' },
    save: ({ text }, creationKey) => addNote(text, creationKey),
    draft: `note ${order._id}`,
    clears: true,
  });
  return (
    <OrderSection heading="Internal notes">
      <NoteList notes={order.notes} />
      <form className={styles.form} {...formProps}>
        <RestoredDraft draft={draft} />
        <TextField
          label="New note"
          hint="Only administrators see it"
          rows={3}
          limit={LIMITS.orderNote}
          {...field('text')}
        />
        <Button type="submit" tone="secondary" busy={busy}>
          Add note
        </Button>
      </form>
    </OrderSection>
  );
}
