import { pathToFileURL } from 'node:url';
import { isManual } from '@shop/shared';
import { OperatorError } from '../../config/operator-error.js';
import { PAYMENT_OPERATIONS, type PaymentProvider } from './payment-provider.js';
import { simulatedPayments } from './simulated.js';

/**
 * The payment provider that a module exports as its default, or the simulated one.
 * @param file absolute path of the module
 * @throws OperatorError if the module can't be loaded or exports no provider.
 */
export async function loadPayments(file: string | undefined): Promise<PaymentProvider> {
  if (file === undefined) return simulatedPayments;
  const provider: unknown = await importDefault(file);
  if (!isProvider(provider))
    throw new OperatorError(
      `PAYMENT_MODULE must export a payment provider with a name and the functions ${PAYMENT_OPERATIONS.join(', ')}: ${file}`,
    );
  if (isManual(provider.name))
    throw new OperatorError(`PAYMENT_MODULE has a name that stands for payments by hand: ${file}`);
  return provider;
}

async function importDefault(file: string): Promise<unknown> {
  try {
    const module = (await import(pathToFileURL(file).href)) as { default?: unknown };
    return module.default;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`PAYMENT_MODULE can't be loaded from ${file}: ${reason}`);
  }
}

function isProvider(value: unknown): value is PaymentProvider {
  if (typeof value !== 'object' || value === null) return false;
  const given = value as Record<string, unknown>;
  return (
    typeof given.name === 'string' &&
    PAYMENT_OPERATIONS.every((operation) => typeof given[operation] === 'function')
  );
}
