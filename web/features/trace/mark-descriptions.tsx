import type { ReactElement } from 'react';
import type { GroundedSentence } from '#domain/grounding/grounded-sentence.ts';
import { explainMark, sayFlag, sayMark } from '#domain/grounding/say-mark.ts';
import { type PlatformId, platformIds } from '#domain/posts/platforms.ts';
import type { Grounding } from './trace.ts';

interface MarkDescriptionsProps {
  readonly idPrefix: string;
  readonly grounding: Grounding;
}

/** Hidden texts that marked sentences point to with aria-describedby: what is known of each, in words. */
export function MarkDescriptions({ idPrefix, grounding }: MarkDescriptionsProps): ReactElement {
  return (
    <div hidden>
      {platformIds.flatMap((platform) =>
        (grounding[platform] ?? []).map((sentence, index) => {
          const id = markId(idPrefix, platform, index);
          return (
            <span key={id} id={id}>
              {descriptionOf(sentence)}
            </span>
          );
        }),
      )}
    </div>
  );
}

/** Where the description of a sentence is found. */
export function markId(idPrefix: string, platform: PlatformId, sentence: number): string {
  return `${idPrefix}-${platform}-${sentence}`;
}

function descriptionOf(sentence: GroundedSentence): string {
  const flags = sentence.flags.map((flag) => sayFlag(sentence.text, flag));
  return [`${sayMark(sentence)}.`, explainMark(sentence), ...flags].filter((part) => part !== '').join(' ');
}
