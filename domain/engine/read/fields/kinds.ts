import type { Genre, Subjects } from '../../fact-sheet.ts';
import { packedKinds } from '../weights/kinds.generated.ts';
import { guessGenre, type SourceText } from './genre.ts';
import { type KindModel, type KindModels, kindFeatures, kindShares, unpackKinds } from './kind-model.ts';
import { guessSubjects } from './subjects.ts';

/** What kind of work a source reports, and who or what was studied; 'other' where that is not plain. */
export interface Kinds {
  readonly genre: Genre;
  readonly subjects: Subjects;
}

/**
 * Both learned from words and from what the rules guess. A genre that changes how a text is handled as a document is told by
 * its rules alone; a plan of a study by its rules too.
 */
export function readKinds(source: SourceText, models: KindModels = shipped()): Kinds {
  const guess = guessKinds(source);
  const isRuled = isToldByRule(guess.genre) || guess.genre === 'protocol';
  return {
    genre: isRuled ? guess.genre : likeliest(source, guess, models.genre),
    subjects: likeliest(source, guess, models.subjects),
  };
}

/** By cue words alone. */
export function guessKinds(source: SourceText): Kinds {
  const genre = guessGenre(source);
  return { genre, subjects: guessSubjects(source, genre) };
}

export function isToldByRule(genre: Genre): boolean {
  return genre === 'patent' || genre === 'policy';
}

/** Less likely than this the best label is not told; chosen by cross-validation. */
const leastShare = 0.35;

function likeliest<Label extends string>(
  source: SourceText,
  guess: Kinds,
  model: KindModel<Label>,
): Label | 'other' {
  const shares = kindShares(
    kindFeatures(source, guess, (name) => model.words.has(name)),
    model,
  );
  const most = Math.max(...shares);
  return most < leastShare ? 'other' : (model.labels[shares.indexOf(most)] ?? 'other');
}

let unpacked: KindModels | undefined;

function shipped(): KindModels {
  unpacked ??= unpackKinds(packedKinds);
  return unpacked;
}
