import {
  ORDER_STATUS_FILTERS,
  PAYMENT_FILTERS,
  type PaymentFilter,
  type PaymentState,
} from '@shop/shared';
import type { FilterTexts } from '../../ui/list/views/address-chips';
import { PAYMENT_STATE_WORDS } from '../orders';

const OTHER_PAYMENTS = new Map<PaymentFilter, string>([
  ['outstanding', 'Still to be paid'],
  ['sent_unpaid', 'Sent, not paid'],
  ['paid_in_part', 'Sent, paid in part'],
  ['to_return', 'Money to return'],
  ['disputed', 'Disputed'],
  ['with_refund', 'With a refund'],
]);

/** What orders can be filtered by, in words. */
export const STATUS_OPTIONS = ORDER_STATUS_FILTERS.map((status) => ({
  value: status,
  label: status === 'waiting' ? 'Waiting (not yet shipped)' : status,
}));

/** What payments orders can be filtered by, in words. */
export const PAYMENT_OPTIONS = PAYMENT_FILTERS.map((filter) => ({
  value: filter,
  label: OTHER_PAYMENTS.get(filter) ?? PAYMENT_STATE_WORDS[filter as PaymentState],
}));

/** The label of a period that reaches back from today. */
export const periodText = (days: number) => (days === 1 ? 'Today' : `In the last ${days} days`);

/** What the chips of the list of orders say. The buyer has a line of their own. */
export const ORDER_FILTER_TEXTS: FilterTexts = {
  search: (words) => `“${words}”`,
  status: (status) => STATUS_OPTIONS.find(({ value }) => value === status)?.label,
  left: () => 'Something left to send',
  payment: (payment) => PAYMENT_OPTIONS.find(({ value }) => value === payment)?.label,
  days: (days) => periodText(Number(days)),
  from: (day) => `From ${day}`,
  until: (day) => `Until ${day}`,
};
