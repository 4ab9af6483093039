import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PermissionBoxes } from './permission-boxes';

test('permissions that are no usual choice are called so', () => {
  render(<PermissionBoxes value={['catalog', 'staff']} onChange={() => undefined} />);
  expect(screen.getByRole('combobox', { name: 'As' })).toHaveDisplayValue(
    'Permissions of your own choice',
  );
});
