import { route } from '@shop/http/route';
import { endpoints } from '@shop/shared';
import * as jobs from './jobs.controller.js';

export function jobRoutes() {
  return [
    route(endpoints.listJobs, jobs.list),
    route(endpoints.repeatJob, jobs.repeat),
    route(endpoints.repeatJobs, jobs.repeatAll),
    route(endpoints.discardJob, jobs.discard),
  ];
}
