import { FAILURE_TEXTS, type Failure, type FieldError } from '@shop/shared';
import { fieldsOf, isText } from '../storage/stored-values';

interface ApiErrorDetails {
  status: number;
  serverMessage?: string;
  errors?: FieldError[];
  secondFactor?: Failure['secondFactor'];
  /** After how many seconds the server wants to be asked again. */
  retryAfter?: number;
}

/** A failed call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 if there was no reply. */
  readonly status: number;
  /** The server's reason for refusing a request (4xx); undefined if it failed or could not be reached. */
  readonly serverMessage: string | undefined;
  readonly errors: readonly FieldError[];
  /** What the server requires first: a code, or a configured second factor. */
  readonly secondFactor: Failure['secondFactor'];
  /** Seconds after which the call may be sent again; undefined if the server did not say. */
  readonly retryAfter: number | undefined;

  constructor(
    { status, serverMessage, errors = [], secondFactor, retryAfter }: ApiErrorDetails,
    options?: ErrorOptions,
  ) {
    super(serverMessage ?? `The call failed with status ${status}`, options);
    this.status = status;
    this.serverMessage = serverMessage;
    this.errors = errors;
    this.secondFactor = secondFactor;
    this.retryAfter = retryAfter;
  }
}

function isFieldError(value: unknown): value is FieldError {
  const { field, message } = fieldsOf(value);
  return isText(field) && isText(message);
}

/** Reads the body of a refusal. A body that the shop did not write is ignored. */
export function readFailure(body: unknown): Omit<ApiErrorDetails, 'status'> {
  const { message, errors, secondFactor } = fieldsOf(body);
  if (!isText(message)) return {};
  return {
    serverMessage: message,
    ...(Array.isArray(errors) && { errors: errors.filter(isFieldError) }),
    ...((secondFactor === 'required' || secondFactor === 'missing') && { secondFactor }),
  };
}

/** The message to show for a failure: the server's own, or the fallback if it gave none. */
export function failureText(error: unknown, fallback: string = FAILURE_TEXTS.call): string {
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? fallback;
}

/** Whether an administrator was refused because they have to set up a second factor first. */
export function lacksSecondFactor(error: unknown): boolean {
  return error instanceof ApiError && error.secondFactor === 'missing';
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
