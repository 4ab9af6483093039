import type { PostalAddress } from '@shop/shared';
import { addressLines } from '../address-lines';
import styles from './address-text.module.css';

/** An address as it is written in its country. */
export function AddressText({ address }: { address: PostalAddress }) {
  return (
    <address className={styles.address}>
      {addressLines(address).map((line, index) => (
        <span key={index}>
          {line}
          <br />
        </span>
      ))}
    </address>
  );
}
