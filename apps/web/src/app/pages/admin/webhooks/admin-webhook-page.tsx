import { useParams } from 'react-router-dom';
import { DeliveryList } from '../../../../features/admin-webhooks';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';

export function AdminWebhookPage() {
  const { id = '' } = useParams();
  return (
    <>
      <PageMeta page="Deliveries" noIndex />
      <PageHeading>Deliveries</PageHeading>
      <DeliveryList key={id} id={id} />
    </>
  );
}
