import { ROLE, type Customer } from '@shop/shared';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import styles from './facts.module.css';

/** How to reach a customer, and since when they are one. */
export function ContactFacts({ customer }: { customer: Customer }) {
  const day = useMomentFormat({ dateStyle: 'medium' });
  const { email, phone, address, role, createdAt } = customer;
  return (
    <dl className={styles.facts}>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>Phone</dt>
      <dd className="tabular">{phone ? <a href={`tel:${phone}`}>{phone}</a> : '–'}</dd>
      <dt>Address</dt>
      <dd>{address || '–'}</dd>
      <dt>Role</dt>
      <dd>{role === ROLE.admin ? 'Administrator' : 'Shopper'}</dd>
      <dt>Since</dt>
      <dd>
        <time dateTime={createdAt}>{day(createdAt)}</time>
      </dd>
    </dl>
  );
}
