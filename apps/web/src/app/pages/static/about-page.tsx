import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function AboutPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('About')} />
      <PageHeading>About</PageHeading>
    </div>
  );
}
