/** Words of resolutions and decisions, after the practice of the United Nations' editorial manual and bodies that write like it. */
const listed = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What an operative clause begins with; with "z" where British documents print "s". */
export const operativeVerbs = listed(`
  accepts acknowledges adopts affirms agrees appeals applauds approves authorizes calls commends condemns confirms congratulates
  considers decides declares demands deplores designates determines directs emphasizes encourages endorses establishes expresses
  extends instructs invites notes proclaims reaffirms recalls recognizes recommends regrets reiterates rejects reminds remains renews
  requests resolves stresses supports takes terminates trusts underlines underscores urges welcomes`);

/** Of these: the verbs that decide something, and those that ask somebody for it. */
export const decidingVerbs = listed(
  'decides recognizes adopts declares proclaims establishes approves authorizes demands determines designates condemns',
);
export const askingVerbs = listed('calls urges requests recommends invites encourages endorses appeals');

/** What a preambular clause begins with. */
export const preambularWords = listed(`
  acknowledging acting adopted affirming alarmed appreciating aware bearing being cognizant concerned confirming conscious considered
  considering convinced deploring desiring desirous determined disturbed emphasizing encouraged examined expressing guided having heard
  keeping mindful noting observing reaffirming recalling received recognizing referring regretting reiterating resolved seeking stressing
  taking underlining underscoring welcoming`);

/** What may stand before either. */
export const clauseAdverbs = listed(
  'also further strongly again solemnly urgently deeply gravely fully firmly once having being highly profoundly seriously',
);

/** A body that adopts such texts has one of these in its name. */
export const bodyNouns = listed(
  'Assembly Council Committee Commission Conference Board Parties State Parliament Congress Meeting Forum Bureau Secretariat',
);

/** The bodies whose documents bear these symbols. */
export const bodyOfSymbol: readonly (readonly [start: RegExp, body: string])[] = [
  [/\bA\/HRC\//, 'The Human Rights Council'],
  [/\bS\/RES\//, 'The Security Council'],
  [/\bA\/RES\//, 'The General Assembly'],
  [/\bE\/RES\//, 'The Economic and Social Council'],
];
