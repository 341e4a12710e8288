import type { ReactElement } from 'react';
import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { FounderQuote } from './founder-quote.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MightSay } from './might-say.tsx';
import { PricingTeaser } from './pricing-teaser.tsx';
import { ToneOptions } from './tone-options.tsx';

/** Spec section 2: the parts and their order. Drawn at build time too, so nothing here may need the browser to be read. */
export function LandingScreen({ signedIn }: { readonly signedIn: boolean }): ReactElement {
  return (
    <>
      <Hero signedIn={signedIn} />
      <FounderQuote />
      <HowItWorks />
      <ToneOptions />
      <MightSay />
      <Features />
      <PricingTeaser signedIn={signedIn} />
      <Closing signedIn={signedIn} />
    </>
  );
}
