import { endpoints } from '@shop/shared';
import { route } from '../../http/route.js';
import * as paper from './paper.controller.js';

export function paperRoutes(deps: paper.PaperDeps) {
  return [
    route(endpoints.listPackingSlips, paper.listSlips),
    route(endpoints.issueInvoices, paper.issue(deps)),
    route(endpoints.issueMyInvoice, paper.issueMine(deps)),
  ];
}
