import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { standingOf } from '#web/features/trace/standing.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { words } from './words.ts';

interface PostEditorProps {
  readonly label: string;
  readonly text: string;
  readonly sentences: readonly GroundedSentence[];
  /** What is over the platform's limit, in its own count; 0 where it fits. */
  readonly over: number;
  readonly onEdit: (text: string) => void;
  readonly onDone: () => void;
}

/** The post's text, changed in its place; what the source does not say is told as one types. */
export function PostEditor({ label, text, sentences, over, onEdit, onDone }: PostEditorProps): ReactElement {
  const area = useRef<HTMLTextAreaElement>(null);
  // The letters are shown at once; the check behind them may take a moment.
  const [typed, setTyped] = useState(text);
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  useEffect(() => setTyped(text), [text]);
  const notes = sentences.filter((sentence) => ['check', 'unsupported'].includes(standingOf(sentence)));
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
        {notes.length === 0 ? (
          <p className="text-ink-soft">{words.allSupported}</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {notes.map((sentence) => (
              <li key={sentence.text} className="border-l-2 border-check pl-3">
                <span className="line-clamp-1 text-ink-soft">“{sentence.text}”</span>
                {sentence.flags.map((flag) => (
                  <span key={`${flag.type}-${flag.start}`} className="block">
                    {flag.detail}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
