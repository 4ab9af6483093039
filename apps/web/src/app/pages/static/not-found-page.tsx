import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function NotFoundPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('404')} />
      <PageHeading>404</PageHeading>
    </div>
  );
}
