import type { ShopDetails } from '@shop/shared';
import { Headset, Mail, MapPin, Phone } from 'lucide-react';
import { useShopDetails } from '../../../ui/page/shop-details';
import { telephone } from '../../../lib/text/telephone';
import styles from './static-page.module.css';

function contactsOf({ email, phone, tollFree }: ShopDetails) {
  return [
    { label: 'Help by email', text: email, href: `mailto:${email}`, Icon: Mail },
    { label: 'Phone', text: phone, href: telephone(phone), Icon: Phone },
    { label: 'Toll-free', text: tollFree, href: telephone(tollFree), Icon: Headset },
  ].filter(({ text }) => text !== '');
}

/** How to reach the shop: what its owner has set of e-mail, phones and address. */
export function ContactList() {
  const details = useShopDetails();
  return (
    <ul className={styles.contacts}>
      {contactsOf(details).map(({ label, text, href, Icon }) => (
        <li key={label}>
          <Icon aria-hidden size={22} strokeWidth={1.5} />
          <span>
            <span className={styles.label}>{label}</span>
            <a href={href} className="tabular">
              {text}
            </a>
          </span>
        </li>
      ))}
      {details.address && (
        <li>
          <MapPin aria-hidden size={22} strokeWidth={1.5} />
          <span>
            <span className={styles.label}>Address</span>
            <span className={styles.address}>{details.address}</span>
          </span>
        </li>
      )}
    </ul>
  );
}
