import { FileReply } from '@shop/http';
import { productExportFileName, type endpoints } from '@shop/shared';
import type { Controller } from '@shop/http/route';
import { listedBy } from '../../listing/list-administered.js';
import type { ListingDeps } from '../../listing/listing.controller.js';
import { amongStatuses } from '../../visibility/listed.js';
import { searchQueue } from '../../search/search-queue.js';
import { archiveOf, csvOf } from './export-files.js';
import { exportQueue } from './export-queue.js';
import { readExported } from './read-exported.js';

/** Products as a file. They are personal to nobody, so no audit entry says who exported them. */
export function exportAll(deps: ListingDeps): Controller<typeof endpoints.exportProducts> {
  return async ({ query, client }) => {
    const { lowStock, timeZone } = await deps.settings.current();
    const find = () => listedBy(query, { threshold: lowStock, among: amongStatuses(query) }, deps);
    const { filter } = await (query.search ? searchQueue.run(client, find) : find());
    const today = new Date().toLocaleDateString('sv-SE', { timeZone });
    const inTurn = <Result>(read: () => Promise<Result>) => exportQueue.run(client, read);
    const products = readExported(filter, inTurn);
    return new FileReply(
      productExportFileName(query, today),
      query.photos
        ? archiveOf(products, { name: productExportFileName({ photos: false }, today), inTurn })
        : csvOf(products),
    );
  };
}
