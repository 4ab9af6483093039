import { failureSchema } from '@shop/shared';
import { expect } from 'vitest';

/** Expects a response with this status whose body has the contract's shape of failures. */
export function expectRefusal(response: string, status: number): void {
  const [head = '', body = ''] = response.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(failureSchema.safeParse(JSON.parse(body)).success).toBe(true);
}
