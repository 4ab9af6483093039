import { expect, it } from 'vitest';
import { readRecords } from './read/read-records.js';

it('others get their turn while a large piece of a file is read', async () => {
  const title = 'Größe 🎈 '.repeat(20).trim();
  const rows = Array.from({ length: 2_000 }, (_, at) => `p-${at},${title}`);
  const bytes = new TextEncoder().encode(['Handle,Title', ...rows, ''].join('\n'));
  const source = {
    async *open() {
      yield await Promise.resolve(bytes);
    },
  };
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 0);
  const titles = new Set<string | undefined>();
  let count = 0;
  for await (const { cells } of readRecords(source, { encoding: 'utf-8', separator: ',' })) {
    titles.add(cells[1]);
    count += 1;
  }
  clearInterval(counting);
  expect(count).toBe(2_001);
  expect([...titles]).toEqual(['Title', title]);
  expect(turns).toBeGreaterThan(3);
});
