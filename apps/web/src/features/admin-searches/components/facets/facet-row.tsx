import { ArrowUp } from 'lucide-react';
import { CheckBox } from '../../../../ui/fields/check-box';
import { Button } from '../../../../ui/forms/button';
import styles from './facets.module.css';

interface FacetRowProps {
  name: string;
  /** Products that have it; undefined if that is not known. */
  count: number | undefined;
  isOn?: boolean;
  isBusy: boolean;
  onSwitch: () => void;
  onMoveUp?: (() => void) | undefined;
}

/** An attribute with the switch that makes it a filter. */
export function FacetRow({ name, count, isOn = false, isBusy, onSwitch, onMoveUp }: FacetRowProps) {
  return (
    <li className={styles.row}>
      <label className={styles.label}>
        <CheckBox role="switch" checked={isOn} disabled={isBusy} onChange={onSwitch} />
        <span className={styles.name}>{name}</span>
      </label>
      {onMoveUp && (
        <Button tone="quiet" busy={isBusy} aria-label={`Move ${name} up`} onClick={onMoveUp}>
          <ArrowUp aria-hidden size={18} />
        </Button>
      )}
      {count !== undefined && (
        <span className={`tabular ${styles.note}`}>
          {count.toLocaleString('en-US')} {count === 1 ? 'product' : 'products'}
        </span>
      )}
    </li>
  );
}
