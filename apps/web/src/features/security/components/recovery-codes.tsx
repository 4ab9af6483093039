import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/forms/button';
import { CopyButton } from '../../../ui/secrets/copy-button';
import styles from './security.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => Promise<void>;
}

/** Shows the recovery codes, which are never shown again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h3>
      <p className={styles.note}>
        Your second factor is on. Each of these codes signs you in once if you lose your phone. They
        are shown only now: keep them in a safe place.
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <CopyButton text={codes.join('\n')}>Copy the codes</CopyButton>
        <Button onClick={() => void onDone()}>I have saved them</Button>
      </div>
    </>
  );
}
