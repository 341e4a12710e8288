import type { FactSheet } from '../../fact-sheet.ts';
import { coinedName } from '../../read/compress/references.ts';
import { isBalanced, upperStart } from '../phrases.ts';
import { asSubject, coined, type MadeThing, madeThings, withClause } from './made-thing.ts';
import { namesSubject } from './subject.ts';
import { wayOfTitle } from './way-of-title.ts';
import { whereShown } from './where-shown.ts';

/** Characters: a subject with its description and what is told of it are read as one sentence up to here. */
const longest = 240;

/**
 * A sentence on "the authors' method" with the thing itself as its subject: "NAME, a method for …, outperforms …". What was
 * announced is said by what it does. Null where the sentence is about something else, or where two things could be meant.
 */
export function toldOfThing(text: string, index: number, sheet: FactSheet): string | null {
  const { where, claim: framed } = whereShown(text);
  const claim = achieved(framed);
  const subject = subjectOf(claim);
  if (subject === null) return null;
  const things = madeThings(sheet).filter(({ sentence }) => sentence < index);
  const thing =
    thingMeant(subject, things, { index, isFramed: where !== '', title: sheet.title }) ??
    (things.length > 0 ? null : proposed(subject, text, sheet));
  if (thing === null || isOfOthers(claim.slice(0, subject.length), thing)) return null;
  const rest = claim.slice(subject.length).replace(/^(?:also|further|additionally|thus|therefore|then) /, '');
  // "Our approach is to take a limit": what they do, and nothing that came of it.
  if (/^(?:is|was) to\b/.test(rest)) return null;
  if (openEnd.test(rest) || (thing.name !== '' && rest.includes(thing.name))) return null;
  return (
    [asSubject(thing), thing.brief === '' ? '' : asSubject({ ...thing, phrase: thing.brief }), thing.name]
      .filter((head) => head !== '')
      .map((head) => (where === '' ? upperStart(`${head} ${rest}`) : `${where}, ${head} ${rest}`))
      .find((told) => told.length <= longest && isBalanced(told)) ?? null
  );
}

/** "The baseline method": a word that neither the announcement nor a word for what is one's own explains. */
function isOfOthers(subject: string, thing: MadeThing): boolean {
  if (rivals.test(subject)) return true;
  if (!/^The (?!authors')/.test(subject)) return false;
  const known = `${thing.name} ${thing.short} ${thing.phrase} ${thing.noun}`.toLowerCase();
  return subject
    .trim()
    .split(' ')
    .slice(1, -1)
    .some((word) => !ownWords.test(word) && !known.includes(word.toLowerCase().replace(/,$/, '')));
}

const rivals =
  /\b(?:baseline|standard|conventional|existing|previous|prior|original|alternative|second|other|competing|rival|traditional|earlier|classical|naive|vanilla|default|state-of-the-art|best)\b/i;
const ownWords =
  /^(?:proposed|resulting|new|novel|presented|developed|introduced|suggested|final|full|simple|named|called|dubbed|termed)$/;

/** "The authors propose NAME, a method that does X" -> "NAME, a method, does X". Null where "that" may mean another thing. */
export function announcedDoes(text: string): string | null {
  const found = withClause(text);
  if (found === null) return null;
  const { thing, clause } = found;
  const isMade = isTool(thing) || made.has(thing.noun);
  if (!isMade || thing.tail !== '' || describesOnly.test(text) || /\band that\b/.test(clause)) return null;
  if (addsAction.test(clause) || openEnd.test(clause) || !doesSomething.test(clause)) return null;
  const told = upperStart(`${asSubject(thing)} ${clause}`);
  return told.length <= longest && isBalanced(told) ? told : null;
}

/** Of what is described or given, others may be the makers. */
const describesOnly = /\b(?:describ|provid|offer)\p{Ll}* (?:an?|the|two|three) /u;
/** Verbs that no noun is. */
const doesSomething =
  /^(?:\p{Ll}+ly )?(?:is|are|can|achieves?|outperforms?|improves?|reduces?|allows?|enables?|uses?|learns?|combines?|generates?|produces?|predicts?|captures?|requires?|provides?|yields?|offers?|supports?|unif(?:y|ies)|generali[sz]es?|estimates?|detects?|identif(?:y|ies)|recovers?|constructs?|solves?|integrates?|extends?|exploits?|works?|runs?|scales?|converges?|adapts?|extracts?|exceeds?|surpasses|beats|reaches|attains?|removes?|selects?|computes?|classifies|avoids?|makes|takes|gives|explains?|encodes?|incorporates?|leverages|employs?|adopts?|applies|performs?|maintains?|preserves?|minimi[sz]es?|maximi[sz]es?|eliminates?|accelerates?|simplifies|quantifies|infers?|discovers?|distinguishes|assigns?|converts?|transforms?|relies|builds?|creates?|considers?|takes|operates?|mitigates?|alleviates?|circumvents?|effectively|automatically|robustly|efficiently|simultaneously|jointly|directly) /u;

/** A second verb of the authors behind the description: "…, and show that …". */
const addsAction =
  /(?:,| and) (?:then |also |further )*(?:show|evaluate|demonstrate|use|apply|prove|test|provide|discuss|validate|compare|report|illustrate|study|analy[sz]e|present|propose|introduce|find)\b/;

interface Subject {
  readonly length: number;
  /** The noun in the singular, or empty for a name or "It". */
  readonly noun: string;
  readonly name: string;
  readonly plural: boolean;
  readonly isIt: boolean;
}

const whose =
  "(?:The authors'|Their|The|This|These)(?: (?:proposed|resulting|new|novel|presented|developed|introduced|suggested|final|full|simple))*";
/** What only a verb is, where a subject stands before it. */
const verb =
  '(?:\\p{Ll}+ly (?:and \\p{Ll}+ly )?)?(?:is|are|was|were|has|have|had|can|could|may|might|does|do|did|cannot|led|gave|made|found|won|ran|beat|took|uses?|needs?|(?!(?:parameter|result|weight|output|prediction|error|component|feature|layer|representation|user|variable|state|estimate|value|score|equation|simulation|type|code|test|input|module|block|class|family|familie|classe|approache|architecture|kernel|setting|capabilitie|propertie|performance|space|choice|dynamic|rule|step|term|bound|update|node|process|processe)s\\b)\\p{Ll}{3,}(?:[^su]s|ed)) (?!of\\b)';

const ofThing = new RegExp(
  `^${whose} (?:(?!(?:of|for|in|on|to|by|from|with|and|or|the|an?)\\b)[\\p{Ll}\\p{Lu}][\\p{L}-]* ){0,3}?(\\p{Ll}[\\p{L}-]{2,})(?:, (?:(?:named|called|dubbed|termed) )?(${coined}),| (${coined}))? (?=${verb})`,
  'u',
);
/** Not the "it" of "it takes", "it turned out that", "it is known". */
const ofIt =
  /^It (?!\S+(?: \S+){0,3} (?:that|to|how|whether)\b)(?=(?:also |\p{Ll}+ly )?(?:outperforms?|achieves?|improves?|reduces?|reache[sd]|attains?|surpasses|exceeds?|beats|generali[sz]es|scales|converges|runs|recovers|captures|predicts|matches)\b)/u;
const ofName = new RegExp(`^(${coined}) (?=${verb})`, 'u');

function subjectOf(claim: string): Subject | null {
  const it = ofIt.exec(claim);
  if (it !== null) return { length: it[0].length, noun: '', name: '', plural: false, isIt: true };
  const name = ofName.exec(claim);
  if (name !== null)
    return { length: name[0].length, noun: '', name: name[1] ?? '', plural: false, isIt: false };
  const match = ofThing.exec(claim);
  if (match === null) return null;
  const [whole, noun = '', first = '', second = ''] = match;
  const plural = /[^su]s$/.test(noun);
  return {
    length: whole.length,
    noun: plural ? noun.replace(/s$/, '') : noun,
    name: first || second,
    plural,
    isIt: false,
  };
}

/** Words for whatever a work has made. */
const anyTool = new Set(
  'method approach technique algorithm framework model system scheme procedure strategy solution formulation tool methodology architecture network pipeline'.split(
    ' ',
  ),
);

/** The thing made before sentence `index` that "our `noun`" is; null where none or two could be meant. */
export function thingCalled(
  noun: string,
  plural: boolean,
  index: number,
  sheet: FactSheet,
): MadeThing | null {
  const things = madeThings(sheet).filter(({ sentence }) => sentence < index);
  const single = plural ? noun.replace(/s$/, '') : noun;
  const subject = { length: 0, noun: single, name: '', plural, isIt: false };
  return thingMeant(subject, things, { index, isFramed: false, title: sheet.title });
}

/** Which of the things the subject is; null where two could be meant. */
function thingMeant(
  subject: Subject,
  things: readonly MadeThing[],
  { index, isFramed, title }: { index: number; isFramed: boolean; title: string | null },
): MadeThing | null {
  if (subject.isIt) return isFramed ? null : (things.find(({ sentence }) => sentence === index - 1) ?? null);
  const known = things.find(({ name, short }) => subject.name !== '' && [name, short].includes(subject.name));
  if (known !== undefined) return known;
  // A name that only the title gives belongs to the one thing that was announced without any.
  if (subject.noun === '')
    return subject.name === coinedName(title) ? asNamed(onlyOf(things.filter(isTool)), subject.name) : null;
  const fit = things.filter(({ plural }) => plural === subject.plural);
  const same = fit.filter(({ noun }) => noun === subject.noun);
  const others = anyTool.has(subject.noun) ? toolsAmong(fit) : [];
  return asNamed(onlyOf(same.length > 0 ? same : others), subject.name);
}

/** Those that go by such a word; where none does, "the method" can still be the one parser that was announced. */
function toolsAmong(things: readonly MadeThing[]): readonly MadeThing[] {
  const tools = things.filter(isTool);
  return tools.length > 0 ? tools : things.filter(({ noun }) => made.has(noun));
}

/** What is made to do something, and could be called a method or a system. */
const made = new Set(
  'parser classifier estimator detector predictor encoder decoder agent planner controller solver optimizer optimiser simulator generator recommender tagger tracker translator tokenizer sampler library toolkit toolbox package software platform workflow loss regularizer layer module kernel prior test protocol assay sensor device robot interface compiler transformer autoencoder regression workflow meta-algorithm learner policy code program algorithm'.split(
    ' ',
  ),
);

function isTool({ noun }: Pick<MadeThing, 'noun'>): boolean {
  return anyTool.has(noun);
}

function onlyOf(things: readonly MadeThing[]): MadeThing | null {
  return things.length === 1 ? (things[0] ?? null) : null;
}

/** With the name that a later sentence gives it; null where it has another. */
function asNamed(thing: MadeThing | null, name: string): MadeThing | null {
  if (thing === null || name === '' || thing.name === name) return thing;
  return thing.name === '' ? { ...thing, name } : null;
}

/** Where nothing was announced: the title's name, or, where the sentence says enough itself, "a proposed method". */
function proposed({ noun, plural, isIt, length }: Subject, text: string, sheet: FactSheet): MadeThing | null {
  const isTheirs = /authors'|proposed|[Tt]heir/.test(text.slice(0, length + 40));
  if (isIt || plural || !isTheirs || !anyTool.has(noun)) return null;
  const name = coinedName(sheet.title) ?? wayOfTitle(sheet);
  if (name === null && !namesSubject(text, sheet.title)) return null;
  return { sentence: -1, name: '', short: '', brief: '', phrase: name ?? `a proposed ${noun}`, noun, plural };
}

/** "The authors achieve X": by what they made. */
function achieved(claim: string): string {
  const match = /^(?:The authors|They) (?:also |thereby |further )?(\p{Ll}+) (?=\S)/u.exec(claim);
  const does = doneBy.get(match?.[1] ?? '');
  return match === null || does === undefined
    ? claim
    : `The authors' method ${does} ${claim.slice(match[0].length)}`;
}

const doneBy: ReadonlyMap<string, string> = new Map([
  ['achieve', 'achieves'],
  ['achieved', 'achieved'],
  ['attain', 'attains'],
  ['attained', 'attained'],
  ['outperform', 'outperforms'],
  ['outperformed', 'outperformed'],
  ['surpass', 'surpasses'],
  ['surpassed', 'surpassed'],
]);

/** Words that would now point at the thing's description, or at nobody. */
const openEnd = /\b(?:the authors|they|them|this|these|such|former|latter|respectively|here)\b/i;
