/**
 * Lets one command of a session run at a time: the next begins when the one before is done, also a
 * write that is sent again while the first is still running.
 */
export class SessionTurns {
  private readonly running = new Map<string, Promise<unknown>>();

  async take<T>(session: string, command: () => Promise<T>): Promise<T> {
    for (let before; (before = this.running.get(session));) await before.catch(() => undefined);
    const running = command();
    this.running.set(session, running);
    try {
      return await running;
    } finally {
      this.running.delete(session);
    }
  }
}
