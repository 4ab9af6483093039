import { isDuplicate } from '@shop/mongo';
import { conflict } from '@shop/http/errors';

/**
 * Saves a category.
 * @throws HttpError 409 if another category has its name.
 */
export async function refusingTakenName<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isDuplicate(error, 'nameKey')) throw error;
    const message = 'A category with this name already exists';
    throw conflict(message, [{ field: 'name', message }]);
  }
}
