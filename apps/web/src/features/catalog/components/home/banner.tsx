import { PHOTO_WIDTHS } from '@shop/shared';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shopPaths } from '../../../../lib/address/shop-paths';
import { OwnPicture } from '../../../../ui/display/own-picture';
import { ShopPicture } from '../../../../ui/display/shop-picture';
import { useShopDetails } from '../../../../ui/page/shop-details';
import styles from './banner.module.css';

const HEADING = 'Good things, chosen with care.';

/** What a shop is about that has set no tagline. */
const TAGLINE =
  'A small shop of useful, well-made and cheerful things. New ones arrive all the time.';

/** The top of the home page: what the shop is and promises. It is low, because the products come first. */
export function Banner() {
  const { name, tagline, deliveryLine, returnsLine, banner, pictures } = useShopDetails();
  const { heading: ownHeading = '', text = '', link = '', label = '' } = banner ?? {};
  const heading = ownHeading || HEADING;
  const promises = [deliveryLine, returnsLine].filter((line) => line !== '');
  return (
    <section
      aria-labelledby="banner"
      className={`container ${styles.banner}`}
      data-long={heading.length > HEADING.length ? true : undefined}
    >
      <div className={styles.words}>
        <h1 id="banner">{heading}</h1>
        <p className={styles.text}>{text || tagline || TAGLINE}</p>
        {promises.length > 0 && (
          <ul className={styles.promises}>
            {promises.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <Link
          to={link || shopPaths.categories}
          className={styles.action}
          data-own={link ? true : undefined}
        >
          {label || (link ? 'See more' : 'Shop all categories')}
          <ArrowRight aria-hidden size={18} />
        </Link>
      </div>
      {pictures?.banner ? (
        <span className={styles.photo}>
          <OwnPicture
            kind="banner"
            photo={pictures.banner}
            width={PHOTO_WIDTHS.medium}
            alt={name}
          />
        </span>
      ) : (
        <ShopPicture close className={styles.picture} />
      )}
    </section>
  );
}
