// Loaded before a shop (`--import`): on SIGUSR2 its clock shifts by the milliseconds in the file CLOCK_FILE. Timers are
// not affected, as when a machine's clock is set.
import { readFileSync } from 'node:fs';

const RealDate = Date;
let shift = 0;

process.on('SIGUSR2', () => {
  shift = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
  process.stderr.write(`clock of ${process.pid} set by ${shift}\n`);
});

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
