import { Headset, Mail, Phone } from 'lucide-react';
import { SHOP } from '../../../lib/shop-config';
import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';
import { ShopPicture } from '../../../ui/shop-picture';
import { paths } from '../../paths';
import styles from './static-page.module.css';

function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

const WAYS = [
  { label: 'Help by e-mail', text: SHOP.email, href: `mailto:${SHOP.email}`, Icon: Mail },
  { label: 'Phone', text: SHOP.phone, href: telephone(SHOP.phone), Icon: Phone },
  { label: 'Toll-free', text: SHOP.tollFree, href: telephone(SHOP.tollFree), Icon: Headset },
];

export function ContactPage() {
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={pageTitle('Contact')} canonical={paths.contact} />
      <ShopPicture className={styles.picture} />
      <div>
        <PageHeading note="A question about an order or a product? We are glad to help.">
          Contact
        </PageHeading>
        <ul className={styles.ways}>
          {WAYS.map(({ label, text, href, Icon }) => (
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
        </ul>
      </div>
    </div>
  );
}
