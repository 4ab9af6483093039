import { KNOWN_CARRIERS } from '@shop/shared';
import { useState } from 'react';
import { Modal } from '../../../ui/dialogs/modal';
import { Field, TextField } from '../../../ui/fields/field';
import { Button } from '../../../ui/forms/button';
import { notSaved } from './not-saved';
import { readTrackingLines } from './read-lines';
import { TrackingOutcome } from './tracking-outcome';
import { TrackingPlan } from './tracking-plan';
import styles from './tracking.module.css';
import { useTracking } from './use-tracking';

const NOTHING = { text: '', carrier: '' };

/**
 * A button that opens a dialog in which many orders get their tracking numbers. What is pasted, and what became of it,
 * stays here when the dialog is closed, until all is done.
 */
export function TrackingNumbers() {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState(NOTHING);
  const tracking = useTracking();
  const { plan, outcome, save } = tracking;

  function finish() {
    setIsOpen(false);
    setTyped(NOTHING);
    tracking.clear();
  }

  function close() {
    if (save.isPending) return;
    if (plan && outcome && notSaved(plan, outcome).length === 0) finish();
    else setIsOpen(false);
  }

  return (
    <>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        Tracking numbers …
      </Button>
      <Modal title="Tracking numbers" open={isOpen} width={640} footer={null} onCancel={close}>
        <TrackingForm
          typed={typed}
          onType={(change) => setTyped((current) => ({ ...current, ...change }))}
          tracking={tracking}
          onDone={finish}
        />
      </Modal>
    </>
  );
}

interface TrackingFormProps {
  typed: typeof NOTHING;
  onType: (change: Partial<typeof NOTHING>) => void;
  tracking: ReturnType<typeof useTracking>;
  onDone: () => void;
}

function TrackingForm({ typed, onType, tracking, onDone }: TrackingFormProps) {
  const { text, carrier } = typed;
  const { plan, outcome, preview, save, edit } = tracking;
  const { lines, unread } = readTrackingLines(text, carrier.trim());
  if (plan && outcome) return <TrackingOutcome plan={plan} outcome={outcome} onDone={onDone} />;
  if (plan)
    return <TrackingPlan plan={plan} busy={save.isPending} onSave={save.mutate} onEdit={edit} />;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (lines.length > 0) preview.mutate(lines);
      }}
    >
      <TextField
        label="Order number, carrier and tracking number, one order per line"
        hint="Paste them from a spreadsheet, or open a CSV file"
        rows={8}
        value={text}
        onChange={({ target }) => onType({ text: target.value })}
      />
      <label className={styles.file}>
        CSV file
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={({ target }) => {
            void target.files?.[0]?.text().then((read) => onType({ text: read }));
          }}
        />
      </label>
      <Field
        label="Carrier of lines without one"
        list="tracking-carriers"
        autoComplete="off"
        value={carrier}
        onChange={({ target }) => onType({ carrier: target.value })}
      />
      <datalist id="tracking-carriers">
        {KNOWN_CARRIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {unread.length > 0 && (
        <ul className={styles.refusals} aria-label="Lines that are left out">
          {unread.map((line) => (
            <li key={line.text + line.reason}>
              “{line.text}” {line.reason}
            </li>
          ))}
        </ul>
      )}
      <Button type="submit" busy={preview.isPending} disabled={lines.length === 0}>
        See what changes ({lines.length})
      </Button>
    </form>
  );
}
