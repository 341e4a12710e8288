import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { AppProviders } from './app/app-providers.tsx';
import { LandingPage } from './app/landing-page.tsx';
import { type PageHead, pageHeads } from './app/page-heads.ts';
import { paths } from './app/paths.ts';
import { routes } from './app/router.tsx';

export interface DrawnPage {
  readonly path: string;
  /** Null where only the person signed in sees the page, and nobody is to find it. */
  readonly head: PageHead | null;
  /** Which of the built documents it goes into. */
  readonly document: 'landing' | 'app';
  readonly html: string;
}

/** Every public page as HTML, and the generator before it is known who is there. Run at build time. */
export async function drawPages(): Promise<DrawnPage[]> {
  const drawn: DrawnPage[] = [];
  for (const head of pageHeads) {
    const { path } = head;
    drawn.push(
      path === paths.landing
        ? { path, head, document: 'landing', html: draw(<LandingPage />) }
        : { path, head, document: 'app', html: draw(await appAt(path)) },
    );
  }
  drawn.push({ path: paths.home, head: null, document: 'app', html: draw(await appAt(paths.home)) });
  return drawn;
}

async function appAt(path: string): Promise<ReactNode> {
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(`https://paperlark.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page`);
  return (
    <AppProviders>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppProviders>
  );
}

function draw(page: ReactNode): string {
  // The title stands in the document's head.
  return renderToString(<StrictMode>{page}</StrictMode>).replace(/<title>.*?<\/title>/s, '');
}
