export { useSecondFactor } from './api/second-factor';
export { SecondFactorPanel } from './components/second-factor-panel';
export { SessionList } from './components/session-list';
