import { PageHeading } from '../../../ui/page-heading';
import { PageMeta, pageTitle } from '../../../ui/page-meta';

export function LoginPage() {
  return (
    <div className="container">
      <PageMeta title={pageTitle('Login')} />
      <PageHeading>Login</PageHeading>
    </div>
  );
}
