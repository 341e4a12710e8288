import { useQuery } from '@tanstack/react-query';
import { Hash, Newspaper } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import type { User } from '#contract/types.ts';
import { plans } from '#domain/plans/catalogue.ts';
import { cheapestPlanWith } from '#domain/plans/require-feature.ts';
import { teamQuery } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { words as planWords } from '#web/features/plans/words.ts';
import { PostActions } from '#web/features/posts/post-actions.tsx';
import { Card } from '#web/ui/card.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import type { Draft } from '../draft.ts';
import { words } from '../words.ts';
import { insightAccess } from './insight-access.ts';
import { InsightButton } from './insight-button.tsx';
import { PredictControls } from './predict-controls.tsx';
import { PredictionCard } from './prediction-card.tsx';
import { useHashtags, useHighlight } from './use-insight.ts';
import { hasPost, type Posts, type Prediction, usePrediction } from './use-prediction.ts';

interface InsightsProps {
  readonly draft: Draft;
  readonly role: User['role'];
  /** The posts on the screen; null where there are none. */
  readonly posts: Posts | null;
}

/** Hashtags and the highlight of the draft's text, and what its posts may get, for the plans that have them. */
export function Insights({ draft, role, posts }: InsightsProps): ReactElement | null {
  const { data: team } = useQuery(teamQuery);
  const hashtags = useHashtags();
  const highlight = useHighlight();
  const prediction = usePrediction(posts);
  if (team === undefined) return null;
  const access = insightAccess(team, role, new Date());
  return (
    <section aria-labelledby="insights" className="mt-16 border-t border-line pt-10">
      <h2 id="insights" className="text-2xl">
        {words.insights.title}
      </h2>
      {!access.open && <Locked />}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {access.hashtags && (
          <InsightButton
            icon={Hash}
            label={hashtags.running ? words.insights.hashtagsRunning : words.insights.hashtags}
            running={hashtags.running}
            onStart={() => hashtags.start(draft)}
          />
        )}
        {access.highlight && (
          <InsightButton
            icon={Newspaper}
            label={highlight.running ? words.insights.highlightRunning : words.insights.highlight}
            running={highlight.running}
            onStart={() => highlight.start(draft)}
          />
        )}
        {access.predict && (
          <PredictControls
            running={prediction.running}
            hasPosts={posts !== null && hasPost(posts)}
            onStart={(followers) => prediction.start(draft, followers)}
          />
        )}
      </div>
      <Answers hashtags={hashtags.answer} highlight={highlight.answer} prediction={prediction.answer} />
    </section>
  );
}

interface AnswersProps {
  readonly hashtags: readonly string[] | null;
  readonly highlight: string | null;
  readonly prediction: Prediction | null;
}

/** Texts are read out when they appear; of the tables only that they are there. */
function Answers({ hashtags, highlight, prediction }: AnswersProps): ReactElement {
  return (
    <>
      <div role="status">
        {hashtags !== null && (
          <Found title={words.insights.hashtagsTitle} text={hashtags.join(' ')}>
            <p className="font-medium text-sky">{hashtags.join(' ')}</p>
          </Found>
        )}
        {highlight !== null && (
          <Found title={words.insights.highlightTitle} text={highlight}>
            {highlight.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Found>
        )}
        {prediction !== null && <p className="sr-only">{words.insights.predictDone}</p>}
      </div>
      {prediction !== null && <PredictionCard prediction={prediction} />}
    </>
  );
}

function Locked(): ReactElement {
  const titleOf = (insight: Parameters<typeof cheapestPlanWith>[0]): string =>
    plans[cheapestPlanWith(insight)].title;
  return (
    <p className="mt-2 text-ink-soft">
      {words.insights.locked(titleOf('hashtags'), titleOf('highlight'))}{' '}
      <Link to={paths.pricing} className="py-3 font-medium text-sky underline underline-offset-4">
        {planWords.seePlans}
      </Link>
    </p>
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
