import { useQuery } from '@tanstack/react-query';
import { Hash, Newspaper } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { User } from '#contract/types.ts';
import { plans } from '#domain/plans/catalogue.ts';
import { cheapestPlanWith } from '#domain/plans/require-feature.ts';
import { teamQuery } from '#web/api/queries.ts';
import { PostActions } from '#web/features/posts/post-actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import type { Draft } from '../draft.ts';
import { words } from '../words.ts';
import { insightAccess } from './insight-access.ts';
import { useHashtags, useHighlight } from './use-insight.ts';

interface InsightsProps {
  readonly draft: Draft;
  readonly role: User['role'];
}

/** Hashtags and the highlight of the draft's text, for the plans that have them. */
export function Insights({ draft, role }: InsightsProps): ReactElement | null {
  const { data: team } = useQuery(teamQuery);
  const hashtags = useHashtags();
  const highlight = useHighlight();
  if (team === undefined) return null;
  const access = insightAccess(team, role, new Date());
  return (
    <section aria-labelledby="insights" className="mt-16 border-t border-line pt-10">
      <h2 id="insights" className="text-2xl">
        {words.insights.title}
      </h2>
      {!access.open && <Locked />}
      <div className="mt-4 flex flex-wrap gap-3">
        {access.hashtags && (
          <Button
            variant="outline"
            aria-disabled={hashtags.running}
            onClick={() => hashtags.running || hashtags.start(draft)}
          >
            <Hash aria-hidden="true" />
            {hashtags.running ? words.insights.hashtagsRunning : words.insights.hashtags}
          </Button>
        )}
        {access.highlight && (
          <Button
            variant="outline"
            aria-disabled={highlight.running}
            onClick={() => highlight.running || highlight.start(draft)}
          >
            <Newspaper aria-hidden="true" />
            {highlight.running ? words.insights.highlightRunning : words.insights.highlight}
          </Button>
        )}
      </div>
      <div role="status">
        {hashtags.answer !== null && (
          <Found title={words.insights.hashtagsTitle} text={hashtags.answer.join(' ')}>
            <p className="font-medium text-sky">{hashtags.answer.join(' ')}</p>
          </Found>
        )}
        {highlight.answer !== null && (
          <Found title={words.insights.highlightTitle} text={highlight.answer}>
            {highlight.answer.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Found>
        )}
      </div>
    </section>
  );
}

function Locked(): ReactElement {
  const titleOf = (insight: Parameters<typeof cheapestPlanWith>[0]): string =>
    plans[cheapestPlanWith(insight)].title;
  return (
    <p className="mt-2 text-ink-soft">{words.insights.locked(titleOf('hashtags'), titleOf('highlight'))}</p>
  );
}

interface FoundProps {
  readonly title: string;
  /** What copying takes. */
  readonly text: string;
  readonly children: ReactNode;
}

function Found({ title, text, children }: FoundProps): ReactElement {
  return (
    <Card aria-label={title} className="mt-5 flex flex-col gap-3 p-5">
      <h3 className="text-lg">{title}</h3>
      {children}
      <TooltipProvider>
        <PostActions what={title.toLowerCase()} text={text} />
      </TooltipProvider>
    </Card>
  );
}
