export { useReturns } from './api/list-returns';
export { ReturnCard } from './components/return-card';
export { ReturnList } from './components/return-list';
export { ReturnActions } from './work/return-actions';
export { byHandText } from './work/by-hand-text';
export { deductionOf, dollarsTyped } from './work/deduction';
export { DeductionField } from './work/deduction-field';
