/** What the shop says about delivery. Administrators write it on the settings page; `deliveryText` is its field. */
export function DeliveryPolicy({ text }: { text: string }) {
  return (
    <div>
      <dt>Delivery</dt>
      <dd>{text}</dd>
    </div>
  );
}
