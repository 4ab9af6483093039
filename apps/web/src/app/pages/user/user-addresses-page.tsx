import { AddressBook } from '../../../features/addresses';
import { useSession } from '../../../lib/session/session';
import { PageMeta } from '../../../ui/metadata/page-meta';
import { PageHeading } from '../../../ui/page/page-heading';

export function UserAddressesPage() {
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <>
      <PageMeta page="Addresses" noIndex />
      <PageHeading note="Saved addresses for checkout. The default one comes first.">
        Addresses
      </PageHeading>
      <AddressBook user={user._id} />
    </>
  );
}
