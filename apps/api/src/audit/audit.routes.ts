import { endpoints } from '@shop/shared';
import { route } from '../http/route.js';
import * as audit from './audit.controller.js';

export const auditRoutes = [route(endpoints.listAuditEntries, audit.list)];
