import type { MarkedRange } from '@shop/shared';
import { Marked } from '../../../../../ui/display/marked';
import styles from './card-name.module.css';

/** About what two lines of a card hold, in characters. */
const TWO_LINES = 54;
/** What one line of a card is sure to hold, in characters. */
const ONE_LINE = 24;

interface CardNameProps {
  name: string;
  /** The ranges that a search matched. */
  ranges?: readonly MarkedRange[] | undefined;
}

/** Where the last line of a long name begins: at a word, if one begins there. */
function lastLineOf(name: string): number {
  const from = name.length - ONE_LINE;
  const word = name.indexOf(' ', from) + 1;
  return word > 0 && word < name.length ? word : from;
}

/** The parts of the ranges that are in a text from `start` on. */
function within(ranges: readonly MarkedRange[], start: number, length: number): MarkedRange[] {
  return ranges
    .map(([from, to]): MarkedRange => [Math.max(from - start, 0), Math.min(to - start, length)])
    .filter(([from, to]) => from < to);
}

/**
 * The name of a product in at most two lines. A longer one is cut in its middle, not at its end: there, variants of a
 * product differ.
 */
export function CardName({ name, ranges = [] }: CardNameProps) {
  if (name.length <= TWO_LINES)
    return (
      <span className={styles.lines}>
        <Marked text={name} ranges={ranges} />
      </span>
    );
  const last = lastLineOf(name);
  const first = name.slice(0, last).trimEnd();
  return (
    <>
      <span className={styles.line}>
        <Marked text={first} ranges={within(ranges, 0, first.length)} />
      </span>
      {name.slice(first.length, last)}
      <span className={styles.line}>
        <Marked text={name.slice(last)} ranges={within(ranges, last, name.length - last)} />
      </span>
    </>
  );
}
