import { ChevronDown } from 'lucide-react';
import styles from './buy.module.css';

/** More pieces than this are chosen in the cart. */
const MOST = 10;

interface QuantitySelectProps {
  /** Pieces in stock. */
  available: number;
  pieces: number;
  onChange: (pieces: number) => void;
}

/** How many pieces to add to the cart. Shows nothing where there is no choice. */
export function QuantitySelect({ available, pieces, onChange }: QuantitySelectProps) {
  // As the visitor left it before hydration, and before a click is repeated that came after it.
  const takeEarly = (field: HTMLSelectElement | null) => {
    if (field && field.value !== String(pieces)) onChange(Number(field.value));
  };
  if (available < 2) return null;
  return (
    <label className={styles.quantity} data-needs-script>
      <span>Quantity</span>
      <select
        ref={takeEarly}
        value={pieces}
        // As of this page's beginning, not as a browser remembers it from an earlier visit.
        autoComplete="off"
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {Array.from({ length: Math.min(available, MOST) }, (_, index) => (
          <option key={index}>{index + 1}</option>
        ))}
      </select>
      <ChevronDown aria-hidden size={16} />
    </label>
  );
}
