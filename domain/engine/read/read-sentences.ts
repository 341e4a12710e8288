import { splitSentences } from '#domain/language/sentences.ts';
import { type Role, roles, type SourceSentence } from '../fact-sheet.ts';
import { isBoilerplate } from './boilerplate.ts';
import { englishPart } from './english-part.ts';
import { type HeadedSentence, readHeadings } from './headings.ts';
import { type OfficialClauses, readOfficialClauses } from './official-text.ts';
import { withWholeClaims } from './patent-text.ts';
import type { RoleModel } from './role-model.ts';
import { guessRoles } from './roles.ts';

/** A source sentence with the probability of each role, in the order of `roles`. */
interface ReadSentence extends SourceSentence {
  readonly probabilities: readonly number[];
}

export interface ReadSentences {
  readonly sentences: readonly ReadSentence[];
  /** A title that was pasted above the text; null without. It stays among the sentences, with the role 'other'. */
  readonly pastedTitle: string | null;
  readonly official: OfficialClauses | null;
  /** The name of its language where the text holds no English part ("Spanish"); null for English. */
  readonly otherLanguage: string | null;
}

/** Sentences, headings and roles of the English part of a cleaned text, or of all of it where there is none. Offsets are those of `text`; line breaks inside a sentence read as spaces. */
export function readSentences(text: string, roleModel?: RoleModel): ReadSentences {
  const { sentences: read, otherLanguage } = englishPart(splitSentences(text));
  const headed = withWholeTitle(withWholeClaims(readHeadings(read), text), text);
  const titled = headed.length > 1 && isTitle(headed[0], text);
  const official = readOfficialClauses(headed);
  const open = headed.map((sentence, index) => ({
    ...sentence,
    allowed: allowedFor(sentence, index, titled, official),
  }));
  const body = titled ? open.slice(1) : open;
  const guesses = guessRoles(body, roleModel);
  if (titled) guesses.unshift({ role: 'other', probabilities: certain('other') });
  const sentences = open.map((sentence, index) => {
    const guess = guesses[index];
    const role = guess?.role ?? 'other';
    return {
      index,
      text: sentence.text.replaceAll('\n', ' '),
      start: sentence.start,
      end: sentence.end,
      role,
      certainty: Math.min(1, guess?.probabilities[roles.indexOf(role)] ?? 0),
      heading: sentence.heading,
      probabilities: guess?.probabilities ?? certain('other'),
    };
  });
  return { sentences, pastedTitle: titled ? (sentences[0]?.text ?? null) : null, official, otherLanguage };
}

function allowedFor(
  sentence: HeadedSentence,
  index: number,
  titled: boolean,
  official: OfficialClauses | null,
): readonly Role[] {
  if (titled && index === 0) return ['other'];
  if (official === null) return isBoilerplate(sentence.text) ? ['other'] : sentence.allowed;
  const kind = official.kinds[index];
  return [kind === 'operative' ? 'results' : kind === 'preambular' ? 'background' : 'other'];
}

/** A first line of its own without a full stop: a title pasted with the abstract. */
function isTitle(first: HeadedSentence | undefined, text: string): boolean {
  if (first === undefined || first.heading !== null || first.text.includes('\n')) return false;
  return (
    /^\s*\n/.test(text.slice(first.end)) &&
    !/[.!;:,]$/.test(first.text) &&
    first.text.length <= 300 &&
    first.text.split(' ').length >= 3
  );
}

/** "Part IV. The role of diffusion", "Why wait? A trial": a first line that reads as two or three sentences, as one. */
function withWholeTitle(headed: readonly HeadedSentence[], text: string): readonly HeadedSentence[] {
  const [first] = headed;
  const end = first === undefined ? -1 : text.indexOf('\n', first.start);
  const line = headed.filter((one) => one.start < end);
  const last = line.at(-1);
  if (first === undefined || last === undefined || line.length < 2 || line.length > 3 || last.end > end)
    return headed;
  const whole = { ...first, text: text.slice(first.start, last.end), end: last.end };
  const isPlain = line.every(({ heading }) => heading === null) && /^\s*\n\s*\n/.test(text.slice(last.end));
  return isPlain && isTitle(whole, text) ? [whole, ...headed.slice(line.length)] : headed;
}

function certain(role: Role): number[] {
  return roles.map((each) => (each === role ? 1 : 0));
}
