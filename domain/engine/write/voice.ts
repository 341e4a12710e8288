import type { ShapeId } from '#domain/posts/platforms.ts';
import type { Parting } from './apart/clauses-apart.ts';
import type { Doubt } from './doubt.ts';
import type { Field } from './subject-tags.ts';

/** What is known about a source and a request, as words that the tables below can ask for. */
export type Condition =
  | 'research'
  | 'empirical'
  | 'document'
  | 'patent'
  | 'protocol'
  | 'trial'
  | 'review'
  | 'method'
  | 'theory'
  | 'simulation'
  | 'people'
  /** Somebody was counted, or who was studied is known. */
  | 'sampled'
  /** The text names the phase of its trial. */
  | 'phased'
  | 'no-people'
  /** Whoever took part, no patient did. */
  | 'no-patients'
  | 'health'
  /** A treatment, test or habit that a reader could start or stop. */
  | 'treated'
  /** What is done to somebody once, and not theirs to change at home. */
  | 'procedure'
  | 'grave'
  | 'illness'
  | 'hedged'
  /** The hedge that bounds what is claimed, and not a thing in passing ("an image that may differ"). */
  | `says-${Doubt}`
  /** The finding in the person's own words: nothing says that the study found it. */
  | 'own'
  | 'quoted'
  /** The finding denies: no difference, no effect. */
  | 'null'
  /** What was found is nothing to cheer: a failure, a loss, a lack, a thing that came too late. */
  | 'unwelcome'
  | 'preprint'
  | 'journal'
  | 'author'
  | 'plain'
  | 'open-limit'
  | 'mentions-patent'
  | 'mechanism'
  | 'says-result'
  | 'announces'
  /** A finding on people that a reader could see otherwise: no measurement, no list, no loss. */
  | 'arguable'
  /** The long stage that can hold acts. */
  | 'acts'
  /** A platform with more room than a short post has. */
  | 'room'
  /** What the abstract leaves out: figures where it compares, whatever could concern policy, what it costs. */
  | 'no-figures'
  | 'no-policy'
  | 'no-cost'
  /** A person told more behind their own finding. */
  | 'told'
  /** Nothing in it bounds what was found. */
  | 'no-limit'
  /** Nothing in it speaks of a product, of making or of selling. */
  | 'no-product'
  /** The field that the work belongs to, and none that is known. */
  | `of-${Field}`
  | 'of-no-field';

/**
 * One way to say something. `text` holds slots in braces (see `common-slots.ts`); the line is usable when every slot can be
 * filled, all of `when` hold and none of `unless` does.
 */
export interface Line {
  readonly text: string;
  readonly when?: readonly Condition[];
  readonly unless?: readonly Condition[];
  /** Words, in lower case, any of which makes the line needless where the post holds it already. */
  readonly unlessSaid?: readonly string[];
  /** Words, in lower case, that the post must hold already. */
  readonly ifSaid?: string;
}

/** The parts of a post between its first line and its link. */
export type Part =
  | 'number'
  | 'who'
  | 'basis'
  | 'more'
  | 'also'
  | 'authors'
  | 'hedge'
  | 'limit'
  | 'closing'
  | 'notice'
  /** The work's title, before the link; the same words in every tone. */
  | 'work';

/** A paragraph: parts in order, joined by a space or, in `lines`, each on its own line. */
export type Paragraph = readonly Part[] | { readonly lines: readonly Part[] };

/** The paragraphs after the lead and before the link. */
export type Shape = readonly Paragraph[];

/** Everything that one tone decides. One table per tone, in `tones/`. */
export interface Voice {
  /** First lines. Each states no fact: cover the slots and what is left is true of any paper. */
  readonly hooks: readonly Line[];
  /** First lines that name the subject, where the finding leaves it to the title: they come before the others. */
  readonly topicHooks: readonly Line[];
  /** First lines for small folds: a few characters before any finding, the first usable one. */
  readonly shortHooks: readonly Line[];
  /** First lines that say what the source is not, where the tone does not fit it. They replace `hooks`. */
  readonly misfitHooks?: readonly Line[];
  readonly say: Readonly<Partial<Record<Part, readonly Line[]>>>;
  readonly shapes: Readonly<Record<ShapeId, Shape>>;
  /** Endings with `{link}`, best first; the seed chooses among those that fit. */
  readonly calls: readonly Line[];
  /** Endings where no link is known. */
  readonly callsWithoutLink: readonly Line[];
  readonly emoji: {
    readonly on: readonly ShapeId[];
    readonly signs: readonly string[];
    readonly when?: readonly Condition[];
    readonly unless?: readonly Condition[];
  };
  /** Rewordings that keep the claim: contractions, plain words. Applied to whole sentences of the source. */
  readonly rewrite: readonly ('contractions' | 'short-sentences' | 'they')[];
  /** True where words of a field are explained in brackets, for readers outside it. */
  readonly glosses?: true;
  /** How the tone says "The results suggest that {x}."; without it, as the source does. One hedge stays, in other words. */
  readonly hedge?: string;
  /** What the tone calls the kind of work where a post owes it to its reader: "Stage: an animal study." */
  readonly noticeLabel?: string;
  /**
   * How sentences that a person told behind their own finding are said, by kind: `{x}` is the sentence in lower case without its
   * stop. A kind that the tone has no line for is said as it is, what is `open` as a limit; `joint` stands between them, a blank by
   * default.
   */
  readonly told?: {
    readonly limit?: readonly Line[];
    readonly open?: readonly Line[];
    readonly figures?: readonly Line[];
    /** Figures side by side; without a line of its own said as figures. */
    readonly pair?: readonly Line[];
    readonly more?: readonly Line[];
    /** What tests showed, without a figure; without a line of its own said as more. */
    readonly tested?: readonly Line[];
    /** What it could mean; without a line of its own said as more. */
    readonly reading?: readonly Line[];
    /** What was looked at, or how. */
    readonly basis?: readonly Line[];
    /** Which study it was; without a line of its own said as basis. */
    readonly study?: readonly Line[];
    /** What should be done, as the authors see it. */
    readonly advice?: readonly Line[];
    /** The last of several, where nothing else labels it. */
    readonly last?: readonly Line[];
    readonly joint?: '\n';
    /** Each sentence has a label, "it" and "they" too: where all lines have one, a bare one looks lost. */
    readonly each?: true;
    /** Long sentences, the first among them, are parted where they can be. */
    readonly brief?: Parting;
  };
  /** Its closing lines are told by turns, as the seed has it; else the first that is due. */
  readonly closesByTurns?: true;
  /** Parts that must be in the post however short it is. */
  readonly always?: readonly Part[];
}
