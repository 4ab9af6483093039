export { useInvoices, useMyInvoice, usePackingSlips } from './api/paper';
export { Invoice } from './components/invoice';
export { PackingSlip } from './components/packing-slip';
export { PaperPage } from './components/paper-page';
