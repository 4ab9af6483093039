import { expect, it } from 'vitest';
import { DEMO_SETTINGS } from './settings.js';

const { deliveryLine, ...others } = DEMO_SETTINGS;

it('says in one line alone that delivery is free, which follows what delivery costs', () => {
  expect(deliveryLine).toMatch(/^Free delivery/);
  expect(Object.values(others).join(' ')).not.toMatch(/delivery is free|free delivery|dollars/i);
});

it('tells how to send something back as the order’s page does it', () => {
  const { returnsText } = DEMO_SETTINGS;
  expect(returnsText).toContain('don’t want to keep it, choose “Withdraw from the contract”');
  expect(returnsText).toContain('wrong with it, choose “Return items”');
});
