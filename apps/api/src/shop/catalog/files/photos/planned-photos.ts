import type { Plan } from '../import/plan.js';
import type { ImportReport } from '../jobs/import-report.js';
import { plannedPhotos } from './note-photos.js';
import type { PhotoSources } from './photo-sources.js';
import { UnusedPhotos } from './unused-photos.js';

/** What would become of the photos of a file that is only planned. */
export class PlannedPhotos {
  readonly #unused: UnusedPhotos;
  readonly #found: ReturnType<typeof plannedPhotos> = { done: 0, left: 0, failed: [] };

  constructor(private readonly sources: PhotoSources) {
    this.#unused = new UnusedPhotos(sources);
  }

  add(plans: readonly Plan[]): void {
    for (const plan of plans) {
      this.#unused.note(plan.file);
      const { done, left, failed } = plannedPhotos(plan, this.sources);
      this.#found.done += done;
      this.#found.left += left;
      this.#found.failed.push(...failed);
    }
  }

  /** @param isWhole whether the file was read to its end: otherwise the rest may name more of the photos. */
  report(isWhole: boolean): Pick<ImportReport, 'photos' | 'photosLeft'> {
    const { done, left, failed } = this.#found;
    const unused = isWhole ? this.#unused.left() : undefined;
    const isAny = done + failed.length > 0 || unused !== undefined;
    return {
      ...(isAny && { photos: { done, failed, ...(unused && { unused }) } }),
      ...(left > 0 && { photosLeft: left }),
    };
  }
}
