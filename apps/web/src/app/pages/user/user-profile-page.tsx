import { useLocation } from 'react-router-dom';
import { ProfileForm } from '../../../features/accounts';
import { shopPaths } from '../../../lib/address/shop-paths';
import { useSession } from '../../../lib/session/session';
import { fieldsOf } from '../../../lib/storage/stored-values';
import { ButtonLink } from '../../../ui/forms/button';
import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta } from '../../../ui/metadata/page-meta';
import styles from './user-pages.module.css';

export function UserProfilePage() {
  const user = useSession()?.user;
  const { fromCart } = fieldsOf(useLocation().state);
  if (!user) return null;
  return (
    <>
      <PageMeta page="Profile" noIndex />
      <PageHeading note="Where your orders go, and how we reach you.">Profile</PageHeading>
      <div className={styles.card}>
        <ProfileForm
          user={user}
          afterwards={
            fromCart === true && (
              <ButtonLink to={shopPaths.cart} tone="secondary">
                Back to your cart
              </ButtonLink>
            )
          }
        />
      </div>
    </>
  );
}
