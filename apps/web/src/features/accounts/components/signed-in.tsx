import { ButtonLink } from '../../../ui/forms/button';
import { useReturnTarget } from '../return-target';
import styles from './form.module.css';
import { AccountPanel } from './account-panel';

interface SignedInProps {
  heading: string;
  name: string;
}

/**
 * Replaces the login and registration forms for someone who is signed in. It has a link instead of a redirect: a guard
 * that got no answer in time leads here, and the two would redirect to each other forever.
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
