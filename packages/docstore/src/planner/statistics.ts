/** How much a query has read. */
export interface Statistics {
  keysExamined: number;
  documentsExamined: number;
}
