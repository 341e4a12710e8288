import { Hash, Newspaper } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { researchTextLimits } from '#domain/research/research-text.ts';
import { PostActions } from '#web/features/posts/post-actions.tsx';
import { Card } from '#web/ui/card.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { type Draft, usedText } from '../draft.ts';
import { Highlight } from './highlight.tsx';
import type { InsightAccess } from './insight-access.ts';
import { InsightButton } from './insight-button.tsx';
import { PredictControls } from './predict-controls.tsx';
import { PredictionCard } from './prediction-card.tsx';
import { useHashtags, useHighlight } from './use-insight.ts';
import { hasPost, type Posts, type Prediction, usePrediction } from './use-prediction.ts';
import { words } from './words.ts';

interface InsightToolsProps {
  readonly draft: Draft;
  readonly access: InsightAccess;
  /** The posts on the screen; null where there are none. */
  readonly posts: Posts | null;
}

/** Asks for hashtags, the highlight and what the posts may get, and shows the answers. Fetched for the plans that have them. */
export function InsightTools({ draft, access, posts }: InsightToolsProps): ReactElement {
  const hashtags = useHashtags();
  const highlight = useHighlight();
  const prediction = usePrediction(posts);
  const whyId = useId();
  const isShort = usedText(draft).length < researchTextLimits.min;
  const missing = { disabled: isShort, why: isShort ? whyId : undefined };
  return (
    <>
      {isShort && (
        <p id={whyId} className="mt-2 text-ink-soft">
          {words.short(researchTextLimits.min)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {access.hashtags && (
          <InsightButton
            icon={Hash}
            label={hashtags.running ? words.hashtagsRunning : words.hashtags}
            running={hashtags.running}
            {...missing}
            onStart={() => hashtags.start(draft)}
          />
        )}
        {access.highlight && (
          <InsightButton
            icon={Newspaper}
            label={highlight.running ? words.highlightRunning : words.highlight}
            running={highlight.running}
            {...missing}
            onStart={() => highlight.start(draft)}
          />
        )}
        {access.predict && (
          <PredictControls
            running={prediction.running}
            hasPosts={posts !== null && hasPost(posts)}
            {...missing}
            onStart={(followers) => prediction.start(draft, followers)}
          />
        )}
      </div>
      <Answers hashtags={hashtags.answer} highlight={highlight.answer} prediction={prediction.answer} />
    </>
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
          <Found title={words.hashtagsTitle} text={hashtags.join(' ')}>
            <p className="font-medium text-sky">{hashtags.join(' ')}</p>
          </Found>
        )}
        {highlight !== null && (
          <Found title={words.highlightTitle} text={highlight}>
            <Highlight key={highlight} text={highlight} />
          </Found>
        )}
        {prediction !== null && <p className="sr-only">{words.predictDone}</p>}
      </div>
      {prediction !== null && <PredictionCard prediction={prediction} />}
    </>
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
