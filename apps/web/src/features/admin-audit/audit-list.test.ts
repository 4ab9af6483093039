import { expect, test } from 'vitest';
import { auditList } from './audit-list';

const read = (address: string) => auditList.read(new URLSearchParams(address));

test('the address carries every filter, and only those that are set', () => {
  const address = 'who=ada&action=updateProduct&subject=lamp&from=2026-11-01&to=2026-11-21&page=3';
  expect(auditList.write(read(address)).toString()).toBe(address);
  expect(auditList.write(read('')).toString()).toBe('');
});

test.each(['action=sell', 'from=yesterday', 'to=2026-13-45', 'from=0001-01-01', 'page=0'])(
  'what is no filter is ignored: %s',
  (address) => {
    expect(read(address)).toEqual(read(''));
  },
);
