/** The workplace's interface for other features: how administrators arrange their screens. */
export { OpenRecordModel } from './open-record.model.js';
export { openRecordsOf } from './open-record.js';
export { workplaceOf } from './own-workplace.js';
export { workplaceRoutes } from './workplace.routes.js';
