import { type CountedBy, type Platform, type PlatformId, platforms } from '../posts/platforms.ts';

/** What a platform wants, in words for a model; the numbers come from the one table of platforms. */
export function platformCard(id: PlatformId): string {
  const rules: Platform = platforms[id];
  const { band, tags, fold } = rules;
  const seen = fold === null ? '' : ` Readers first see ${fold} characters.`;
  const length = `${band.min} to ${band.max} characters`;
  const limit = rules.count === 'utf16' ? '' : `, never over ${rules.limit}; ${countedAs[rules.count]}`;
  return `"${id}" (${rules.label}): ${length}${limit}.${seen} ${shapes[id]} ${tagRule(tags.min, tags.max)}`;
}

/** What short limits count unlike a reader would. */
const countedAs: Readonly<Record<Exclude<CountedBy, 'utf16'>, string>> = {
  weighted: 'a link counts 23, an emoji 2',
  graphemes: 'a link counts about 40',
  mastodon: 'a link counts 23',
  threads: 'a link counts about 40, an emoji 4',
};

const shapes: Readonly<Record<PlatformId, string>> = {
  twitter:
    'Subject and verb stand in the first 60 characters. Two or three sentences: the whole finding, who was studied and how, then the last line. Short of room, drop the opening, the number and a second result before a word that the finding needs. One blank line at most.',
  linkedin:
    'The finding as one whole sentence, a blank line, how it was studied, the result with up to three numbers, what the authors conclude, the limit, then the last line by itself, then tags. Paragraphs of one to three sentences.',
  facebook:
    'For a bright reader outside the field, still in the voice asked: the finding with its own terms, at most two of them and each with its meaning, no symbol or statistic. Then how they found out (compared with what) in a sentence or two, one number that tells something, the limit, the last line. Two or three short paragraphs that would be printed in a good newspaper.',
  instagram:
    'The finding, then the story in two to four sentences that stand without the first, then the limit, parted by blank lines. Everyday words beside the terms. Links cannot be followed there: of the last line keep whole sentences alone, then {link} on a line of its own, which becomes the reference. Then tags.',
  bluesky:
    'Many readers are researchers of other fields: the whole finding, who was studied and how, then the last line. Two or three sentences, one blank line at most. Short of room, drop the opening first, never a word that the finding needs.',
  mastodon:
    'The finding, then who was studied and how, one number, the limit, the last line, in two or three short paragraphs; calm, as to colleagues: readers there find posts by their tags and resent hype. Then tags.',
  threads:
    'As in a conversation with curious people outside the field: the finding in everyday words beside its own terms, how they found out, the limit, the last line. Two or three short paragraphs.',
};

function tagRule(min: number, max: number): string {
  const count = min === 0 ? `at most ${max}` : `${min} to ${max}`;
  return `Hashtags: ${count}.`;
}
