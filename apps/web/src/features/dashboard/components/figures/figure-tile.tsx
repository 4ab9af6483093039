import { PermittedLink } from '../../../../ui/page/permitted';
import { changeOf } from '../../figure-names';
import styles from './figure-tiles.module.css';

interface FigureTileProps {
  label: string;
  /** URL of the list behind it. */
  to: string;
  /** Null where there is no figure. */
  now: number | null;
  before: number | null;
  format: (value: number) => string;
  /** Why there is no figure now. */
  none?: string | undefined;
  /** Whether it is of today, which is not over: a change against the whole of yesterday would mean nothing. */
  isToday: boolean;
}

/** A figure, and how it has changed. */
export function FigureTile({
  label,
  to,
  now,
  before,
  format,
  none = 'not counted yet',
  isToday,
}: FigureTileProps) {
  function changeText(): string {
    if (now === null || before === null) return 'nothing before';
    if (isToday) return `yesterday ${format(before)}`;
    const change = changeOf(now, before);
    return change ? `${change} from ${format(before)}` : `from ${format(before)}`;
  }
  return (
    <PermittedLink to={to} className={styles.tile}>
      <span className={styles.label}>{label}</span>{' '}
      <span className={`tabular ${styles.value}`}>{now === null ? '–' : format(now)}</span>{' '}
      <span className={`tabular ${styles.change}`}>{now === null ? none : changeText()}</span>
    </PermittedLink>
  );
}
