import { type Platform, type PlatformId, platforms } from '../posts/platforms.ts';

/** What a platform wants, in words for a model; the numbers come from the one table of platforms. */
export function platformCard(id: PlatformId): string {
  const rules: Platform = platforms[id];
  const { band, tags, fold } = rules;
  const seen = fold === null ? '' : ` Readers first see ${fold} characters.`;
  const length =
    rules.count === 'weighted'
      ? `${band.min} to ${band.max} characters, never over ${rules.limit}; a link counts 23, an emoji 2.`
      : `${band.min} to ${band.max} characters.`;
  return `"${id}" (${rules.label}): ${length}${seen} ${shapes[id]} ${tagRule(tags.min, tags.max)}`;
}

const shapes: Readonly<Record<PlatformId, string>> = {
  twitter:
    'Subject and verb stand in the first 60 characters. Two or three sentences: the whole finding, who was studied and how, then the last line. Short of room, drop the opening, the number and a second result before a word that the finding needs. One blank line at most.',
  linkedin:
    'The finding as one whole sentence, a blank line, how it was studied, the result with up to three numbers, what the authors conclude, the limit, then the last line by itself, then tags. Paragraphs of one to three sentences.',
  facebook:
    'For a bright reader outside the field, still in the voice asked: the finding with its own terms, at most two of them and each with its meaning, no symbol or statistic. Then how they found out (compared with what) in a sentence or two, one number that tells something, the limit, the last line. Two or three short paragraphs that would be printed in a good newspaper.',
  instagram:
    'The finding, then the story in two to four sentences that stand without the first, then the limit, parted by blank lines. Everyday words beside the terms. Links cannot be followed there: of the last line keep whole sentences alone, then {link} on a line of its own, which becomes the reference. Then tags.',
};

function tagRule(min: number, max: number): string {
  const count = min === 0 ? `at most ${max}` : `${min} to ${max}`;
  return `Hashtags: ${count}.`;
}
