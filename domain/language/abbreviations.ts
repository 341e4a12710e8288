/** Abbreviations by whether a sentence may end with their stop, without that stop. A word that is also a whole word is in none. */

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** In small letters and with a capital. */
function both(words: string): string {
  return words.replace(/\S+/g, (word) => `${word} ${word.charAt(0).toUpperCase()}${word.slice(1)}`);
}

/** Stand before the name, number or phrase that they belong to: no sentence ends with them. */
const neverLast = list(
  `${both('e.g eg i.e ie cf vs viz fig figs eq eqs eqn eqns ref refs sect sects tab tabs approx ca resp vol vols pp suppl thm lem esp incl excl cv cvs subsp ssp f.sp subvar')} Dr Drs Prof Profs Mr Mrs Messrs Mme Ms St Ste Sts Sr Gen Gov Hon Rev Capt Lt Col Cmdr Sgt Sen Mt Mts Ft Pt Pte Amb`,
);

/** Shorten a word only before a number or a letter that counts: "No. 4", "Arts. 6 and 7", "Res. A/64". */
const beforeNumber = list(
  `${both('no nos jan feb mar apr jun jul aug sep sept oct nov dec ver v sec secs col cols ed eds at chap chaps chs app apps exp exps ex exs p art arts para paras par ch var vars cl cls reg regs res doc docs suppl supp ser sess pt pts bk cat lot pl pls stat tit subpara annex dir dirs prop props def cor obs str')} S`,
);

/** May end a sentence as well: they do where a word follows that opens one. */
const sometimesLast = list(
  `${both('al etc sp spp nov inc ltd co corp jr dept depts univ inst assoc bros gen max min avg temp temps conc concs dil dist wt vol est approx natl intl govt var aff hort agric hr hrs wk wks mo mos yr yrs ft lb oz gal')} Biol Chem Phys Sci Med Eng Proc Lett Ann Nat Int Acad Soc Symp Environ Ecol Econ Psychol Pharmacol Natl Intl Ave Blvd Rd Hwy Pres Rep Supt Ph.D M.Sc B.Sc`,
);

/** Units: behind a number they end a sentence before a capital: "for 30 min. Magnesium …". */
const units = list(
  'min h hr hrs s sec d wk wks mo mos yr yrs ft lb oz gal kg km mm cm nm ml dl mg ng pg kb kbp bp hz db kw mw kv mv ms ns ps ppm ppb mph rpm temp',
);

/** What the stop behind a word may be. */
export type StopKind = 'never last' | 'before a number' | 'sometimes last' | 'no abbreviation';

/** `word` without its stop. Words of consonants alone ("pts", "bldg") are cut ones, but for units. */
export function stopKinds(word: string): readonly StopKind[] {
  if (neverLast.has(word)) return ['never last'];
  const kinds: StopKind[] = [];
  if (beforeNumber.has(word)) kinds.push('before a number');
  if (sometimesLast.has(word) || isInitials(word) || isCut(word)) kinds.push('sometimes last');
  return kinds.length === 0 ? ['no abbreviation'] : kinds;
}

/** "J", "U.S". */
function isInitials(word: string): boolean {
  return /^\p{L}(?:\.\p{L})*$/u.test(word);
}

function isCut(word: string): boolean {
  return /^[b-df-hj-np-tv-xzB-DF-HJ-NP-TV-XZ][b-df-hj-np-tv-xz]{1,4}$/.test(word) && !units.has(word);
}

export function isUnit(word: string): boolean {
  return units.has(word);
}
