import type { RecordedCase } from '../recorded-case.js';
import { arrayCases } from './arrays.js';
import { expressionCaseList } from './expressions.js';
import { modifyingCases } from './modifying.js';
import { queryCases } from './query.js';
import { readingCases } from './reading.js';
import { stageCases } from './stages.js';
import { updateCaseList } from './updates.js';

export const recordedCases: readonly RecordedCase[] = [
  ...queryCases,
  ...arrayCases,
  ...readingCases,
  ...updateCaseList,
  ...modifyingCases,
  ...stageCases,
  ...expressionCaseList,
];
