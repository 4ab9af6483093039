import type { Job } from './job.js';
import { ORDER_JOBS } from './order-jobs.js';
import { PRODUCT_JOBS } from './product-jobs.js';
import { SHOP_JOBS } from './shop-jobs.js';

/** The jobs by what they are called. */
export const JOBS: Readonly<Record<string, Job>> = { ...ORDER_JOBS, ...PRODUCT_JOBS, ...SHOP_JOBS };
