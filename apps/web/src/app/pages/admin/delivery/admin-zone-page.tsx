import { useParams } from 'react-router-dom';
import { EditZone, ZoneForm } from '../../../../features/admin-delivery';
import { PageHeading } from '../../../../ui/page/page-heading';
import { PageMeta } from '../../../../ui/metadata/page-meta';

export function AdminZonePage() {
  const { id = '' } = useParams();
  const isNew = id === 'new';
  return (
    <>
      <PageMeta page="Delivery zone" noIndex />
      <PageHeading>{isNew ? 'New delivery zone' : 'Delivery zone'}</PageHeading>
      {isNew ? <ZoneForm zone={undefined} /> : <EditZone key={id} id={id} />}
    </>
  );
}
