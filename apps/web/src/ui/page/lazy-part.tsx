import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A part of pages that few visitors see, in its own chunk. A server has it from the start. What it has rendered stays
 * until the code is there.
 * @param Waiting what a browser shows meanwhile; nothing by default
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
) {
  let Loaded: ComponentType<Props> | undefined;
  const Part = lazy(async () => {
    // A short loss of connection should not show an error.
    const part = await load().catch(load);
    return { default: part };
  });
  if (import.meta.env.SSR) void load().then((part) => (Loaded = part));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={Waiting && <Waiting {...props} />}>
        {Loaded ? <Loaded {...props} /> : <Part {...props} />}
      </Suspense>
    );
  };
}
