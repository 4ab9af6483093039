export { JobList } from './components/job-list';
export { MailList } from './components/mail-list';
