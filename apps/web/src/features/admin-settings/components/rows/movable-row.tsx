import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GripEvents } from '../../../../lib/hooks/use-grip-drag';
import { Button } from '../../../../ui/forms/button';
import styles from './ordered-rows.module.css';

interface MovableRowProps {
  /** What a row is called, such as “row”. */
  noun: string;
  /** Its index, and the number of rows. */
  at: number;
  of: number;
  /** Whether another row is dragged over it. */
  isUnderDrag: boolean;
  grip: GripEvents;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One row of a list whose order matters: its fields, its place, and the ways to change that. */
export function MovableRow({ noun, at, of, isUnderDrag, grip, children, ...on }: MovableRowProps) {
  const name = `${noun} ${at + 1}`;
  return (
    <li className={styles.row} data-over={isUnderDrag || undefined}>
      <div className={styles.head}>
        <span className={styles.grip} {...grip}>
          <GripVertical aria-hidden size={20} />
        </span>
        <span className={styles.place}>{name}</span>
        <Button
          tone="quiet"
          data-move="up"
          aria-label={`Move ${name} up`}
          aria-disabled={at === 0}
          onClick={() => on.onMove(at - 1)}
        >
          <ArrowUp aria-hidden size={18} />
        </Button>
        <Button
          tone="quiet"
          data-move="down"
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
      {children}
    </li>
  );
}
