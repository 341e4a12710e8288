import type { ReactElement } from 'react';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import type { Mark } from '#domain/grounding/mark.ts';
import { explainMark, sayFlag, sayMark } from '#domain/grounding/say-mark.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import type { SourceText } from './source-pane.tsx';
import { words } from './words.ts';

interface TraceNoteProps {
  readonly sentence: GroundedSentence;
  readonly source: SourceText;
  /** Quotes the source sentences too: for screens without room for the source beside the posts. */
  readonly quotes: boolean;
}

/** What stands behind one sentence of a post: its mark, what to check, and the source's words. */
export function TraceNote({ sentence, source, quotes }: TraceNoteProps): ReactElement {
  const explained = explainMark(sentence);
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[sentence.mark]}>{sayMark(sentence)}</Badge>
        {explained !== '' && <span className="text-ink-soft">{explained}</span>}
      </p>
      <FlagNotes sentence={sentence} />
      {quotes &&
        sentence.support.map((index) => (
          <blockquote
            key={index}
            className={`border-l-2 pl-3 font-serif text-base ${sentence.mark === 'matches' ? 'border-supported' : 'border-line-strong'}`}
          >
            {source.sentences[index]?.text}
          </blockquote>
        ))}
    </div>
  );
}

/** The words at fault of a flagged sentence, why, and a better wording where one is known. */
export function FlagNotes({ sentence }: Pick<TraceNoteProps, 'sentence'>): ReactElement[] {
  return sentence.flags.map((flag) => (
    <p key={`${flag.type}-${flag.start}`}>
      {sayFlag(sentence.text, flag)}
      {flag.better !== undefined && (
        <>
          {' '}
          <span className="font-medium">{words.better}</span> {flag.better}
        </>
      )}
    </p>
  ));
}

const tones: Record<Mark, BadgeTone> = {
  matches: 'supported',
  compare: 'plain',
  flagged: 'unsupported',
  wording: 'plain',
  yours: 'sky',
};
