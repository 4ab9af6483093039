import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import * as documents from './documents.controller.js';

export function documentRoutes(deps: documents.DocumentDeps) {
  return [
    route(endpoints.listPackingSlips, documents.listSlips),
    route(endpoints.issueInvoices, documents.issue(deps)),
    route(endpoints.issueMyInvoice, documents.issueMine(deps)),
  ];
}
