import {
  LIMITS,
  RETURN_REASON_TEXTS,
  RETURN_REASONS,
  type OrderDetails,
  type ReturnReason,
} from '@shop/shared';
import { useState } from 'react';
import { ChoiceField } from '../../../ui/fields/choice-field';
import { Field, TextField } from '../../../ui/fields/field';
import { Button } from '../../../ui/forms/button';
import { useFocusFirstInvalid } from '../../../ui/forms/use-focus-first-invalid';
import { chosenLines, returnablePieces, type ChosenPieces } from './pieces';
import { PiecesFields } from './pieces-fields';
import styles from './returns.module.css';
import { useRequestReturn } from './use-request-return';

interface RequestReturnFormProps {
  order: OrderDetails;
  /** Called as it is sent: the form is gone before the answer if there is nothing left to send back. */
  onSend: () => void;
  onDone: () => void;
  onClose: () => void;
}

const REASONS = RETURN_REASONS.map((value) => ({ value, label: RETURN_REASON_TEXTS[value] }));

/** What is to be sent back, and why. */
export function RequestReturnForm({ order, onSend, onDone, onClose }: RequestReturnFormProps) {
  const [chosen, setChosen] = useState<ChosenPieces>({});
  const [reason, setReason] = useState<ReturnReason>();
  const [note, setNote] = useState('');
  const [photo, setPhoto] = useState<File>();
  const [missing, setMissing] = useState<'lines' | 'reason'>();
  const [submits, setSubmits] = useState(0);
  const { form, noteSubmit } = useFocusFirstInvalid(submits);
  const request = useRequestReturn(order);

  function send() {
    const lines = chosenLines(chosen);
    noteSubmit();
    setSubmits(submits + 1);
    setMissing(lines.length === 0 ? 'lines' : reason ? undefined : 'reason');
    if (lines.length === 0 || !reason) return;
    const said = note.trim() && { note: note.slice(0, LIMITS.returnNote) };
    onSend();
    request.mutate({ lines, reason, photo, ...said }, { onSuccess: onDone });
  }

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <PiecesFields
        lines={returnablePieces(order)}
        chosen={chosen}
        onChoose={setChosen}
        error={missing === 'lines' ? 'Choose what to send back.' : undefined}
      />
      <ChoiceField
        label="Reason"
        error={missing === 'reason' ? 'Please choose a reason.' : undefined}
        placeholder="Please choose"
        options={REASONS}
        value={reason ?? ''}
        onChange={({ target }) => setReason(RETURN_REASONS.find((one) => one === target.value))}
      />
      <TextField
        label="Note"
        hint="What is wrong with it? Optional"
        rows={3}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Field
        label="Photo"
        hint="Show us what is wrong. Only you and the shop can see it. Optional"
        type="file"
        accept="image/*"
        onChange={({ target }) => setPhoto(target.files?.[0])}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={request.isPending}>
          Request the return
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
