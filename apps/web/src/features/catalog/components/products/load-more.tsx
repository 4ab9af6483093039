import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { Button } from '../../../../ui/forms/button';
import styles from './load-more.module.css';

interface LoadMoreProps {
  query: UseInfiniteQueryResult;
  onLoad: () => void;
}

/** The button 'Loadmore', while there are more products to load. */
export function LoadMore({ query, onLoad }: LoadMoreProps) {
  if (query.isFetchNextPageError && !query.isFetchingNextPage) {
    return <ErrorState error={query.error} onRetry={onLoad} />;
  }
  if (!query.hasNextPage || query.isPlaceholderData) return null;
  return (
    <div className={styles.more} data-needs-script>
      <Button tone="secondary" onClick={onLoad} busy={query.isFetchingNextPage}>
        {query.isFetchingNextPage ? 'Loading ...' : 'Loadmore'}
      </Button>
    </div>
  );
}
