/** What the shop says about returns. Administrators write it on the settings page; `returnsText` is its field. */
export function ReturnPolicy({ text }: { text: string }) {
  return (
    <div>
      <dt>Returns</dt>
      <dd>{text}</dd>
    </div>
  );
}
