import type { FormFailure as Failure } from './use-failure';
import styles from './form-failure.module.css';

const OFFLINE =
  'You are offline. What you have entered is kept: try again once you are back online.';

interface FormFailureProps {
  /** Why the last submit failed; undefined if it did not. */
  failure: Failure | undefined;
  /** For the fields that it is about. */
  id: string;
}

/** Why a form was refused. It stays in the form until the next submit, beside the toast that leaves. */
export function FormFailure({ failure, id }: FormFailureProps) {
  return (
    // The toast announces it; here it is read with the fields that name it, and wherever somebody looks for it.
    <div id={id} role="alert" aria-live="off">
      {failure && <p className={styles.failure}>{failure.isOffline ? OFFLINE : failure.message}</p>}
    </div>
  );
}
