/** The value of which there are `count - 1` larger ones or equals; reorders the values. */
export function nthLargest(values: Float64Array, count: number): number {
  const wanted = values.length - count;
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >>> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1;
      while ((values[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      const other = values[left] ?? 0;
      values[left] = values[right] ?? 0;
      values[right] = other;
      left += 1;
      right -= 1;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return values[wanted] ?? -Infinity;
}
