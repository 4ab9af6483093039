/**
 * Runs the commands of a session one at a time. This includes a retried write that arrives while the first attempt
 * is still running.
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
