import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { GenerateAnswer } from '#contract/types.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import { PostsWithSource } from '#web/features/posts/posts-with-source.tsx';
import { madeWords } from '#web/features/writer/made-words.ts';
import { bringIntoView } from '#web/ui/motion.ts';
import { FaithfulPost } from './faithful-post.tsx';
import { words } from './words.ts';

/** Spec section 2: the first 50 characters of a post are typed. */
const typed = 50;

interface ResultsProps {
  readonly answer: GenerateAnswer;
  readonly name: string;
  /** False where posts were on the screen already, one after the other. */
  readonly typing: boolean;
}

/** What came back. */
export function Results({ answer, name, typing }: ResultsProps): ReactElement {
  const below = (platform: PlatformId): ReactNode => {
    const faithful = answer.faithful[platform];
    return faithful === undefined ? null : <FaithfulPost platform={platform} text={faithful.text} />;
  };
  return (
    <>
      <Warnings warnings={answer.warnings} />
      <PostsWithSource
        posts={answer.generatedContent}
        grounding={answer.grounding}
        source={answer.factSheet}
        name={name}
        typed={typing ? typed : 0}
        aboutSource={<EvidenceLine evidence={answer.evidence} />}
        below={below}
      />
      <p className="mt-6 text-sm text-ink-soft">{madeWords(answer.made)}</p>
    </>
  );
}

/** Review, design and subjects, as labels on press releases say them. */
function EvidenceLine({ evidence }: { readonly evidence: GenerateAnswer['evidence'] }): ReactElement | null {
  const { text } = evidence;
  if (typeof text !== 'string') return null;
  return (
    <p className="mt-2 text-sm text-ink-soft">
      <b className="font-medium text-ink">{words.results.evidence}:</b> {text}
    </p>
  );
}

interface ResultsFrameProps {
  /** Read out when it appears and whenever it changes. */
  readonly status: string;
  readonly children: ReactNode;
}

/** Where posts appear. It takes the focus when it does, and is scrolled to; what comes later does not move the page. */
export function ResultsFrame({ status, children }: ResultsFrameProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    bringIntoView(heading.current, 'start');
  }, []);
  return (
    <section aria-labelledby="results" className="mt-16 border-t border-line pt-10">
      <h2 id="results" ref={heading} tabIndex={-1} data-quiet-focus="" className="text-2xl">
        {words.results.title}
      </h2>
      <p role="status" className="mt-1 mb-4 text-ink-soft">
        {status}
      </p>
      {children}
    </section>
  );
}

function Warnings({ warnings }: { readonly warnings: readonly string[] }): ReactElement | null {
  if (warnings.length === 0) return null;
  return (
    <div className="mb-6 rounded-md bg-check-wash px-4 py-3">
      <h3 className="font-sans text-base font-medium tracking-normal">{words.results.warnings}</h3>
      <ul className="mt-1 list-disc pl-5 text-ink-soft">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}
