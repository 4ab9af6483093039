import { useSearchParams } from 'react-router-dom';
import { CreatePromotion, useOpenedPromotion } from '../../../../features/admin-promotions';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../../ui/list/rows-skeleton';
import { PageMeta } from '../../../../ui/metadata/page-meta';
import { PageHeading } from '../../../../ui/page/page-heading';

export function AdminCreatePromotionPage() {
  const like = useSearchParams()[0].get('like') ?? undefined;
  const { data, error, isLoading, refetch } = useOpenedPromotion(like);
  return (
    <>
      <PageMeta page="New promotion" noIndex />
      <PageHeading>New promotion</PageHeading>
      {isLoading && <RowsSkeleton label="Loading promotion" />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {like === undefined && <CreatePromotion key="new" />}
      {data && <CreatePromotion key={data._id} like={data} />}
    </>
  );
}
