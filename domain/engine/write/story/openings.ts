import { isNegated } from '#domain/language/negation.ts';
import type { FactSheet } from '../../fact-sheet.ts';
import { ofOthers } from '../../read/must-not-lead.ts';
import { bindsWhole } from '../binds-whole.ts';
import type { Casing } from '../casing.ts';
import { hasFiniteVerb, isBalanced, overlap } from '../phrases.ts';
import { askedQuestion } from './asked.ts';
import { introductionsFor } from './introductions.ts';
import { saysLittle, tellsAimOnly, tellsMethodOnly } from './news.ts';
import { isNearlyClear, openReference, proposes } from './open-references.ts';
import { type Opening, plain, pointsBack } from './opening.ts';
import { otherResults } from './other-results.ts';
import { afterAuthors } from './own-words.ts';
import { introduceShortForms } from './short-forms.ts';
import { stemsOf } from './stems.ts';
import { isAnnouncement, namesSubject, sameAs, tellsTitle } from './subject.ts';
import { titleClaim } from './title-claim.ts';

/** From this share of its words on one of two sentences only says the other again. */
const restated = 0.5;

/** Characters: a finding that fits a post of any platform, so that nothing need stand in for it. */
const shortEnough = 190;

/** More than this many ways to begin are never needed. */
const mostOpenings = 10;

/**
 * The ways to open, best first. A finding that a reader of nothing else understands leads alone; else the title, where
 * it states the finding, or the sentence of the source that brings its subject in, comes before it.
 */
export function openingsOf(
  sheet: FactSheet,
  forms: readonly string[],
  quoted: boolean,
  casing: Casing,
): Opening[] {
  // What a person put into words of their own leads, and as they wrote it.
  if (sheet.finding.sentence === null) return forms.map(plain);
  const claim = titleClaim(sheet, casing);
  // A sentence that a person chose is theirs to lead with, whatever we think of it.
  const isChosen = sheet.candidates[0]?.score === 1;
  const isAim = sheet.genre !== 'protocol' && forms.some(tellsAimOnly);
  const instead = isAim && !isChosen ? otherResults(sheet) : [];
  const telling = forms.filter(
    (form) =>
      isChosen ||
      !(isIdle(form, sheet) || tellsMethodOnly(form, sheet) || (instead.length > 0 && tellsAimOnly(form))),
  );
  const spelled = telling
    .flatMap((form) => clearForms(form, sheet))
    .map((form) => introduceShortForms(form, '', sheet));
  const alone = quoted ? [] : spelled.filter((form) => standsAlone(form, sheet)).map(plain);
  const titled =
    claim === null
      ? []
      : telling
          // A title that the finding says again is not said before it.
          .filter((form) => overlap(claim, form) < restated && overlap(form, claim) < restated)
          .flatMap((form) => led('title', claim, form, sheet, quoted));
  const needsMore = !alone.some(
    ({ finding }) => finding.length <= shortEnough && !leansOnAuthors.test(finding),
  );
  const question = needsMore && !quoted ? askedQuestion(sheet) : null;
  const asked =
    question === null
      ? []
      : telling
          // A finding that says the whole question again is clear without it.
          .flatMap((form) =>
            echoes(form, question) ? [plain(form)] : led('asked', question, form, sheet, quoted),
          );
  const isAboutTool = sheet.genre === 'method' || sheet.genre === 'dataset' || sheet.genre === 'protocol';
  const introduced = (needsMore || isAboutTool ? introductionsFor(sheet, telling) : []).flatMap(
    ({ kind, before, form }) => led(kind, before, form, sheet, quoted),
  );
  const claimed = claim === null ? [] : [{ ...plain(''), before: claim, kind: 'title' as const }];
  const rest = lastOpenings(sheet, forms, isChosen);
  // A finding that the reader is sure of says more with a word left open than another sentence in its place.
  const early = rest.filter(
    ({ finding, quoted: isQuotation }) =>
      !quoted &&
      mayStand(finding, sheet) &&
      (sheet.sure || (!isQuotation && !tellsAimOnly(finding) && leavesLittleOpen(finding, sheet))),
  );
  const known = inOrder(sheet, { alone, titled, introduced });
  const [before, behind] = introducedLate(known, sheet);
  const near = early
    .filter(({ finding }) => leavesLittleOpen(finding, sheet))
    .map((one) => ({ ...one, clear: true }));
  const names = ({ finding }: Opening): boolean => namesSubject(finding, sheet.title);
  const ordered = [
    ...before,
    ...asked,
    ...near.filter(names),
    ...behind.filter(({ kind }) => kind === 'introduced'),
    ...claimed,
    ...near.filter((one) => !names(one)),
    ...behind.filter(({ kind }) => kind !== 'introduced'),
    ...early.filter(({ finding }) => !leavesLittleOpen(finding, sheet)),
    ...(needsMore && !isChosen ? otherResults(sheet) : []),
    ...rest.filter((one) => !early.includes(one)),
  ];
  return ordered.filter(keepsDenial(sheet)).slice(0, mostOpenings);
}

/** "No effect was found" is not passed over for what rose beside it. */
function keepsDenial({ finding: found, title }: FactSheet): (opening: Opening) => boolean {
  const isTold = ({ before, finding }: Opening): boolean =>
    overlap(finding, found.text) >= restated || isNegated(`${before} ${finding}`) || before === title;
  return found.negated ? isTold : () => true;
}

/**
 * Those that may stand before a finding that leaves little open, and those behind: what was known before always, and what was
 * done where it is no tool that was made.
 */
function introducedLate(openings: readonly Opening[], { genre }: FactSheet): [Opening[], Opening[]] {
  const isOfTool = genre === 'method' || genre === 'dataset' || genre === 'protocol';
  const isLate = ({ kind }: Opening): boolean =>
    kind === 'background' || (kind === 'introduced' && !isOfTool);
  return [openings.filter((one) => !isLate(one)), openings.filter(isLate)];
}

/** A work on a tool is best understood from what the tool is; a title that tells the result beats a long sentence. */
function inOrder(
  { genre, title }: FactSheet,
  { alone, titled, introduced }: Readonly<Record<'alone' | 'titled' | 'introduced', readonly Opening[]>>,
): Opening[] {
  if (genre === 'protocol') return [...introduced, ...alone];
  if (genre !== 'method' && genre !== 'dataset') {
    const short = alone.filter(
      ({ finding, other = '' }) =>
        finding.length - other.length <= 130 &&
        !leansOnAuthors.test(finding) &&
        (titled.length === 0 || tellsTitle(finding, title)),
    );
    const long = alone.filter((one) => !short.includes(one));
    return [...short, ...titled, ...long, ...introduced];
  }
  // "The findings indicate that developers …" is a result, also where the work made a tool, and so is what the title names.
  const results = alone.filter(
    ({ finding }) => saysFindings.test(finding) || (!isAnnouncement(finding) && tellsTitle(finding, title)),
  );
  const announced = alone.filter((one) => isAnnouncement(one.finding) && !results.includes(one));
  const others = alone.filter((one) => !isAnnouncement(one.finding) && !results.includes(one));
  return [...results, ...announced, ...introduced.slice(0, 2), ...others, ...titled, ...introduced.slice(2)];
}

const saysFindings =
  /^The (?:main |key |present )?(?:findings|results|data|analys[ei]s|evidence) (?:indicates?|suggests?|shows?|implies|imply)\b/;

/** The finding as it is, where nothing makes it clear: in the source's words where they cannot be told otherwise. */
function lastOpenings(sheet: FactSheet, forms: readonly string[], isChosen: boolean): Opening[] {
  const { verbatim, text, sentence } = sheet.finding;
  if (verbatim && forms.length > 0)
    return isChosen || isQuotable(text) ? [{ ...plain(text), quoted: true, clear: false }] : [];
  return forms.map((form) => {
    const finding = introduceShortForms(form, '', sheet);
    const isWhole = openReference(finding, sentence, '', sheet) === null;
    return { ...plain(finding), clear: sheet.sure && isWhole };
  });
}

/** A quotation that begins with a pointer, or fills a post, says less than the work's title. */
function isQuotable(text: string): boolean {
  return (
    text.length <= 260 &&
    !/\b(?:of|from|in|with|for|to) this (?:\p{Ll}+ )?(?:model|assumption|approach|method|problem|setting|framework)\b/u.test(
      text,
    ) &&
    (!pointsBack.test(text) || /^These (?:results|findings|data|observations) /.test(text))
  );
}

/** "The authors' approach" stands, and better so behind a sentence that says which approach. */
const leansOnAuthors = /^The authors' /;

function leavesLittleOpen(finding: string, sheet: FactSheet): boolean {
  return isNearlyClear(finding, sheet.finding.sentence, sheet, '', true);
}

function mayStand(finding: string, sheet: FactSheet): boolean {
  return !(pointsBack.test(finding) || isIdle(finding, sheet) || tellsMethodOnly(finding, sheet));
}

/** Where the reader is sure, only what the authors say of their own paper counts as saying little. */
function isIdle(form: string, sheet: FactSheet): boolean {
  return saysLittle(form) && !(sheet.sure && !isAnnouncement(form) && !ofResults.test(form));
}

const ofResults = /^(?:The|These) (?:\p{L}+ )?(?:findings|results|data)\b/u;

function led(
  kind: Opening['kind'],
  before: string,
  form: string,
  sheet: FactSheet,
  quoted: boolean,
): Opening[] {
  const first = introduceShortForms(before, '', sheet);
  const second = introduceShortForms(form, first, sheet);
  const open = openReference(second, sheet.finding.sentence, first, sheet) !== null;
  if (sameAs(form, before) || (open && !quoted) || ofOthers.test(before)) return [];
  return [
    {
      before: first,
      kind,
      finding: afterAuthors(first, asTheirs(first, second)),
      quoted: quoted && open,
      clear: !open,
    },
  ];
}

/** "The proposed model" behind the sentence that proposed it. */
function asTheirs(before: string, text: string): string {
  return proposes.test(before) ? text.replace(/^The proposed (?=\p{Ll})/u, 'The ') : text;
}

function echoes(form: string, question: string): boolean {
  // A short form at the head that nobody spelled is clear with no question.
  if (/^(?:The )?\p{Lu}{2,6}\b/u.test(form)) return false;
  const held = stemsOf(form);
  const asked = [...stemsOf(question)].filter((one) => one.length > 3);
  return asked.filter((one) => held.has(one)).length >= asked.length * 0.65;
}

/** The form, and where its last clause points to what is not here, the form without that clause. */
function clearForms(form: string, sheet: FactSheet): string[] {
  const at = sheet.finding.sentence;
  const open = openReference(form, at, '', sheet);
  if (open === null || at === null) return [form];
  const place = form.toLowerCase().indexOf(open.trim().toLowerCase());
  const cut = place < 0 ? -1 : form.lastIndexOf(', ', place);
  const head = form.slice(0, Math.max(0, cut));
  // An item of a list ("simple, reliable measures") is no clause of its own.
  const fit =
    head.length >= 60 &&
    ownClause.test(form.slice(cut)) &&
    !/[;,] (?:however|but|yet|nevertheless|although|whereas)$/i.test(head) &&
    isBalanced(head) &&
    !unsaid.test(head) &&
    !bindsWhole(form.slice(cut)) &&
    hasFiniteVerb(head);
  return fit ? [form, `${head}.`] : [form];
}

/** "The authors show for a region of Australia": what they show is gone. */
const unsaid =
  /^(?:The authors|They) (?:show|find|found|demonstrate|prove|report|observe|argue|suggest|conclude)(?:s|d|ed)? (?:for|in|with|by|using|from|on|under|through|via|across)\b(?!.*\bthat\b)/;

const ownClause =
  /^, (?:which|where|when|while|with|without|as|so|since|because|although|though|whereas|especially|particularly|including|even|except|thus|thereby|hence|therefore|than|compared|relative|\p{Ll}+(?:ing|ed)) /u;

function standsAlone(form: string, sheet: FactSheet): boolean {
  const at = sheet.finding.sentence;
  const isFound = sheet.sure || (sheet.candidates[0]?.score ?? 0) >= likely;
  const isClear =
    isFound && !pointsBack.test(form)
      ? isNearlyClear(form, at, sheet)
      : openReference(form, at, '', sheet) === null;
  return isClear && (isFound || namesSubject(form, sheet.title));
}

/** From this score on a sentence is more often the finding than not, by a wide margin. */
const likely = 0.6;
