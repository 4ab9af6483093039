import { ProfileForm } from '../../../features/accounts';
import { useSession } from '../../../lib/session/session';
import { PageHeading } from '../../../ui/page/page-heading';
import { PageMeta } from '../../../ui/metadata/page-meta';
import styles from './user-pages.module.css';

export function UserProfilePage() {
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <>
      <PageMeta page="Profile" noIndex />
      <PageHeading note="Where your orders go, and how we reach you.">Profile</PageHeading>
      <div className={styles.card}>
        <ProfileForm user={user} />
      </div>
    </>
  );
}
