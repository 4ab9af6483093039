import { customerNoteInputSchema, LIMITS, type Customer } from '@shop/shared';
import { NoteForm } from '../../../ui/notes/note-form';
import { NoteList } from '../../../ui/notes/note-list';
import { OrderSection } from '../../orders';
import { useAddCustomerNote } from '../api/get-customer';

/** What administrators wrote about a customer, and a form to add to it. */
export function CustomerNotes({ customer: { _id, notes } }: { customer: Customer }) {
  return (
    <OrderSection heading="Internal notes">
      <NoteList notes={notes} />
      <NoteForm
        schema={customerNoteInputSchema}
        limit={LIMITS.customerNote}
        draft={`customer note ${_id}`}
        onAdd={useAddCustomerNote(_id)}
      />
    </OrderSection>
  );
}
