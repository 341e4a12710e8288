import { markKinds } from '#domain/grounding/mark.ts';
import { explainMark, markNames } from '#domain/grounding/say-mark.ts';
import { type Platform, platformIds, platforms } from '#domain/posts/platforms.ts';
import { toneIds, tones } from '#domain/posts/tones.ts';
import { researchTextLimits } from '#domain/research/research-text.ts';

export const craftUri = 'paperlark://craft';

/** How a good post is made, in Markdown, from the tables of tones and platforms. */
export function craft(): string {
  const toneLines = toneIds.map((id) => {
    const { label, description, ownWords } = tones[id];
    return `- \`${id}\` (${label}): ${description} ${ownWords}`;
  });
  return [
    '# How a post is made',
    `From a source of ${researchTextLimits.min} to ${researchTextLimits.max} characters. No tone claims more than the source does: numbers, names, who was studied, doubt and direction stay.`,
    '## Tones',
    toneLines.join('\n'),
    '## Platforms',
    platformIds.map((id) => `- \`${id}\` ${platformLine(id)}`).join('\n'),
    '## Marks of sentences',
    markKinds
      .map((mark) => `- \`${mark}\`: ${markNames[mark]}. ${explainMark({ text: '', mark })}`.trimEnd())
      .join('\n'),
  ].join('\n\n');
}

/** What a platform takes, in a line. */
export function platformLine(id: keyof typeof platforms): string {
  const { label, limit, fold, band, tags, linksWork }: Platform = platforms[id];
  const seen = fold === null ? '' : ` Readers first see ${fold}.`;
  const links = linksWork ? '' : ' Links in the text cannot be followed.';
  return `(${label}): ${band.min} to ${band.max} characters, never over ${limit}.${seen} Hashtags: ${tags.min} to ${tags.max}.${links}`;
}
