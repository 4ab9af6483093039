import type { FirstStep } from '@shop/shared';
import { Circle, CircleCheck } from 'lucide-react';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { dismissFirstSteps, useFirstStepsDismissed } from '../../../../lib/preferences/preferences';
import { Button } from '../../../../ui/forms/button';
import { PermittedLink } from '../../../../ui/page/permitted';
import { useFirstSteps } from '../../api/get-first-steps';
import { OverviewCard } from '../overview/overview-card';
import styles from './first-steps.module.css';

const STEPS: Record<FirstStep, { label: string; to: string }> = {
  name: { label: 'Name your shop', to: dashboardPaths.adminSettings },
  product: { label: 'Add the first product', to: dashboardPaths.adminCreateProduct },
  delivery: { label: 'Say where you deliver, and for how much', to: dashboardPaths.adminDelivery },
  tax: { label: 'Set up taxes', to: dashboardPaths.adminTaxes },
  payment: {
    label: 'Choose how you are paid',
    to: dashboardPaths.adminSettingsOf('manual-payments'),
  },
  mail: { label: 'Connect a mail server', to: dashboardPaths.adminMailSettings },
  order: { label: 'Place a test order', to: shopPaths.home },
};

/** What a new shop still needs; each step ticks itself. Gone once all are done, or once it is dismissed. */
export function FirstSteps() {
  const isDismissed = useFirstStepsDismissed();
  const steps = useFirstSteps(!isDismissed).data?.steps ?? [];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (isDismissed || done === steps.length) return null;
  return (
    <div className={styles.place}>
      <OverviewCard title="First steps">
        <div className={styles.head}>
          <p className={`tabular ${styles.count}`}>
            {done} of {steps.length} done
          </p>
          <Button tone="quiet" onClick={dismissFirstSteps}>
            Dismiss
          </Button>
        </div>
        <ul className={styles.steps}>
          {steps.map(({ step, isDone }) => (
            <li key={step}>
              <PermittedLink to={STEPS[step].to} className={styles.step} data-done={isDone}>
                {isDone ? <CircleCheck aria-hidden size={18} /> : <Circle aria-hidden size={18} />}
                {STEPS[step].label} {isDone && <span className="visually-hidden">(done)</span>}
              </PermittedLink>
            </li>
          ))}
        </ul>
      </OverviewCard>
    </div>
  );
}
