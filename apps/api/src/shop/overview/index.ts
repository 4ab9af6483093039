/** The overview's interface for other features. */
export { overviewRoutes } from './overview.routes.js';
export { recountSales } from './sales/recount-sales.js';
export { SalesCounting } from './sales/sales-counting.js';
export { VisitCounts } from './visits/visit-counts.js';
