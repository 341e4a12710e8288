import type { FactSheet } from '../../fact-sheet.ts';
import { coinedName } from '../../read/compress/references.ts';
import { isBalanced, upperStart } from '../phrases.ts';
import { asSubject, type MadeThing, madeThings, withClause } from './made-thing.ts';
import { namesSubject } from './subject.ts';
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
  if (thing === null) return null;
  const rest = claim.slice(subject.length).replace(/^(?:also|further|additionally|thus|therefore|then) /, '');
  if (openEnd.test(rest) || (thing.name !== '' && rest.includes(thing.name))) return null;
  return (
    [asSubject(thing), thing.brief === '' ? '' : asSubject({ ...thing, phrase: thing.brief }), thing.name]
      .filter((head) => head !== '')
      .map((head) => (where === '' ? upperStart(`${head} ${rest}`) : `${where}, ${head} ${rest}`))
      .find((told) => told.length <= longest && isBalanced(told)) ?? null
  );
}

/** "The authors propose NAME, a method that does X" -> "NAME, a method, does X". Null where "that" may mean another thing. */
export function announcedDoes(text: string): string | null {
  const found = withClause(text);
  if (found === null) return null;
  const { thing, clause } = found;
  if (addsAction.test(clause) || openEnd.test(clause) || !startsWithVerb.test(clause)) return null;
  // "a method for a model that does X": whether it is the model, only the number of the verb can tell.
  const isSingular = /^(?:is|has|was|does|\p{Ll}{3,}[^su]s) /u.test(clause);
  if (thing.tail !== '' && (!isSingular || thing.plural || !/[^su]s$/.test(thing.tail))) return null;
  const told = upperStart(`${asSubject(thing)} ${clause}`);
  return told.length <= longest && isBalanced(told) ? told : null;
}

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
  "(?:The authors'|Their|The|This|These)(?: (?:proposed|resulting|new|novel|presented|developed|introduced|suggested|best|final|full|simple))*";
const coined =
  '(?:\\p{Lu}[\\p{L}\\p{N}+*-]*[\\p{Lu}\\d+*][\\p{L}\\p{N}+*-]*|\\p{Ll}+\\p{Lu}[\\p{L}\\p{N}-]*)';
/** What only a verb is, where a subject stands before it. */
const verb =
  '(?:\\p{Ll}+ly (?:and \\p{Ll}+ly )?)?(?:is|are|was|were|has|have|had|can|could|may|might|does|do|did|cannot|led|gave|made|found|won|ran|beat|took|uses?|needs?|(?!(?:parameter|result|weight|output|prediction|error|component|feature|layer|representation|user|variable|state|estimate|value|score|equation|simulation|type|code|test|input|module|block|class|family|familie|classe|approache|architecture|kernel|setting|capabilitie|propertie|performance|space|choice|dynamic|rule|step|term|bound|update|node|process|processe)s\\b)\\p{Ll}{3,}(?:[^su]s|ed)) (?!of\\b)';

const ofThing = new RegExp(
  `^${whose} (?:(?!(?:of|for|in|on|to|by|from|with|and|or|the|an?)\\b)[\\p{Ll}\\p{Lu}][\\p{L}-]* ){0,3}?(\\p{Ll}[\\p{L}-]{2,})(?:, (?:(?:named|called|dubbed|termed) )?(${coined}),| (${coined}))? (?=${verb})`,
  'u',
);
const startsWithVerb = new RegExp(`^${verb}`, 'u');
const ofName = new RegExp(`^(${coined}) (?=${verb})`, 'u');

function subjectOf(claim: string): Subject | null {
  const it = /^It (?=\p{Ll})/u.exec(claim);
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
  return tools.length > 0 ? tools : things.filter(({ noun }) => !noTool.has(noun));
}

const noTool = new Set(
  'dataset corpus benchmark survey theorem bound definition theory taxonomy catalog catalogue database map collection atlas task formalism proof guideline recommendation criterion'.split(
    ' ',
  ),
);

function isTool({ noun }: MadeThing): boolean {
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
  if (isIt || plural || !anyTool.has(noun)) return null;
  const name = coinedName(sheet.title);
  if (name !== null)
    return { sentence: -1, name: '', phrase: name, short: '', brief: '', noun, plural: false };
  return /authors'|proposed|[Tt]heir/.test(text.slice(0, length + 40)) && namesSubject(text, sheet.title)
    ? { sentence: -1, name: '', phrase: `a proposed ${noun}`, short: '', brief: '', noun, plural: false }
    : null;
}

/** "The authors achieve X": by what they made. */
function achieved(claim: string): string {
  return claim.replace(
    /^(?:The authors|They) (?:also |thereby |further )?(achieve|attain|outperform|surpass|improve (?=on|over|upon)|set (?=a new))(d|ed)? /,
    (_, verb: string, past: string | undefined) =>
      `The authors' method ${past === undefined ? verb.replace(/^\w+/, (word) => `${word}s`) : verb + past} `,
  );
}

/** Words that would now point at the thing's description, or at nobody. */
const openEnd = /\b(?:the authors|they|them|this|these|such|former|latter|respectively|here)\b/i;
