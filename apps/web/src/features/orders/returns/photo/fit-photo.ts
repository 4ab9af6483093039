import { createFitting } from '../../../../lib/pictures/fitting';
import { pictureProblem } from '../../../../lib/pictures/picture-problem';

const { fittedFile } = createFitting();

/** A chosen photo as the shop takes it, or why it can't be. */
export interface FittedPhoto {
  file?: File;
  problem?: string;
}

export async function fitPhoto(chosen: File): Promise<FittedPhoto> {
  const file = await fittedFile(chosen);
  const problem = await pictureProblem(file);
  return problem === undefined ? { file } : { problem };
}
