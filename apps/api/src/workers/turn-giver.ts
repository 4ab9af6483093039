/** Gives one taker after the other the turn to do what only one may do at a time. */
export class TurnGiver<Taker> {
  /** The first one has the turn. */
  private waiting: Taker[] = [];

  /** @param give tells a taker that it has the turn. */
  constructor(private readonly give: (taker: Taker) => void) {}

  enter(taker: Taker): void {
    if (this.waiting.push(taker) === 1) this.give(taker);
  }

  /** Also for a taker that has ended, whether it had the turn, waited or neither. */
  leave(taker: Taker): void {
    const [holder] = this.waiting;
    this.waiting = this.waiting.filter((each) => each !== taker);
    const [next] = this.waiting;
    if (next !== undefined && next !== holder) this.give(next);
  }
}
