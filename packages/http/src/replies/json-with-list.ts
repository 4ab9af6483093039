/** Streams an object as JSON; its last field is a list that is read page by page. */
export async function* jsonWithList<Whole extends object, Field extends keyof Whole & string>(
  head: Omit<Whole, Field>,
  field: Field,
  pages: AsyncIterable<Whole[Field] & readonly unknown[]>,
): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).replace(/\n}$/, `,\n  ${JSON.stringify(field)}: [`);
  let separator = '\n';
  for await (const page of pages) {
    for (const row of page) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
  }
  yield '\n  ]\n}\n';
}
