import type { SecondFactor } from '@shop/shared';
import { useRef, useState } from 'react';
import { Badge } from '../../../ui/display/badge';
import { ErrorState } from '../../../ui/feedback/error-state';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { Panel } from '../../../ui/page/panel';
import { useRefreshSecondFactor, useSecondFactor } from '../api/second-factor';
import { RecoveryCodes } from './recovery-codes';
import styles from './security.module.css';
import { SetUpSecondFactor } from './set-up-second-factor';
import { TurnOffSecondFactor } from './turn-off-second-factor';

/** The second factor: its setup, its state, and a way to turn it off. */
export function SecondFactorPanel() {
  const { data: secondFactor, error, refetch } = useSecondFactor();
  const refresh = useRefreshSecondFactor();
  const [newCodes, setNewCodes] = useState<string[]>();
  const heading = useRef<HTMLHeadingElement>(null);

  function content() {
    // Shown before anything else, because they are never shown again.
    if (newCodes) return <RecoveryCodes codes={newCodes} onDone={hideCodes} />;
    if (secondFactor?.since) return <TurnedOn secondFactor={secondFactor} onChange={refresh} />;
    if (secondFactor) return <SetUp required={secondFactor.required} onCodes={setNewCodes} />;
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <RowsSkeleton label="Loading the second factor" rows={1} height="4rem" />;
  }

  async function hideCodes() {
    await refresh();
    setNewCodes(undefined);
    heading.current?.focus();
  }

  return (
    <Panel
      heading="Second factor"
      headingRef={heading}
      mark={secondFactor?.since && <Badge tone="success">On</Badge>}
    >
      {content()}
    </Panel>
  );
}

interface SetUpProps {
  required: boolean;
  onCodes: (codes: string[]) => void;
}

function SetUp({ required, onCodes }: SetUpProps) {
  return (
    <>
      {required && (
        <p role="status">
          <strong>Administrators of this shop need a second factor. Set it up to continue.</strong>
        </p>
      )}
      <p className={styles.note}>
        With a second factor, signing in requires your password and a code from an authenticator app
        on your phone.
      </p>
      <SetUpSecondFactor onCodes={onCodes} />
    </>
  );
}

interface TurnedOnProps {
  secondFactor: SecondFactor;
  onChange: () => Promise<unknown>;
}

function TurnedOn({ secondFactor, onChange }: TurnedOnProps) {
  const left = secondFactor.recoveryCodes;
  return (
    <>
      <p className={styles.note}>
        Signing in requires a code from your authenticator app. You have {left} recovery{' '}
        {left === 1 ? 'code' : 'codes'} left. To get new ones, turn the second factor off and on
        again.
      </p>
      <TurnOffSecondFactor onDone={onChange} />
    </>
  );
}
