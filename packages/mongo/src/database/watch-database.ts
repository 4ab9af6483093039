import mongoose from 'mongoose';

/** Who wants to know whether the database can be reached. */
export interface DatabaseReports {
  lost: (message: string) => void;
  back: (message: string) => void;
}

/** Reports that the database was lost, and that it is back. @returns what ends that. */
export function watchDatabase({ lost, back }: DatabaseReports): () => void {
  let lostAt: number | undefined;
  const onLoss = () => {
    lostAt ??= performance.now();
    lost('The database does not answer.');
  };
  const onReturn = () => {
    if (lostAt === undefined) return;
    const seconds = Math.round((performance.now() - lostAt) / 1_000);
    lostAt = undefined;
    back(`The database answers again, after ${seconds} s.`);
  };
  const { connection } = mongoose;
  connection.on('disconnected', onLoss).on('connected', onReturn);
  return () => connection.off('disconnected', onLoss).off('connected', onReturn);
}

/** Whether the database can be reached, as far as is known without asking it. */
export function isDatabaseUp(): boolean {
  return mongoose.connection.readyState === mongoose.ConnectionStates.connected;
}
