/** A lock with a FIFO queue: gives one taker after the other the turn. */
export class TurnGiver<Taker> {
  /** The first one has the turn. */
  private waiting: Taker[] = [];

  /** @param give notifies a taker that it has the turn. */
  constructor(private readonly give: (taker: Taker) => void) {}

  enter(taker: Taker): void {
    if (this.waiting.push(taker) === 1) this.give(taker);
  }

  /** Removes a taker, whether it had the turn, waited or neither. Also for a worker that has exited. */
  leave(taker: Taker): void {
    const [holder] = this.waiting;
    this.waiting = this.waiting.filter((each) => each !== taker);
    const [next] = this.waiting;
    if (next !== undefined && next !== holder) this.give(next);
  }
}
