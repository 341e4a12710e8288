import { type ReactElement, useState } from 'react';
import { GenerateForm } from './generate-form.tsx';
import { MadeLink } from './made-link.tsx';
import { TokenList } from './token-list.tsx';
import type { FreshTrial } from './use-trials.ts';
import { words } from './words.ts';

/** Where an admin gives trials, and sees what became of them. Its route needs an admin. */
export function GenerateTrialScreen(): ReactElement {
  const [fresh, setFresh] = useState<readonly FreshTrial[]>([]);
  const [latest] = fresh;
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-10 md:px-6 md:py-16">
      <title>{words.page}</title>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{words.lead}</p>
      <div className="mt-8 flex flex-col gap-6">
        <GenerateForm onMade={(made) => setFresh([made, ...fresh])} />
        <div role="status" className="empty:-mt-6">
          {latest !== undefined && <MadeLink key={latest._id} made={latest} />}
        </div>
        <TokenList fresh={fresh} />
      </div>
    </div>
  );
}
