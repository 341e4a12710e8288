import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import type { Mark } from '#domain/grounding/mark.ts';
import { explainMark, noMismatch, sayMark } from '#domain/grounding/say-mark.ts';
import type { SourceText } from '#web/features/trace/source-pane.tsx';
import { FlagNotes } from '#web/features/trace/trace-note.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { words } from './words.ts';

interface PostEditorProps {
  readonly label: string;
  readonly text: string;
  readonly sentences: readonly GroundedSentence[];
  readonly source: SourceText;
  /** What is over the platform's limit, in its own count; 0 where it fits. */
  readonly over: number;
  readonly onEdit: (text: string) => void;
  readonly onDone: () => void;
}

/** The post's text, changed in its place; what the source does not say is told as one types. */
export function PostEditor({
  label,
  text,
  sentences,
  source,
  over,
  onEdit,
  onDone,
}: PostEditorProps): ReactElement {
  const area = useRef<HTMLTextAreaElement>(null);
  // The letters are shown at once; the check behind them may take a moment.
  const [typed, setTyped] = useState(text);
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  useEffect(() => setTyped(text), [text]);
  return (
    <div className="flex flex-col gap-3">
      <Textarea
        ref={area}
        minRows={3}
        maxRows={24}
        aria-label={words.editLabel(label)}
        aria-invalid={over > 0 || undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onEdit(event.target.value);
        }}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <div role="status" className="flex flex-col gap-2 text-sm">
        {over > 0 && <p className="font-medium text-unsupported">{words.over(over)}</p>}
        <Checked sentences={sentences} source={source} />
      </div>
    </div>
  );
}

/** What is to be looked at, sentence by sentence: what is at fault, what only the person said, what to compare with what. */
function Checked({ sentences, source }: Pick<PostEditorProps, 'sentences' | 'source'>): ReactElement {
  const notes = sentences.filter(({ mark }) => mark !== 'matches' && mark !== 'wording');
  const hasFault = sentences.some(({ mark }) => mark === 'flagged' || mark === 'yours');
  return (
    <>
      {!hasFault && <p className="text-ink-soft">{noMismatch}</p>}
      {notes.length > 0 && (
        <ul className="flex flex-col gap-2">
          {notes.map((sentence, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may stand in a post twice
            <li key={at} data-mark={sentence.mark} className={`border-l-2 pl-3 ${edges[sentence.mark]}`}>
              <span className="line-clamp-1 text-ink-soft">“{sentence.text}”</span>
              <p>
                <b className="font-medium">{sayMark(sentence)}.</b>{' '}
                {sentence.mark === 'yours' && explainMark(sentence)}
              </p>
              <FlagNotes sentence={sentence} />
              {sentence.mark === 'compare' && <Nearest sentence={sentence} source={source} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const edges: Readonly<Record<Mark, string>> = {
  matches: 'border-supported',
  compare: 'border-dashed border-line-strong',
  flagged: 'border-unsupported',
  wording: 'border-line',
  yours: 'border-double border-sky',
};

/** The sentence of the source that one compares with. */
function Nearest({
  sentence: { support },
  source,
}: {
  readonly sentence: GroundedSentence;
  readonly source: SourceText;
}): ReactElement | null {
  const [nearest] = support;
  const text = nearest === undefined ? undefined : source.sentences[nearest]?.text;
  return text === undefined ? null : <q className="font-serif text-ink-soft">{text}</q>;
}
