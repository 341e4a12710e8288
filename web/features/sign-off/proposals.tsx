import type { ReactElement } from 'react';
import { sayMark } from '#domain/grounding/say-mark.ts';
import { FlagNotes } from '#web/features/trace/trace-note.tsx';
import { Button } from '#web/ui/button.tsx';
import type { TalkProps } from './talk-props.ts';
import { words } from './words.ts';

/** Other words that somebody proposed, with what the check says of them; the team takes or declines them. */
export function Proposals({ sign, platform, act, isTeam }: TalkProps): ReactElement | null {
  const proposals = sign.proposals.filter((one) => one.platform === platform);
  if (proposals.length === 0) return null;
  return (
    <section aria-label={words.post.proposals} className="text-sm">
      <ul className="flex flex-col gap-4">
        {proposals.map(({ number, by, text, sentences, outcome }) => (
          <li key={number} className="border-l-2 border-sky pl-3">
            <p className="break-words whitespace-pre-wrap">
              <b className="font-medium">{words.post.by(by.name)}</b> {text}
            </p>
            <ul className="mt-1 text-ink-soft">
              {sentences
                .filter(({ mark }) => mark === 'flagged' || mark === 'compare')
                .map((sentence) => (
                  <li key={sentence.text}>
                    {sayMark(sentence)}: <q>{sentence.text}</q>
                    <FlagNotes sentence={sentence} />
                  </li>
                ))}
            </ul>
            {outcome !== 'open' && <p className="mt-1 font-medium">{words.post.outcomes[outcome]}</p>}
            {outcome === 'open' && isTeam && sign.state !== 'withdrawn' && (
              <div className="mt-2 flex flex-wrap gap-2">
                <Button
                  size="sm"
                  disabled={act.isPending}
                  onClick={() => act.mutate({ act: 'take', proposal: number, revision: sign.revision })}
                >
                  {words.post.take}
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  disabled={act.isPending}
                  onClick={() => act.mutate({ act: 'decline', proposal: number })}
                >
                  {words.post.decline}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
