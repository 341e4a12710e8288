import { Play } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { AppLink } from '#web/features/links/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { LiveExample } from './live-example.tsx';
import { useParallax } from './use-parallax.ts';
import { words } from './words.ts';

const DemoDialog = lazy(async () => ({ default: (await import('./demo-dialog.tsx')).DemoDialog }));

/** The promise on one side, the product itself on the other. */
export function Hero({ signedIn }: { readonly signedIn: boolean }): ReactElement {
  const bird = useParallax<HTMLDivElement>();
  const [demoOpen, setDemoOpen] = useState(false);
  return (
    <section className="relative overflow-clip border-b border-line has-data-own:[&_[data-parallax]]:hidden">
      <div
        ref={bird}
        data-parallax=""
        aria-hidden="true"
        className="pointer-events-none absolute hidden xl:-top-24 xl:right-[-160px] xl:block xl:w-[832px]"
      >
        <Flight />
      </div>
      <div className="relative mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 px-4 pt-12 pb-16 md:px-6 md:pt-20 xl:flex xl:flex-wrap xl:items-center xl:pt-16 xl:has-data-own:items-start">
        <div className="max-w-2xl xl:min-w-0 xl:flex-[5_1_21rem]">
          <h1 className="text-3xl md:text-4xl">{words.title}</h1>
          <p className="mt-5 max-w-xl text-lg text-pretty text-ink-soft">{words.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {signedIn ? (
              <AppLink to={paths.home} className={buttonClasses({ size: 'lg' })}>
                {words.open}
              </AppLink>
            ) : (
              <AppLink to={paths.signup} className={buttonClasses({ size: 'lg' })}>
                {words.start}
              </AppLink>
            )}
            <Button size="lg" variant="outline" onClick={() => setDemoOpen(true)}>
              <Play aria-hidden="true" />
              {words.watch}
            </Button>
          </div>
          {!signedIn && <p className="mt-3 text-sm text-ink-soft">{words.free}</p>}
        </div>
        <div className="min-w-0 xl:flex-[9_1_40rem]">
          <LiveExample signedIn={signedIn} />
        </div>
      </div>
      {demoOpen && (
        <Suspense fallback={null}>
          <DemoDialog onClose={() => setDemoOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** The lark of the logo, large, in the colour of early light. */
function Flight(): ReactElement {
  return (
    <svg viewBox="0 0 48 40" fill="none" aria-hidden="true" className="w-full stroke-dawn opacity-20">
      <g strokeWidth="0.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M7 28C16 29 25 27 31 20.5 34 17 37 15.5 42.5 16.5" />
        <path d="M25.5 25.5C19 22 13 14 12 4.5 21 6 28.5 12.5 31 20.5" />
        <path d="M36 16C34 12 34.5 7 38 3" />
      </g>
    </svg>
  );
}
