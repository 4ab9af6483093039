import type { OrderListQuery } from '@shop/shared';
import { monthDays } from '../../../lib/time/month-days';
import { SelectField } from '../../../ui/fields/select-field';
import { useShopDetails } from '../../../ui/page/shop-details';
import { periodText } from '../filter-texts';

type Period = Pick<OrderListQuery, 'days' | 'from' | 'until'>;

const DAYS = [1, 7, 30];

interface PeriodFieldProps {
  query: Period;
  onPeriod: (period: Period) => void;
}

/** When the listed orders were placed: a period that reaches back from today, or a whole month. */
export function PeriodField({ query, onPeriod }: PeriodFieldProps) {
  const { timeZone } = useShopDetails();
  const today = new Date().toLocaleDateString('sv-SE', { timeZone });
  const periods = [
    ...daysWith(query.days).map((days) => ({ label: periodText(days), days })),
    { label: 'This month', ...monthDays(today) },
    { label: 'Last month', ...monthDays(today, 1) },
  ].map((period) => ({ from: undefined, until: undefined, days: undefined, ...period }));
  const chosen = periods.find(
    ({ days, from, until }) => days === query.days && from === query.from && until === query.until,
  );
  return (
    <SelectField
      label="Placed"
      placeholder="Any time"
      options={periods.map(({ label }) => ({ value: label, label }))}
      value={chosen?.label ?? ''}
      onChange={(label) => {
        const { days, from, until } = periods.find((one) => one.label === label) ?? {};
        onPeriod({ days, from, until });
      }}
      clearable
    />
  );
}

/** The periods of days, including the one in the address. */
function daysWith(days: number | undefined): readonly number[] {
  return days === undefined || DAYS.includes(days) ? DAYS : [...DAYS, days];
}
