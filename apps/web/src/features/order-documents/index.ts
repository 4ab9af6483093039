export { useInvoices, useMyInvoice, usePackingSlips } from './api/get-documents';
export { Invoice } from './components/invoice';
export { sheetName } from './sheet-name';
export { PickList } from './components/pick-list';
export { PackingSlip } from './components/packing-slip';
export { ReturnSlipPage } from './components/return-slip-page';
export { DocumentsPage } from './components/documents-page';
