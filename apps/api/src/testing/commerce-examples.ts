import { readFileSync } from 'node:fs';

const FILE = '../../../../packages/shared/src/testing/examples/commerce.json';

/** The examples of a type that other shops have worked out, by their ids. */
export function commerceExamples<T extends { id: string; type: string }>(type: T['type']) {
  const { toRead } = JSON.parse(readFileSync(new URL(FILE, import.meta.url), 'utf8')) as {
    toRead: T[];
  };
  return toRead.filter((one) => one.type === type).map((one) => [one.id, one] as const);
}
