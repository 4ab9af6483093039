import { ApiError } from '../../lib/http/api-error';
import { pictureProblem } from '../../lib/pictures/picture-problem';
import { fittedFile, originalOf } from './fitted/fitted-file';

/** How the server says that a file is no usable photo. A 409 is about the photo that somebody else chose. */
const REFUSALS = [400, 413, 415];

type Problem = string | undefined;

/** A form asks about its file at every check of any field. */
const known = new WeakMap<File, Promise<Problem>>();

/** Why this file can't be a product's photo, or undefined if it can. The server may still refuse it. */
export function photoProblem(file: File): Promise<Problem> {
  const problem = known.get(file) ?? findProblem(file);
  known.set(file, problem);
  return problem;
}

/** Remembers that the server refused the file, so that it is not sent again. */
export function noteRefusal(file: File, failure: unknown) {
  if (!(failure instanceof ApiError) || !REFUSALS.includes(failure.status)) return;
  const refusal = failure.errors.find(({ field }) => field === 'photo');
  if (refusal) known.set(originalOf(file), Promise.resolve(refusal.message));
}

/** The first of the files that can be a photo; the first of all if none can. */
export async function usableOf(files: readonly [File, ...File[]]): Promise<File> {
  for (const file of files) if ((await photoProblem(file)) === undefined) return file;
  return files[0];
}

async function findProblem(chosen: File): Promise<Problem> {
  return pictureProblem(await fittedFile(chosen));
}
