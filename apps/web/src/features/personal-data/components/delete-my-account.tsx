import { ownerProofSchema } from '@shop/shared';
import { useState } from 'react';
import { ApiError, failureText } from '../../../lib/http/api-error';
import { shopPaths } from '../../../lib/address/shop-paths';
import { isAdmin, useSession } from '../../../lib/session/session';
import { useGoTo } from '../../../lib/address/use-go-to';
import { CloseDialog, Dialog } from '../../../ui/dialogs/dialog';
import { notify } from '../../../ui/messages/notify';
import { Button } from '../../../ui/forms/button';
import { useSchemaForm } from '../../../ui/forms/use-schema-form';
import { OwnCodeField, OwnPasswordField, useSecondFactor } from '../../security';
import { deleteMyAccount } from '../api/delete-my-account';
import styles from './your-data.module.css';

interface DeleteMyAccountProps {
  onClose: () => void;
}

/** Says what is deleted and what stays, and asks for the same credentials as a sign-in. */
export function DeleteMyAccount({ onClose }: DeleteMyAccountProps) {
  const goTo = useGoTo();
  const keepsChanges = isAdmin(useSession());
  const { data: secondFactor } = useSecondFactor();
  const [problem, setProblem] = useState<string>();
  const { busy, field, formProps } = useSchemaForm({
    schema: ownerProofSchema,
    defaultValues: { password: '', otp: '' },
    save: async (input) => {
      const message = await deleteMyAccount(input).catch((error: unknown) => {
        // Shown here too, because the form's toast is behind the dialog.
        const isAtField = error instanceof ApiError && error.errors.length > 0;
        setProblem(isAtField ? undefined : failureText(error));
        throw error;
      });
      notify.success(message);
      await goTo(shopPaths.home);
    },
  });
  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <p>
        Your profile and your sessions are deleted at once, on every device. This can’t be undone.
      </p>
      <p>
        We keep your orders{keepsChanges && ', and what you changed in the shop,'} in our records,
        without your name.
      </p>
      <form className={styles.form} {...formProps}>
        <OwnPasswordField autoFocus {...field('password')} />
        {secondFactor?.since && <OwnCodeField {...field('otp')} />}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" tone="danger" busy={busy}>
            Delete my account
          </Button>
          <CloseDialog>Keep my account</CloseDialog>
        </div>
      </form>
    </Dialog>
  );
}
