/** How publishers mark the standing of an article in its title. A word alone is none: "Withdrawal-induced anxiety in rats". */
export type TitleStanding =
  | 'retracted'
  | 'withdrawn'
  | 'retraction-notice'
  | 'correction-notice'
  | 'concern-notice';

/** Null where the title says nothing of it. */
export function titleStanding(title: string | null): TitleStanding | null {
  return title === null ? null : (readLabel(title)?.standing ?? null);
}

/** The title without the label that says what became of the work: "Retracted: Tea and sleep" is "Tea and sleep". */
export function withoutStanding(title: string): string {
  return readLabel(title)?.rest ?? title.trim();
}

interface Label {
  readonly standing: TitleStanding;
  /** What the label is set apart from; empty where it is all there is. */
  readonly rest: string;
}

/**
 * Publishers differ in the label's words and in the mark that sets it apart, and agree in that it is set apart, before the
 * title or behind it, and holds nothing but words of a register. So a label is read by its words, wherever such a mark stands.
 */
function readLabel(title: string): Label | null {
  const whole = title.trim();
  for (const { label, rest } of parts(whole)) {
    const standing = standingOf(label, rest);
    if (standing !== null) return { standing, rest: rest.trim() };
  }
  return null;
}

/** Every way to read the title as a label beside the rest: set apart by a mark, in brackets, by capitals, or alone. */
function* parts(title: string): Generator<{ readonly label: string; readonly rest: string }> {
  for (const { index, 0: mark } of title.matchAll(apart)) {
    const [before, after] = [title.slice(0, index), title.slice(index + mark.length)];
    yield { label: before, rest: after };
    yield { label: after, rest: before };
  }
  const capitals = /^[\p{Lu}\W]+(?=\s+\p{Lu}\p{Ll}|\s+\p{Lu}\s)/u.exec(title)?.[0] ?? '';
  if (words(capitals).length > 1) yield { label: capitals, rest: title.slice(capitals.length) };
  const to = /^(.{4,40}?)\s+to\b[:\s]/i.exec(title);
  if (to !== null) yield { label: to[1] ?? '', rest: title.slice(to[0].length) };
  yield { label: title, rest: '' };
}

/** A colon, a bracket, a dash that is no hyphen, a stop. */
const apart = /\s*[:.()[\]–—]\s*|\s+-+\s+/g;

/** What a label says, by the word that carries it; notices name what was done, articles what became of them. */
const keys: Readonly<Record<string, TitleStanding>> = {
  retracted: 'retracted',
  retraction: 'retraction-notice',
  withdrawn: 'withdrawn',
  withdrawal: 'withdrawn',
  removed: 'withdrawn',
  removal: 'withdrawn',
  concern: 'concern-notice',
  correction: 'correction-notice',
  erratum: 'correction-notice',
  corrigendum: 'correction-notice',
};

/** Other words of such labels, the place where the notice is printed ("See vol. 12, pg. 3") among them. */
const beside: ReadonlySet<string> = new Set(
  (
    'a an the and of on this has been was is article paper chapter work manuscript preprint author authors editor editors publisher publisher’s editorial ' +
    'expression note notice statement announcement temporary partial republished replaced see vol volume issue no p pg pp page pages'
  ).split(' '),
);

function standingOf(label: string, rest: string): TitleStanding | null {
  const said = words(label.toLowerCase());
  const key = said.find((word) => word in keys);
  const standing = key === undefined ? null : (keys[key] ?? null);
  if (standing === null || !said.every((word) => word in keys || beside.has(word) || isNumber(word)))
    return null;
  // "Concern" alone is anybody's.
  if (standing === 'concern-notice' && !said.includes('expression')) return null;
  return isOwnWord(label, rest, standing) ? null : standing;
}

/**
 * "Withdrawn: the lives of …" has a subtitle in lower case, and "Withdrawal: A review" names its matter: the word is the title's
 * own. A register prints the title behind its label as it was, and a bare noun in capitals.
 */
function isOwnWord(label: string, rest: string, standing: TitleStanding): boolean {
  if (standing !== 'withdrawn' || label === label.toUpperCase()) return false;
  const first = rest.trim().charAt(0);
  const isBareNoun = nouns.has(label.trim().toLowerCase());
  return first === '' || first !== first.toUpperCase() || isBareNoun;
}

const nouns: ReadonlySet<string> = new Set(['withdrawal', 'removal']);

function isNumber(word: string): boolean {
  return !Number.isNaN(Number(word));
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}’']+/gu) ?? [];
}
