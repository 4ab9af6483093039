import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function RegisterPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('Register')} />
      <PageHeading>Register</PageHeading>
    </div>
  );
}
