import { PAGE_SIZE } from '@shop/shared';
import { useLocation } from 'react-router-dom';
import { PageLinks } from '../../../../ui/page/page-links/page-links';
import { readPage } from '../../product-pages';

/** Links to all pages of a list, where 'Loadmore' does not work without JavaScript. Only servers render them. */
export function PageChoice({ total }: { total: number }) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const addressOf = (page: number) => {
    const others = new URLSearchParams(
      [...params].filter(([name]) => name !== 'page' && name !== 'loaded'),
    );
    if (page > 1) others.set('page', String(page));
    return others.size > 0 ? `${pathname}?${others.toString()}` : pathname;
  };
  return <PageLinks page={readPage(params)} pageSize={PAGE_SIZE} total={total} to={addressOf} />;
}
