export { saveAddresses, useAddresses } from './api/address-book';
export { addressInLine, addressLines } from './address-lines';
export { AddressBook } from './components/address-book';
export { AddressForm } from './components/address-form';
export { AddressFields } from './components/address-fields';
export { AddressText } from './components/address-text';
export { BillingFields, type Billing } from './components/billing-fields';
export {
  askedAddresses,
  isIncomplete,
  isToCollect,
  needsWholeAddress,
} from './needs-whole-address';
export { isPostalCode, postalCodeWarning } from './country-rules';
export { isSame } from './is-same';
export { refusalOf, refusedParts, type RefusedFields } from './refused-parts';
