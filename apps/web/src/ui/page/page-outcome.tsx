import { createContext, use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** What a server must know about a page that it renders, besides its HTML. */
interface PageOutcome {
  notFound: () => void;
  /** @param path where this page has moved to */
  moved: (path: string) => void;
}

export const PageOutcomeContext = createContext<PageOutcome | undefined>(undefined);

/** Tells a server to reply with the status 404. */
export function useNotFound() {
  use(PageOutcomeContext)?.notFound();
}

/** Redirects to where this page has moved, with the same query. */
export function Moved({ to }: { to: string }) {
  const { search } = useLocation();
  const outcome = use(PageOutcomeContext);
  outcome?.moved(to);
  return outcome ? null : <Navigate to={{ pathname: to, search }} replace />;
}
