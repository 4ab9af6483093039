import type { PageRequest, RenderedPage } from '@shop/shared';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { parsePath, StaticRouter } from 'react-router-dom';
import { createQueryClient } from '../../lib/http/query-client';
import { writePageData } from '../../lib/page-start/page-data';
import { PageOutcomeContext } from '../../ui/page/page-outcome';
import { Providers } from '../providers';
import { App, loadPage } from '../router';
import { withAnswers, type AnswerPageCall } from './answer-calls';
import { fetchContent } from './page-content';

/** React writes head elements before this tag. No text can contain it, because its `<` would be escaped. */
const ROOT = '<div id="root">';
const ROOT_END = '</div>';

/**
 * Renders a page as seen by a visitor without a session and a cart.
 * @throws ApiError when its data can't be read
 */
export async function renderPage(
  { address, origin, details }: PageRequest,
  answer: AnswerPageCall,
): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  try {
    // As the router parses it: `URL` would resolve an encoded `..`.
    const place = parsePath(address);
    await Promise.all([
      withAnswers(answer, () => fetchContent(queryClient, place, details)),
      loadPage(place),
    ]);
    return {
      ...render(
        <Providers queryClient={queryClient} origin={origin} shopDetails={details}>
          <StaticRouter location={address}>
            <App />
          </StaticRouter>
        </Providers>,
      ),
      data: writePageData(queryClient),
    };
  } finally {
    // Otherwise its timers would keep it in memory for half an hour.
    queryClient.clear();
  }
}

function render(page: ReactNode): Omit<RenderedPage, 'data'> {
  const outcome: Pick<RenderedPage, 'status' | 'movedTo'> = { status: 200 };
  const notFound = () => (outcome.status = 404);
  const moved = (path: string) => (outcome.movedTo = path);
  const html = renderToString(
    <PageOutcomeContext value={{ notFound, moved }}>
      <div id="root">{page}</div>
    </PageOutcomeContext>,
  );
  const start = html.indexOf(ROOT);
  return {
    ...outcome,
    head: html.slice(0, start),
    body: html.slice(start + ROOT.length, html.lastIndexOf(ROOT_END)),
  };
}
