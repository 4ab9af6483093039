import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageLoading } from './layouts/page-loading';

const RETRY_AFTER_MS = 400;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
}

/**
 * A page in a chunk of its own, loaded when it is first visited. By a loader, not by the route's `lazy`: the router keeps
 * a failed `lazy` for the rest of the visit, while a loader that failed is asked again at the next click.
 */
export function lazily(load: () => Promise<ComponentType>) {
  let Page: ComponentType | undefined;
  return {
    loader: async () => {
      // A connection that drops for a moment is no reason to show an error.
      Page ??= await load().catch(() => pause().then(load));
      return null;
    },
    shouldRevalidate: () => false,
    Component: () => Page && <Page />,
    HydrateFallback: PageLoading,
  } satisfies RouteObject;
}
