import type { ReactElement } from 'react';
import { TraceNote } from '#web/features/trace/trace-note.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { flaggedParts } from './flagged-parts.ts';
import type { Checked } from './use-check.ts';
import { words } from './words.ts';

type Sentence = Checked['sentences'][number];

interface CheckedSentenceProps {
  readonly sentence: Sentence;
  readonly source: Checked['source'];
}

/** A sentence of the post, its mark and what is at fault; beside it the sentence of the paper, with the thread between them. */
export function CheckedSentence({ sentence, source }: CheckedSentenceProps): ReactElement {
  if (sentence.mark === 'wording') return <Wording sentence={sentence} source={source} />;
  return (
    <li className="grid rounded-md border border-line bg-sheet p-4 shadow-soft md:p-5 lg:grid-cols-[minmax(0,1fr)_4rem_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-3">
        <p className="text-lg">
          <span className="mark" data-mark={sentence.mark}>
            <FlaggedText sentence={sentence} />
          </span>
        </p>
        <TraceNote sentence={sentence} source={source} quotes={false} />
      </div>
      <Nearest sentence={sentence} source={source} />
    </li>
  );
}

/** What claims nothing needs no room beside it. */
function Wording({ sentence, source }: CheckedSentenceProps): ReactElement {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-2 px-4 md:px-5">
      <span className="mark min-w-0" data-mark={sentence.mark}>
        {sentence.text}
      </span>
      <TraceNote sentence={sentence} source={source} quotes={false} />
    </li>
  );
}

/** The sentence of the paper that says it, or the two that come nearest where none is known to. */
function Nearest({ sentence: { mark, support }, source }: CheckedSentenceProps): ReactElement {
  const nearest = support.slice(0, mark === 'matches' ? 1 : 2).flatMap((index) => {
    const near = source.sentences[index];
    return near === undefined ? [] : [{ ...near, number: index + 1 }];
  });
  if (nearest.length === 0)
    return <p className="mt-3 text-sm text-ink-soft lg:col-start-3 lg:mt-1">{words.none}</p>;
  return (
    <>
      <Thread mark={mark} />
      <div
        className={classNames(
          'mt-4 flex min-w-0 flex-col gap-3 border-l-2 pl-3 lg:mt-0 lg:border-l-0 lg:pl-0',
          mark === 'matches' ? 'border-supported' : 'border-line-strong',
        )}
      >
        {nearest.map(({ text, number }) => (
          <figure key={number}>
            <figcaption className="figures text-sm text-ink-soft">{words.nearest(number)}</figcaption>
            <blockquote className="mt-1 font-serif text-lg">{text}</blockquote>
          </figure>
        ))}
      </div>
    </>
  );
}

/** Solid where the paper says so, broken where one is to compare. */
function Thread({ mark }: Pick<Sentence, 'mark'>): ReactElement {
  const isProven = mark === 'matches';
  const dot = classNames('size-1.5 shrink-0 rounded-full', isProven ? 'bg-supported' : 'bg-ink-soft');
  return (
    <span aria-hidden="true" className="mt-3.5 hidden h-1.5 items-center px-3 lg:flex">
      <span className={dot} />
      <span
        className={classNames(
          'h-0 flex-1 border-t-2',
          isProven ? 'border-supported' : 'border-dashed border-ink-soft',
        )}
      />
      <span className={dot} />
    </span>
  );
}

/** The sentence, with the words at fault brought out. */
function FlaggedText({ sentence }: Pick<CheckedSentenceProps, 'sentence'>): ReactElement {
  return (
    <>
      {flaggedParts(sentence.text, sentence.flags).map(({ text, start, isFlagged }) =>
        isFlagged ? (
          <b key={start} className="rounded-sm bg-unsupported-wash font-semibold text-unsupported">
            {text}
          </b>
        ) : (
          text
        ),
      )}
    </>
  );
}
