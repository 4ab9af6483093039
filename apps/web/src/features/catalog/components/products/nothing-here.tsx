import { PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { ButtonLink } from '../../../../ui/forms/button';
import { FIRST_PAGE, withSpan } from '../../product-pages';

interface NothingHereProps {
  /** Products in the whole list: the address may ask for a page past its end. */
  total: number;
  actions: ReactNode;
}

/** Stands for a list that no filter has made empty. */
export function NothingHere({ total, actions }: NothingHereProps) {
  const icon = <PackageSearch aria-hidden size={28} strokeWidth={1.5} />;
  if (total === 0) return <EmptyState title="No products here yet" icon={icon} actions={actions} />;
  return (
    <EmptyState
      title="There are no more products on this page"
      icon={icon}
      actions={<FirstPageLink />}
    />
  );
}

function FirstPageLink() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (
    <ButtonLink to={{ pathname, search: withSpan(params, FIRST_PAGE).toString() }}>
      Go to the first page
    </ButtonLink>
  );
}
