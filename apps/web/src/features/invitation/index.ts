export { AcceptInvitation } from './components/accept-invitation';
export { useInvitation } from './api/invitation';
