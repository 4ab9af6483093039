import { LIMITS, orderNoteInputSchema, type AdminOrderDetails } from '@shop/shared';
import { NoteForm } from '../../../ui/notes/note-form';
import { HistoryList, historyEntries, OrderSection } from '../../orders';
import { useWorkOnOrder } from '../api/work-on-order';

/** What happened to an order and what administrators wrote about it, newest first, and a form to add a note. */
export function OrderTimeline({ order }: { order: AdminOrderDetails }) {
  const { _id, addressCorrections, notes, paymentChanges, ...events } = order;
  const { addNote } = useWorkOnOrder(_id);
  const entries = [
    ...historyEntries({ ...events, corrections: addressCorrections, payments: paymentChanges }),
    ...notes.map((note) => ({ what: 'Note', ...note })),
  ].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <OrderSection heading="History and notes">
      <NoteForm
        schema={orderNoteInputSchema}
        limit={LIMITS.orderNote}
        draft={`note ${_id}`}
        byKey="n"
        onAdd={addNote}
      />
      <HistoryList entries={entries} />
    </OrderSection>
  );
}
