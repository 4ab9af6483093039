import { enter, type CheckoutEntries } from '../../../lib/storage/checkout-entries';
import { TextField } from '../../../ui/fields/field';
import { Panel } from '../../../ui/page/panel';

/** What the shopper tells the shop about the order. */
export function NoteStep({ entries: { note } }: { entries: CheckoutEntries }) {
  return (
    <Panel heading="Note">
      <TextField
        label="A note to the shop (optional)"
        name="note"
        rows={2}
        value={note}
        onChange={({ target }) => enter({ note: target.value })}
      />
    </Panel>
  );
}
