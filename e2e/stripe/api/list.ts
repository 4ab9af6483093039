interface Paging {
  limit: number;
  starting_after?: string | undefined;
}

/** A page of a list, the latest first. @param objects the oldest first. */
export function listOf<T extends { id: string }>(
  url: string,
  objects: T[],
  { limit, starting_after }: Paging,
) {
  const latestFirst = objects.toReversed();
  const start = latestFirst.findIndex(({ id }) => id === starting_after) + 1;
  const data = latestFirst.slice(start, start + limit);
  return { object: 'list', url, has_more: start + limit < latestFirst.length, data };
}
