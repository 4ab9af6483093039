export { useSecondFactor } from './api/second-factor';
export { OwnCodeField, OwnPasswordField } from './components/owner-fields';
export { SecondFactorPanel } from './components/second-factor-panel';
export { SessionList } from './components/session-list';
