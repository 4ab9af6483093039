import type { Attack } from './attack.js';
import type { Check } from './checks.js';

/** The outcome of an attack. */
export interface Outcome {
  attack: Attack;
  checks: Check[];
  seconds: number;
}

export const isHeld = ({ checks }: Outcome): boolean =>
  checks.length > 0 && checks.every(({ held }) => held);

const HEAD =
  '| Attack | What it tries | What must hold | Bound | Measured | |\n| --- | --- | --- | --- | --- | --- |';

/** The outcomes as a Markdown table, a row for each check. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.flatMap(({ attack, checks }) =>
    checks.map(({ what, bound, measured, held }, index) => {
      const first = index === 0 ? [attack.name, attack.tries] : ['', ''];
      const cells = [...first, what, bound, measured, held ? 'held' : '**broken**'];
      return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    }),
  );
  return [HEAD, ...rows].join('\n');
}
