import { ButtonLink } from '../../../ui/forms/button';
import { useReturnTarget } from '../return-target';
import styles from './form.module.css';
import { AccountPanel } from './account-panel';

interface SignedInProps {
  heading: string;
  name: string;
}

/**
 * Stands where a form to sign in would ask for nothing new. It leads on by a link, not by itself: a guard that got no
 * answer in time leads here, and the two would send the shopper to and fro.
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
