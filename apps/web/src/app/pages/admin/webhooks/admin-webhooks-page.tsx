import { WebhookList } from '../../../../features/admin-webhooks';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';

export function AdminWebhooksPage() {
  return (
    <>
      <PageMeta page="Webhooks" noIndex />
      <PageHeading>Webhooks</PageHeading>
      <WebhookList />
    </>
  );
}
