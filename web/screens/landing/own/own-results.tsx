import { type ReactElement, useEffect, useRef } from 'react';
import { paths } from '#web/app/paths.ts';
import { AppLink } from '#web/features/links/app-link.tsx';
import { PostsWithSource } from '#web/features/posts/posts-with-source.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { bringIntoView } from '#web/ui/motion.ts';
import { doubtOf } from './own-text.tsx';
import type { Own, Written } from './use-own.ts';
import { words } from './words.ts';

interface OwnResultsProps {
  readonly own: Own;
  readonly written: Written;
  readonly signedIn: boolean;
}

/** The posts beside the text, as in the generator: to be traced and copied. It takes the focus when it appears, unless the text is to be looked at first. */
export function OwnResults({ own, written, signedIn }: OwnResultsProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const { generatedContent, grounding, factSheet, warnings, sure } = written.generated;
  const first = useRef(sure);
  useEffect(() => {
    if (!first.current) return;
    heading.current?.focus({ preventScroll: true });
    bringIntoView(heading.current, 'start');
  }, []);
  return (
    <section aria-labelledby="own-posts" aria-busy={own.isWriting} className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="own-posts" ref={heading} tabIndex={-1} data-quiet-focus="" className="scroll-mt-20 text-xl">
          {words.posts}
        </h2>
        <AppLink
          to={signedIn ? paths.home : paths.signup}
          className={buttonClasses({ variant: 'outline', size: 'sm' })}
        >
          {signedIn ? words.open : words.signUp}
        </AppLink>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {own.isOpen && written.used < written.length && `${words.used(written)} `}
        {!sure && `${words.choose} `}
        <span className="figures">{words.took(written.took)}</span>{' '}
        {signedIn ? words.nextSignedIn : words.next}
      </p>
      <Warnings warnings={warnings.filter((warning) => warning !== doubtOf(own))} />
      <div className="mt-4">
        <PostsWithSource
          posts={generatedContent}
          grounding={grounding}
          source={factSheet}
          name={words.name}
          typed={0}
          lead={{
            sentence: factSheet.finding.sentence,
            choose: (finding) => own.choose({ finding }),
          }}
        />
      </div>
    </section>
  );
}

/** What one should know before posting: another language, no plain finding, a tone that does not fit. */
function Warnings({ warnings }: { readonly warnings: readonly string[] }): ReactElement | null {
  if (warnings.length === 0) return null;
  return (
    <ul
      aria-label={words.warnings}
      className="mt-3 flex list-none flex-col gap-1 rounded-md bg-check-wash px-4 py-3 text-sm"
    >
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}
