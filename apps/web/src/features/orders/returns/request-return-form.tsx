import {
  LIMITS,
  RETURN_REASON_TEXTS,
  RETURN_REASONS,
  returnInputSchema,
  type OrderDetails,
  type ReturnReason,
} from '@shop/shared';
import { useState } from 'react';
import { ChoiceField } from '../../../ui/fields/choice-field';
import { TextField } from '../../../ui/fields/field';
import { followNothing } from '../../../ui/fields/live-text';
import { Button } from '../../../ui/forms/button';
import { useFocusFirstInvalid } from '../../../ui/forms/use-focus-first-invalid';
import { useShopDetails } from '../../../ui/page/shop-details';
import { mayWithdraw } from './may-withdraw';
import { PhotoField } from './photo/photo-field';
import { useChosenPhoto } from './photo/use-chosen-photo';
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

function noteProblem(note: string): string | undefined {
  return returnInputSchema.shape.note.safeParse(note).error?.issues[0]?.message;
}

/** What is to be sent back, and why. */
export function RequestReturnForm({ order, onSend, onDone, onClose }: RequestReturnFormProps) {
  const [chosen, setChosen] = useState<ChosenPieces>({});
  const [reason, setReason] = useState<ReturnReason>();
  const [note, setNote] = useState('');
  const { withdrawalDays } = useShopDetails();
  const photo = useChosenPhoto();
  const [missing, setMissing] = useState<'lines' | 'reason'>();
  const [submits, setSubmits] = useState(0);
  const { form, noteSubmit } = useFocusFirstInvalid(submits);
  const request = useRequestReturn(order);

  function send() {
    const lines = chosenLines(chosen);
    noteSubmit();
    setSubmits(submits + 1);
    setMissing(lines.length === 0 ? 'lines' : reason ? undefined : 'reason');
    if (lines.length === 0 || !reason || noteProblem(note)) return;
    if (photo.isFitting || photo.problem !== undefined) return;
    const said = note.trim() && { note };
    onSend();
    request.mutate({ lines, reason, photo: photo.file, ...said }, { onSuccess: onDone });
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
        hint={
          reason === 'changed-mind' && mayWithdraw(order, withdrawalDays)
            ? 'You can also return it below without giving a reason. That doesn’t need our approval.'
            : undefined
        }
        error={missing === 'reason' ? 'Please choose a reason.' : undefined}
        placeholder="Please choose"
        options={REASONS}
        value={reason ?? ''}
        onChange={({ target }) => setReason(RETURN_REASONS.find((one) => one === target.value))}
      />
      <TextField
        label="Note"
        hint="What is wrong with it? Optional"
        error={submits > 0 ? noteProblem(note) : undefined}
        limit={LIMITS.returnNote}
        live={{ read: () => note, follow: followNothing, judge: () => undefined }}
        rows={3}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <PhotoField
        label="Photo"
        hint="Show us what is wrong. Only you and the shop can see it. Optional"
        chosen={photo}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={request.isPending || photo.isFitting}>
          Request the return
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
