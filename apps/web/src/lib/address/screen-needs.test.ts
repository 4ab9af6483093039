import { expect, test } from 'vitest';
import { dashboardPaths } from './dashboard-paths';
import { missingFor } from './screen-needs';

test('a screen needs its permission also at one of its topics or filters', () => {
  const ofPacker = (address: string) => missingFor(address, (one) => one === 'orders');
  expect(ofPacker(dashboardPaths.adminSettings)).toBe('settings');
  expect(ofPacker(dashboardPaths.adminSettingsOf('texts'))).toBe('settings');
  expect(ofPacker(dashboardPaths.adminDrafts)).toBe('catalog');
  expect(ofPacker(`${dashboardPaths.adminOrders}?status=waiting#list`)).toBeUndefined();
});
