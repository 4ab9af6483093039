/**
 * Starts shops, attacks them with one attack after the other, and prints a table:
 *   npm run attack [-- --only NAME]
 * Exits with code 1 when a bound is broken.
 */
import { parseArgs } from 'node:util';
import { ATTACKS } from './attacks.js';
import { carryOut, closeCurrent } from './lib/carry-out.js';
import { isHeld, tableOf, type Outcome } from './lib/table.js';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = ATTACKS.filter(({ name }) => values.only === undefined || name === values.only);
if (chosen.length === 0) {
  console.error(
    `There is no such attack. Choose one of: ${ATTACKS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeCurrent().finally(() => process.exit(1)));

const outcomes: Outcome[] = [];
for (const attack of chosen) {
  const outcome = await carryOut(attack);
  outcomes.push(outcome);
  console.log(
    `${attack.name.padEnd(20)} ${isHeld(outcome) ? 'held' : 'BROKEN'} in ${outcome.seconds.toFixed(0)} s`,
  );
}
console.log(`\n${tableOf(outcomes)}\n`);
const broken = outcomes.filter((outcome) => !isHeld(outcome));
console.log(`${outcomes.length - broken.length} of ${outcomes.length} attacks held`);
// An attack that timed out may still hold connections.
process.exit(broken.length > 0 ? 1 : 0);
