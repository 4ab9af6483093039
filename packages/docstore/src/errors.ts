/** MongoDB's names for the error codes that this package answers with. */
const CODE_NAMES: Record<number, string> = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  14: 'TypeMismatch',
  17: 'ProtocolError',
  20: 'IllegalOperation',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  54: 'NotSingleValueField',
  53: 'InvalidIdField',
  56: 'EmptyFieldName',
  57: 'DottedFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  79: 'UnknownReplWriteConcern',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  100: 'UnsatisfiableWriteConcern',
  112: 'WriteConflict',
  168: 'InvalidPipelineOperator',
  175: 'QueryPlanKilled',
  197: 'InvalidIndexSpecificationOption',
  225: 'TransactionTooOld',
  238: 'NotImplemented',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  263: 'OperationNotSupportedInTransaction',
  279: 'ClientDisconnect',
  10107: 'NotWritablePrimary',
  11600: 'InterruptedAtShutdown',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  12051: 'CursorInUse',
  14031: 'OutOfDiskSpace',
};

/** OutOfDiskSpace: the disk is full or failing. */
export const DISK_FULL = 14031;

/** MongoDB's name for an error code, or `Location<code>`, as MongoDB writes it for those without a name. */
export function codeName(code: number): string {
  return CODE_NAMES[code] ?? `Location${code}`;
}

/** An error that the client receives with MongoDB's code. */
export class CommandError extends Error {
  override readonly name = 'CommandError';

  constructor(
    readonly code: number,
    message: string,
    /** e.g. TransientTransactionError, on which `withTransaction` retries */
    readonly labels: readonly string[] = [],
  ) {
    super(message);
  }
}

/** The error labels of what `withTransaction` runs again from its start. */
export const TRANSIENT: readonly string[] = ['TransientTransactionError'];

/** NoSuchTransaction (251): it was aborted meanwhile, for being silent while others waited. It may run again. */
export function transactionEnded(): CommandError {
  return new CommandError(251, 'the transaction has ended', TRANSIENT);
}

/** BadValue (2): a value that MongoDB itself would reject here. */
export function badValue(message: string): CommandError {
  return new CommandError(2, message);
}

/** Something that MongoDB may support and this store does not. Default: NotImplemented. */
export function unsupported(what: string, code = 238): CommandError {
  return new CommandError(code, `${what} is not supported by the embedded store: use MongoDB`);
}
