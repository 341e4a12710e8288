import type { Genre, Subjects } from '../../fact-sheet.ts';
import { packedKinds } from '../weights/kinds.generated.ts';
import { guessGenre, reviewsStudies, type SourceText } from './genre.ts';
import {
  type KindFeatures,
  type KindModel,
  type KindModels,
  kindFeatures,
  kindShares,
  unpackKinds,
} from './kind-model.ts';
import { guessSubjects } from './subjects.ts';

/** What kind of work a source reports, and who or what was studied; 'other' where that is not plain. */
export interface Kinds {
  readonly genre: Genre;
  readonly subjects: Subjects;
}

/**
 * Both learned from words and from what the rules guess. A genre that changes how a text is handled as a document is told by
 * its rules alone, or known from elsewhere; a plan of a study by its rules too.
 */
export function readKinds(
  source: SourceText,
  known: Genre | null = null,
  models: KindModels = shipped(),
): Kinds {
  const guess = guessKinds(source, known);
  const features = kindFeatures(source, guess);
  const isRuled = known !== null || isToldByRule(guess.genre) || guess.genre === 'protocol';
  return {
    genre: isRuled ? guess.genre : (likeliest(features, models.genre) ?? guess.genre),
    subjects: likeliest(features, models.subjects) ?? guess.subjects,
  };
}

/** A review that counts its studies is one, whatever its words on their people look like. */
export function asReview(kinds: Kinds, { text }: SourceText): Kinds {
  const isRuled = isToldByRule(kinds.genre) || kinds.genre === 'protocol';
  return isRuled || !reviewsStudies(text) ? kinds : { ...kinds, genre: 'review' };
}

/** By cue words alone, and by the genre where it is known. */
export function guessKinds(source: SourceText, known: Genre | null = null): Kinds {
  const genre = known ?? guessGenre(source);
  return { genre, subjects: guessSubjects(source, genre) };
}

export function isToldByRule(genre: Genre): boolean {
  return genre === 'patent' || genre === 'policy';
}

/** Less likely than this the best label is not told; chosen by cross-validation. */
const leastShare = 0.35;
/** A text with fewer words that the model knows is a note, or in another tongue. */
const leastKnown = 15;

/** 'other' where no label is likely; null where the model knows too little of the text. */
function likeliest<Label extends string>(
  features: KindFeatures,
  model: KindModel<Label>,
): Label | 'other' | null {
  if (!knowsEnough(features, model)) return null;
  const shares = kindShares(features, model);
  const most = Math.max(...shares);
  return most < leastShare ? 'other' : (model.labels[shares.indexOf(most)] ?? 'other');
}

function knowsEnough(features: KindFeatures, model: KindModel): boolean {
  let known = 0;
  for (const name of features.keys()) {
    if (model.words.has(name) && isWord.test(name)) known += 1;
    if (known === leastKnown) return true;
  }
  return false;
}

/** Neither a word of the title once more nor a guess. */
const isWord = /^\p{L}+$/u;

let unpacked: KindModels | undefined;

function shipped(): KindModels {
  unpacked ??= unpackKinds(packedKinds);
  return unpacked;
}
