import { secondFactorRemovalSchema } from '@shop/shared';
import { notify } from '../../../ui/messages/notify';
import { Button } from '../../../ui/forms/button';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { turnOffSecondFactor } from '../api/second-factor';
import { OwnCodeField, OwnPasswordField } from './owner-fields';
import styles from './security.module.css';

interface TurnOffSecondFactorProps {
  onDone: () => Promise<unknown>;
}

/** Asks for the password and a code, so that nobody else at this screen can turn it off. */
export function TurnOffSecondFactor({ onDone }: TurnOffSecondFactorProps) {
  const { busy, field, formProps } = useSchemaForm({
    schema: secondFactorRemovalSchema,
    defaultValues: { password: '', otp: '' },
    save: async (input) => {
      notify.success(await turnOffSecondFactor(input));
      await onDone();
    },
  });
  return (
    <form className={styles.form} {...formProps}>
      <OwnPasswordField {...field('password')} />
      <OwnCodeField {...field('otp')} />
      <div className={styles.actions}>
        <Button type="submit" tone="danger" busy={busy}>
          Turn off
        </Button>
      </div>
    </form>
  );
}
