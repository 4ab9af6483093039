import { customerNoteInputSchema, LIMITS, type Customer } from '@shop/shared';
import { NotesForm } from '../../../ui/notes/notes-form';
import { OrderSection } from '../../orders';
import { useAddCustomerNote } from '../api/get-customer';

/** What administrators wrote about a customer, and a form to add to it. */
export function CustomerNotes({ customer: { _id, notes } }: { customer: Customer }) {
  return (
    <OrderSection heading="Internal notes">
      <NotesForm
        notes={notes}
        schema={customerNoteInputSchema}
        limit={LIMITS.customerNote}
        draft={`customer note ${_id}`}
        onAdd={useAddCustomerNote(_id)}
      />
    </OrderSection>
  );
}
