/** The reports to the merchant, for the work beside the requests. */
export { REPORT_MAILS } from './report-mails.js';
export { startReports } from './start-reports.js';
