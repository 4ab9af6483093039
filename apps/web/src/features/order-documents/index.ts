export { useInvoices, useMyInvoice, usePackingSlips } from './api/get-documents';
export { Invoice } from './components/invoice';
export { PackingSlip } from './components/packing-slip';
export { DocumentsPage } from './components/documents-page';
