import bcrypt from 'bcrypt';

/** bcrypt's work factor: about 45 ms for each hash on the machine it was chosen on, off the event loop. */
const COST = 10;

/** Stands in for an account that does not exist, so that looking for one takes as long as finding it. */
const NOBODY = bcrypt.hashSync('nobody has this password', COST);

export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, COST);
}

/** Whether a password fits a hash. Without a hash the answer is no, after the same time. */
export async function passwordFits(password: string, hash: string | undefined): Promise<boolean> {
  const fits = await bcrypt.compare(password, hash ?? NOBODY);
  return fits && hash !== undefined;
}

/** Answers are compared without regard to case and outer spaces. */
function plainAnswer(answer: string): string {
  return answer.trim().normalize('NFKC').toLowerCase();
}

export function hashAnswer(answer: string): Promise<string> {
  return bcrypt.hash(plainAnswer(answer), COST);
}

export function answerFits(answer: string, hash: string | undefined): Promise<boolean> {
  return passwordFits(plainAnswer(answer), hash);
}
