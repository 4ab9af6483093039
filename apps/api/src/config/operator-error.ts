/** The shop, or a command, can't continue. The message tells the operator what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
