import { LIMITS, orderNoteInputSchema, type AdminOrderDetails } from '@shop/shared';
import { NotesForm } from '../../../ui/notes/notes-form';
import { OrderSection } from '../../orders';
import { useWorkOnOrder } from '../api/work-on-order';

/** The administrators' internal notes on an order, and a form to add one. */
export function OrderNotes({ order: { _id, notes } }: { order: AdminOrderDetails }) {
  const { addNote } = useWorkOnOrder(_id);
  return (
    <OrderSection heading="Internal notes">
      <NotesForm
        notes={notes}
        schema={orderNoteInputSchema}
        limit={LIMITS.orderNote}
        draft={`note ${_id}`}
        onAdd={addNote}
      />
    </OrderSection>
  );
}
