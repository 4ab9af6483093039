import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSupported } from './supported.js';

/** `npm run readme`: regenerates the README's tables from the tables in the code. */
const file = join(import.meta.dirname, '../../README.md');
writeFileSync(file, withSupported(readFileSync(file, 'utf8')));
