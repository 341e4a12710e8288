import { findHype } from '#domain/posts/hype.ts';
import { platforms } from '#domain/posts/platforms.ts';
import type { FactSheet } from '../fact-sheet.ts';
import { withoutPastedTitle } from '../read/behind-title.ts';
import { unpostable } from '../read/unpostable.ts';
import { compose } from './compose.ts';
import { conditionsOf } from './conditions.ts';
import { withTags } from './ends.ts';
import { chooseLead, type Lead } from './leads.ts';
import { gatherMaterial } from './material.ts';
import { readReference } from './reference.ts';
import { isTakenBack, writeRetraction } from './retracted.ts';
import type { Sources } from './sources.ts';
import { voices } from './tones/voices.ts';
import type { WriteRequest, WrittenPost } from './write-request.ts';

/**
 * Writes one post from a fact sheet, in one tone, for one platform. Pure and repeatable. It says nothing that the
 * sheet does not hold, keeps the finding's hedge, and stays within the platform's limit.
 */
export function writePost(given: FactSheet, request: WriteRequest): WrittenPost {
  const sheet = withoutPastedTitle(given);
  const reference = readReference(request.info);
  if (isTakenBack(sheet)) {
    return {
      text: writeRetraction(sheet, request, reference),
      warnings: ['The post says what became of the article, and nothing else.'],
    };
  }
  const sources: Sources = {
    sheet,
    request,
    voice: voices[request.tone],
    material: gatherMaterial(sheet),
    conditions: conditionsOf(sheet, request),
    reference,
  };
  const lead = chooseLead(sources, request.platform);
  const text = withTags(sources, compose(sources, request.platform, lead));
  return { text, warnings: warningsFor(sources, lead) };
}

/** Characters of a finding that fits a post of any platform beside its link. */
const longestForAll = 220;

function warningsFor(sources: Sources, lead: Lead): string[] {
  const { sheet, request } = sources;
  const warnings: string[] = [];
  const unsaid =
    sheet.finding.sentence === null
      ? null
      : unpostable(sheet.finding.text, sheet.sentences.map(({ text }) => text).join(' '));
  if (lead.replaced && unsaid !== null)
    warnings.push(
      `The finding cannot stand in a post as it is, so something else leads. ${unsaid.message} Reword it in the fact sheet.`,
    );
  else if (lead.replaced)
    warnings.push(
      sheet.finding.text.length > longestForAll
        ? `The finding is too long for ${platforms[request.platform].label}, so something else leads there. Shorten it in the fact sheet.`
        : 'The finding cannot be understood without the text around it, so something else leads. Choose or reword it in the fact sheet.',
    );
  if (findHype(sheet.finding.text).length > 0)
    warnings.push('The finding praises its own work. Plainer words in the fact sheet would serve it better.');
  if (sources.conditions.has('quoted'))
    warnings.push(
      'The finding is quoted word for word, because shortening it was not safe. You can reword it.',
    );
  return warnings;
}
