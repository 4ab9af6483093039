import type { Controls } from './controls.js';

type Input<K extends keyof Controls> = Parameters<Controls[K]>[0];

/** Calls one of the controls. */
export type Control = <K extends keyof Controls>(
  name: K,
  ...input: undefined extends Input<K> ? [] : [Input<K>]
) => Promise<ReturnType<Controls[K]>>;

/** The controls of a stand-in at an origin. */
export function controlAt(origin: string): Control {
  return async <K extends keyof Controls>(name: K, input?: unknown) => {
    const reply = await fetch(`${origin}/control/${name}`, {
      method: 'POST',
      body: JSON.stringify(input ?? null),
    });
    const answer: unknown = await reply.json();
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer as ReturnType<Controls[K]>;
  };
}
