import { expect, test } from 'vitest';
import { buildVariant } from '../../../testing/factories';
import { withoutVariantsText } from './removal-text';

test('a product without variants is sold with the pieces of those that were in sight, at the lowest price', () => {
  const shown = [
    buildVariant({ values: ['S'], price: 12, quantity: 3 }),
    buildVariant({ values: ['M'], price: 10, quantity: 4 }),
  ];
  const hidden = buildVariant({ values: ['L'], price: 5, quantity: 9, hidden: true });
  expect(withoutVariantsText([...shown, hidden])).toBe(
    'The product is sold without options again: 7 pieces at $10.00. Orders keep what was bought.',
  );
});
