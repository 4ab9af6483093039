import { Notice } from '../../../ui/feedback/notice';

/** Says that the shop only pretends to take payments, and how to take real ones. */
export function SimulatedNotice() {
  return (
    <Notice>
      <p>
        <strong>Payments are simulated.</strong> What shoppers pay at once counts as paid, but no
        money is taken. To take real payments, whoever runs the server sets{' '}
        <code>STRIPE_SECRET_KEY</code>, as <code>.env.example</code> shows.
      </p>
    </Notice>
  );
}
