import { randomBytes } from 'node:crypto';
import { ROLE } from '@shop/shared';
import { OPERATOR } from '@shop/front';
import { inTransaction } from '@shop/mongo';
import { HttpError } from '@shop/http/errors';
import { OperatorError } from '../../../config/operator-error.js';
import { prepareAccount, refusingTakenEmail } from '../register.js';
import { UserModel } from '../user.model.js';

/** The address for the first administrator belongs to a shopper; the message says what to do. */
export class AdminAddressTakenError extends OperatorError {
  override name = 'AdminAddressTakenError';

  constructor(email: string) {
    super(`ADMIN_EMAIL is ${email}, which belongs to a shopper. Set it to another address.`);
  }
}

/** The administrator that the first start created. Has the password only if it was generated, to show it once. */
export interface FirstAdmin {
  email: string;
  generatedPassword: string | undefined;
}

/**
 * Creates an administrator when there is none; undefined when there is one.
 * @throws AdminAddressTakenError when the address belongs to a shopper.
 */
export async function ensureAdmin({
  email,
  password,
}: {
  email: string;
  password: string | undefined;
}): Promise<FirstAdmin | undefined> {
  if (await UserModel.exists({ role: ROLE.admin })) return undefined;
  const generatedPassword =
    password === undefined ? randomBytes(12).toString('base64url') : undefined;
  const account = {
    name: 'Administrator',
    email,
    password: password ?? generatedPassword ?? '',
    phone: '-',
    address: '-',
    // Random and unknown to everyone: an administrator's password can't be reset with a security answer.
    answer: randomBytes(32).toString('hex'),
  };
  try {
    const save = await prepareAccount(account, OPERATOR, ROLE.admin);
    await refusingTakenEmail(() => inTransaction(save));
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 409)) throw error;
    // Another instance that started at the same time was faster, or the address belongs to a shopper.
    if (await UserModel.exists({ role: ROLE.admin })) return undefined;
    throw new AdminAddressTakenError(email);
  }
  return { email, generatedPassword };
}
