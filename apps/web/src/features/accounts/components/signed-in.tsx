import { ButtonLink } from '../../../ui/forms/button';
import { useReturnTarget } from '../return-target';
import styles from './form.module.css';
import { AccountPanel } from './account-panel';

interface SignedInProps {
  heading: string;
  name: string;
}

/**
 * Shown to signed-in users instead of the login and registration forms. It links instead of redirecting: a guard whose
 * check timed out redirects here, and the two would redirect to each other forever.
 */
export function SignedIn({ heading, name }: SignedInProps) {
  const { target } = useReturnTarget();
  return (
    <AccountPanel heading={heading} note={`You are signed in as ${name}`}>
      <div className={styles.form}>
        <ButtonLink to={target} wide>
          Continue
        </ButtonLink>
      </div>
    </AccountPanel>
  );
}
