import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PageLoading } from './layouts/page-loading';
import type { PageHandle } from './page-handle';

const RETRY_AFTER_MS = 400;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
}

/**
 * A route whose page is a separate chunk, loaded at its first visit. It uses a loader instead of the route's `lazy`: the
 * router never retries a failed `lazy`, but runs a failed loader again at the next click.
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  let Page: ComponentType | undefined;
  async function loadCode() {
    // A connection that drops for a moment should not show an error.
    Page ??= await load().catch(() => pause().then(load));
    return null;
  }
  return {
    loader: loadCode,
    handle: { loadCode } satisfies PageHandle,
    shouldRevalidate: () => false,
    Component: () => Page && <Page />,
    HydrateFallback: PageLoading,
  } satisfies RouteObject;
}
