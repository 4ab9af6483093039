import { createContext, use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** What a server has to know of the page that it renders, besides its HTML. */
interface PageOutcome {
  notFound: () => void;
  /** @param path of the page that took its place */
  moved: (path: string) => void;
}

export const PageOutcomeContext = createContext<PageOutcome | undefined>(undefined);

/** Tells a server to reply with the status 404. */
export function useNotFound() {
  use(PageOutcomeContext)?.notFound();
}

/** Leads to the page that took the place of this one, with the same query. */
export function Moved({ to }: { to: string }) {
  const { search } = useLocation();
  const outcome = use(PageOutcomeContext);
  outcome?.moved(to);
  return outcome ? null : <Navigate to={{ pathname: to, search }} replace />;
}
