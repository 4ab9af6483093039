import { conflict } from '@shop/http/errors';
import { RETURN_STATE_TEXTS } from '@shop/shared';
import type { OrderRecord, ReturnRecord } from '../orders/index.js';

/** That a step of a return was made before, and said something else: a repetition would have said the same. */
export function otherwise({ state }: ReturnRecord, { number }: OrderRecord) {
  const words = RETURN_STATE_TEXTS[state].replace('Return ', '');
  return conflict(
    `This return of order ${number} is ${words} already, and not as you have sent it. Please load the order.`,
  );
}
