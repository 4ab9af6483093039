/** Whether an order came with what it costs: administrators without the permission `money` get none of it. */
export function showsTotal({ total }: { total?: number }): boolean {
  return total !== undefined;
}

/** Whether a line of an order came with its price. */
export function showsPrice({ price }: { price?: number }): boolean {
  return price !== undefined;
}
