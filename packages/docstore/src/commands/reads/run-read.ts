import type { CommandContext, ReadCommand } from '../command.js';
import type { Reply } from '../reply.js';

/** Runs a read outside of transactions. It is stopped when its time is up or its client has disconnected. */
export function runRead(command: ReadCommand, context: CommandContext): Promise<Reply> {
  const { store, caller } = context;
  const { reading, deadline } = command.continues?.(context) ?? {
    reading: store.view(),
    deadline: context.deadline,
  };
  const work = command.run({ ...context, reading, deadline });
  return store.scheduler.run(work, reading, { deadline, isAbandoned: caller.isGone });
}
