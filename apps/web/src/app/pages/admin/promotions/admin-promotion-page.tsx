import { useParams } from 'react-router-dom';
import { EditPromotion, useOpenedPromotion } from '../../../../features/admin-promotions';
import { isNotFound } from '../../../../lib/http/api-error';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';
import { NotFoundPage } from '../../static/not-found-page';

export function AdminPromotionPage() {
  const { id = '' } = useParams();
  const { data: promotion, error, isPending, refetch } = useOpenedPromotion(id);
  if (isNotFound(error)) return <NotFoundPage />;
  return (
    <>
      <PageMeta page={promotion?.name ?? 'Promotion'} noIndex />
      <PageHeading note={promotion?.name}>Edit promotion</PageHeading>
      {promotion && <EditPromotion key={promotion._id} promotion={promotion} />}
      {isPending && <RowsSkeleton label="Loading promotion" />}
      {error && !promotion && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  );
}
