import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import * as audit from './audit.controller.js';

export function auditRoutes(deps: audit.AuditDeps) {
  return [route(endpoints.listAuditEntries, audit.list(deps))];
}
