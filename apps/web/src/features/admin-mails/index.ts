export { JobList } from './components/job-list';
export { MailList } from './components/mail-list';
export { KIND_TEXTS } from './mail-texts';
