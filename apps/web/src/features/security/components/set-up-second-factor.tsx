import { secondFactorConfirmationSchema, secondFactorStartSchema } from '@shop/shared';
import { useState } from 'react';
import { Button } from '../../../ui/forms/button';
import { Field } from '../../../ui/fields/field';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { CopyButton } from '../../../ui/secrets/copy-button';
import { startSecondFactor, turnOnSecondFactor, type Proposal } from '../api/second-factor';
import { OwnPasswordField } from './owner-fields';
import { QrCode } from './qr-code';
import styles from './security.module.css';

interface SetUpSecondFactorProps {
  onCodes: (recoveryCodes: string[]) => void;
}

/** Two steps: the password for a new secret, then one of its codes. */
export function SetUpSecondFactor({ onCodes }: SetUpSecondFactorProps) {
  const [proposal, setProposal] = useState<Proposal>();
  return proposal ? (
    <Confirm proposal={proposal} onCodes={onCodes} />
  ) : (
    <Start onProposal={setProposal} />
  );
}

function Start({ onProposal }: { onProposal: (proposal: Proposal) => void }) {
  const { busy, field, formProps } = useSchemaForm({
    schema: secondFactorStartSchema,
    defaultValues: { password: '' },
    save: async (input) => onProposal(await startSecondFactor(input)),
  });
  return (
    <form className={styles.form} {...formProps}>
      <OwnPasswordField {...field('password')} />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          Set up
        </Button>
      </div>
    </form>
  );
}

interface ConfirmProps extends SetUpSecondFactorProps {
  proposal: Proposal;
}

function Confirm({ proposal: { secret, uri }, onCodes }: ConfirmProps) {
  const { busy, field, formProps } = useSchemaForm({
    schema: secondFactorConfirmationSchema,
    defaultValues: { otp: '' },
    save: async (input) => onCodes(await turnOnSecondFactor(input)),
  });
  return (
    <>
      <p>Scan this with your authenticator app, or type the secret into it:</p>
      <QrCode text={uri} label="QR code of the secret" />
      <p className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      <div className={styles.actions}>
        <CopyButton text={secret}>Copy the secret</CopyButton>
      </div>
      <p>
        <a href={uri}>Open an authenticator app on this device</a>
      </p>
      <form className={styles.form} {...formProps}>
        <Field
          label="Code"
          hint="The 6 digits that the app shows now"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
          {...field('otp')}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={busy}>
            Turn on
          </Button>
        </div>
      </form>
    </>
  );
}
