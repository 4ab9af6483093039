import type { ChangeConsumer } from '@shop/front';
import { log } from '@shop/http/log';
import { LiveIndex as FollowingIndex, type BuiltIndex } from '@shop/search/threads';
import { onCatalogChange } from '../../changes/changed.js';
import { buildIndex } from './build-index.js';
import { Outdated } from './outdated.js';
import { readOutdated } from './read-outdated.js';

/**
 * The index of all products. It is built when the shop starts, and follows every change: a search sees all changes of
 * this process, and those of other instances with a delay of up to a second.
 */
export class LiveIndex extends FollowingIndex<Outdated> implements ChangeConsumer {
  private readonly stopListening: () => void;

  constructor(build: (signal: AbortSignal) => Promise<BuiltIndex> = buildIndex) {
    super({
      build,
      pending: () => new Outdated(),
      read: readOutdated,
      onError: (message, reason) => log.error(message, reason),
    });
    this.stopListening = onCatalogChange((tags) => () => this.invalidate(tags));
  }

  override stop(): void {
    this.stopListening();
    super.stop();
  }
}
