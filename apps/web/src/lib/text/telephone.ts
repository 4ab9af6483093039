/** The address that dials a number: `tel:+15550100142` for `+1 (555) 010-0142`. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
