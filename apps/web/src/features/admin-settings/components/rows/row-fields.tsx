import { LIMITS, type HomeRow } from '@shop/shared';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { GripEvents } from '../../../../lib/hooks/use-grip-drag';
import { Field } from '../../../../ui/fields/field';
import { SelectField } from '../../../../ui/fields/select-field';
import { Button } from '../../../../ui/forms/button';
import { ROW_KIND_OPTIONS, rowKindOf } from '../../row-choices';
import formStyles from '../settings-form.module.css';
import styles from './home-rows-field.module.css';
import { RowSubject } from './row-subject';

interface RowFieldsProps {
  row: HomeRow;
  /** Its index, and the number of rows. */
  at: number;
  of: number;
  /** Whether another row is dragged over it. */
  isUnderDrag: boolean;
  grip: GripEvents;
  onChange: (row: HomeRow) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One row: its heading, what it shows, and its place. */
export function RowFields({ row, at, of, isUnderDrag, grip, ...on }: RowFieldsProps) {
  const name = `row ${at + 1}`;
  return (
    <li className={styles.row} data-over={isUnderDrag || undefined}>
      <div className={styles.head}>
        <span className={styles.grip} {...grip}>
          <GripVertical aria-hidden size={20} />
        </span>
        <span className={styles.place}>Row {at + 1}</span>
        <Button
          tone="quiet"
          id={`home-row-${at}-up`}
          aria-label={`Move ${name} up`}
          aria-disabled={at === 0}
          onClick={() => on.onMove(at - 1)}
        >
          <ArrowUp aria-hidden size={18} />
        </Button>
        <Button
          tone="quiet"
          id={`home-row-${at}-down`}
          aria-label={`Move ${name} down`}
          aria-disabled={at === of - 1}
          onClick={() => on.onMove(at + 1)}
        >
          <ArrowDown aria-hidden size={18} />
        </Button>
        <Button tone="quiet" aria-label={`Remove ${name}`} onClick={on.onRemove}>
          <X aria-hidden size={18} />
        </Button>
      </div>
      <div className={formStyles.pair}>
        <Field
          label={`Heading of ${name}`}
          limit={LIMITS.rowHeading}
          autoComplete="off"
          value={row.heading}
          // The line of the setting that the row is stored as is divided by this character.
          onChange={({ target }) =>
            on.onChange({ ...row, heading: target.value.replaceAll('|', '') })
          }
        />
        <SelectField
          label={`Shown in ${name}`}
          placeholder="Select what it shows"
          options={ROW_KIND_OPTIONS}
          value={row.by}
          onChange={(by) => on.onChange({ ...row, by: rowKindOf(by), of: '' })}
        />
      </div>
      <RowSubject name={name} row={row} onChange={(about) => on.onChange({ ...row, of: about })} />
    </li>
  );
}
