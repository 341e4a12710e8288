import type { ReactElement } from 'react';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import type { SourceText } from './source-pane.tsx';
import { type Standing, standingOf } from './standing.ts';
import { words } from './words.ts';

interface TraceNoteProps {
  readonly sentence: GroundedSentence;
  readonly source: SourceText;
  /** Quotes the source sentences too: for screens without room for the source beside the posts. */
  readonly quotes: boolean;
}

/** What stands behind one sentence of a post: how it stands to the source, what to check, and the source's words. */
export function TraceNote({ sentence, source, quotes }: TraceNoteProps): ReactElement {
  const standing = standingOf(sentence);
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[standing]}>{words.standing[standing].label}</Badge>
        {sentence.flags.length === 0 && (
          <span className="text-ink-soft">{words.standing[standing].detail}</span>
        )}
      </p>
      {sentence.flags.map((flag) => (
        <p key={`${flag.type}-${flag.start}`}>{flag.detail}</p>
      ))}
      {quotes &&
        sentence.support.map((index) => (
          <blockquote key={index} className="border-l-2 border-supported pl-3 font-serif text-base">
            {source.sentences[index]?.text}
          </blockquote>
        ))}
    </div>
  );
}

const tones: Record<Standing, BadgeTone> = {
  supported: 'supported',
  given: 'plain',
  framing: 'plain',
  check: 'check',
  unsupported: 'unsupported',
};
