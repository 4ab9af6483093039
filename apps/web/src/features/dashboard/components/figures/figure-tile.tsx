import { PermittedLink } from '../../../../ui/page/permitted';
import { changeOf } from '../../figure-names';
import styles from './figure-tiles.module.css';

interface FigureTileProps {
  label: string;
  /** URL of the list behind it. */
  to: string;
  /** Null where nothing was counted. */
  now: number | null;
  before: number | null;
  format: (value: number) => string;
}

/** A figure, and how it has changed. */
export function FigureTile({ label, to, now, before, format }: FigureTileProps) {
  return (
    <PermittedLink to={to} className={styles.tile}>
      <span className={styles.label}>{label}</span>{' '}
      <span className={`tabular ${styles.value}`}>{now === null ? '–' : format(now)}</span>{' '}
      <span className={`tabular ${styles.change}`}>{changeText(now, before, format)}</span>
    </PermittedLink>
  );
}

function changeText(
  now: number | null,
  before: number | null,
  format: (value: number) => string,
): string {
  if (now === null) return 'not counted yet';
  if (before === null) return 'nothing before';
  const change = changeOf(now, before);
  return change ? `${change} from ${format(before)}` : `from ${format(before)}`;
}
