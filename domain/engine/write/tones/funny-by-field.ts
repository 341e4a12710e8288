import type { Field } from '../subject-tags.ts';
import type { Line } from '../voice.ts';

interface Stage {
  /** A character or a place that cannot be literal, who speaks the finding. */
  readonly hooks: readonly string[];
  /** The same who takes a bow: nothing that the work says, and nothing on people. */
  readonly closings: readonly string[];
}

/** Where the joke plays: a stage that the people of a field know, so that no star meets an office plant. */
const stages = {
  space: {
    hooks: ['Overheard between two telescopes: {f}.', 'News from upstairs: {f}.'],
    closings: ['The stars were not available for comment.', 'No telescope laughed during this post.'],
  },
  computing: {
    hooks: ['Overheard in the server room: {f}.', 'A laptop fan clears its throat: {f}.'],
    closings: ['The laptop fan asked not to be named.', 'The rubber duck listened without interrupting.'],
  },
  mathematics: {
    hooks: ['Overheard at the blackboard: {f}.', 'A piece of chalk takes the floor: {f}.'],
    closings: ['Applause is left as an exercise for the reader.', 'The chalk rests its case.'],
  },
  physics: {
    hooks: ['Overheard at the blackboard: {f}.', 'A spherical cow walks into a seminar: {f}.'],
    closings: ['The spherical cow sends its regards.', 'No cat was put in a box for this post.'],
  },
  matter: {
    hooks: ['Overheard among the test tubes: {f}.', 'The lab coat has news: {f}.'],
    closings: ['The lab coat has no further questions.', 'Please do not lick the samples.'],
  },
  life: {
    hooks: ['Overheard at the microscope: {f}.', 'The office plant would like to share this: {f}.'],
    closings: ['The office plant has asked for the full paper.', 'The microscope gave no interviews.'],
  },
  earth: {
    hooks: ['Small talk about the weather, upgraded: {f}.', 'A rain gauge taps the microphone: {f}.'],
    closings: ['The weather was not available for comment.', 'The rock in the corner stays neutral.'],
  },
  // Whoever is ill may read it: the joke stays with those who write and read papers.
  medicine: {
    hooks: ['Footnotes at the ready: {f}.', 'Reviewer 2, please hold your applause: {f}.'],
    closings: ['Reviewer 2 is still reading the methods.', 'Reviewer 2 has asked for one more table.'],
  },
  society: {
    hooks: ['Overheard at the seminar cookies: {f}.', 'A questionnaire walks into a bar: {f}.'],
    closings: ['The seminar cookies took no side.', 'The coffee machine asked for a second round.'],
  },
} as const satisfies Record<Field, Stage>;

const fields = Object.keys(stages) as Field[];

export const hooksByField: readonly Line[] = fields.flatMap((field) =>
  stages[field].hooks.map((text) => ({
    text,
    when: [`of-${field}`] as const,
    unless: ['grave', 'illness', 'document'] as const,
  })),
);

export function closingsByField(unlessSaid: readonly string[]): readonly Line[] {
  return fields.flatMap((field) =>
    stages[field].closings.map((text) => ({
      text,
      when: ['research', `of-${field}`] as const,
      unless: ['illness', 'grave', 'protocol'] as const,
      unlessSaid,
    })),
  );
}
