import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildOrder } from '../../../testing/factories';
import { PaymentBadge, PaymentStateBadge } from './payment-badge';

test.each([PaymentBadge, PaymentStateBadge])(
  'what is paid and what is not differ in any shop, whatever its accent (%o)',
  (Shown) => {
    const paid = buildOrder();
    const failed = { ...paid.payment, success: false, state: 'failed' } as const;
    const { rerender } = render(<Shown {...paid} />);
    expect(screen.getByText(/Success|Paid/).className).toContain('success');
    rerender(<Shown {...paid} payment={failed} />);
    expect(screen.getByText(/Failed|Refused/).className).toContain('danger');
  },
);
