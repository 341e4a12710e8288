import { hasLatex } from '#domain/language/has-latex.ts';

/** What is wrong with a sentence as a sentence; an empty list when nothing is. */
export type Fault =
  | 'doubled word'
  | 'unbalanced'
  | 'dangling'
  | 'no verb'
  | 'markup'
  | 'first person'
  | 'spacing'
  | 'opening';

/** Screens that any finding must pass before it is shown, whatever made it. Quotation may hold "we". */
export function screen(text: string, options: { readonly firstPerson: boolean }): Fault[] {
  const faults: Fault[] = [];
  if (hasDoubledWord(text)) faults.push('doubled word');
  if (!isBalanced(text)) faults.push('unbalanced');
  if (isDangling(text)) faults.push('dangling');
  if (!hasFiniteVerb(text)) faults.push('no verb');
  if (hasLatex(text) || /<\/?\w+>|&\w+;|\ufffd/.test(text)) faults.push('markup');
  if (!options.firstPerson && /\b(?:[Ww]e|[Oo]urs?|us)\b/.test(text.replace(/["“][^"”]{0,500}["”]/g, '')))
    faults.push('first person');
  if (/\s{2,}|\s[,.;:](?!\d)|\(\s|\s\)|[,;:]\.$|,,|\.\.$|,;|;,/.test(text)) faults.push('spacing');
  if (
    !/^(?:["“‘'(]?[\p{Lu}\p{N}~≈]|\p{Ll}{1,2}[\p{Lu}\p{N}-]|[^\p{L}]|\p{Ll}+[\p{Lu}\d])/u.test(text) ||
    !/[.!?]["”')]?$/.test(text)
  )
    faults.push('opening');
  return faults;
}

const auxiliary =
  /\b(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|may|might|must|shall|should|will|would|cannot|\w+n['’]t)\b/i;
const reportVerb =
  /\b(?:show|find|found|demonstrate|suggest|indicate|appear|seem|remain|increase|decrease|reduce|improve|lead|led|cause|affect|influence|predict|provide|yield|outperform|achieve|differ|exhibit|enable|allow|require|contribute|play|depend|vary|occur|exist|represent|result|support|reveal|confirm|reach|offer|use|make|made|give|gave|become|became|rose|fell|grew|kept|saw|held|went|took|prefer|enjoy|agree|correlate|cover|contain|include|account|constitute|develop|drive|generate|maintain|promote|prevent|protect|receive|underlie|hold|lie|arise|emerge|degrade|scale|encode|mediate|regulate|control|recover|admit|satisfy|converge|bind|form|act|act|produce|need|share|propose|introduce|present|report|describe|derive|prove|identify|observe|recogni[sz]e|adopt|met|range|underwent|saw|ran|paid|spent|felt|said|told|sought|fit|bring|brought|carried|chose|came|come|drew|taught|thought|understood|wrote|won|perceive|reflect|believe|expand|enhance|ensure|explain|extend|facilitate|follow|highlight|illustrate|imply|induce|inhibit|involve|lack|limit|link|match|mean|modulate|need|obtain|offer|perform|point|possess|raise|rely|retain|shape|start|stay|tend|trigger|undergo|understand|vanish|work|accumulate|adapt|alter|appear|apply|attain|carry|characterize|combine|compare|consist|contrast|deliver|detect|determine|establish|evolve|exceed|express|fail|favou?r|generalize|grow|help|interact|kill|know|learn|localize|move|mimic|open|organize|pose|recapitulate|relate|replicate|reproduce|respond|sensitize|serve|slow|solve|spread|stem|stimulate|strengthen|suffer|suppress|survive|take|target|think|transform|translate|treat|request|calls? upon|urge)(?:s|es|d)?\b|\b(?:rel|var|appl|carr|impl|satisf|identif|quantif|modif|clarif|underl)ies\b/i;

/** A finite verb of the closed lists alone: for pieces of sentences, where "related" and "based" stand without a verb. */
export function hasClearVerb(text: string): boolean {
  return auxiliary.test(text) || reportVerb.test(text);
}

/** A finite verb by closed lists and endings; errs towards "yes" on "-ed" words. */
export function hasFiniteVerb(text: string): boolean {
  return auxiliary.test(text) || reportVerb.test(text) || /(?<![-\p{L}])\p{Ll}{3,}ed\b/u.test(text);
}

function hasDoubledWord(text: string): boolean {
  return /(?<![\p{L}\p{N}-])(\p{L}{2,}) \1(?![\p{L}\p{N}-])/iu.test(
    text.replace(/\b(had had|that that|very very)\b/gi, ''),
  );
}

function isBalanced(text: string): boolean {
  const stack: string[] = [];
  const closes: Readonly<Record<string, string>> = { ')': '(', ']': '[', '”': '“' };
  const signs = text
    .replace(/\[-?[\d.]+,\s?-?[\d.]+\)|\(-?[\d.]+,\s?-?[\d.]+\]/g, '')
    .replace(/(?:^|\s)\(?(?:[a-z]|[ivx]+|\d)\)\s/g, ' ')
    .match(/[()[\]“”]/g);
  for (const sign of signs ?? []) {
    if (sign === '(' || sign === '[' || sign === '“') stack.push(sign);
    const opener = closes[sign];
    if (opener !== undefined && stack.pop() !== opener) return false;
  }
  return stack.length === 0 && (text.match(/"/g) ?? []).length % 2 === 0;
}

function isDangling(text: string): boolean {
  return (
    /(?<![-\p{L}\p{N}])(?:and|or|but|because|although|while|whereas|that|which|of|the|an?|than|as|into|between|their|its|such as|including|via|compared|due to)[,;]?[.]$/u.test(
      text,
    ) ||
    /,\s*(?:and|or|but|which|that)?\s*[.]$/.test(text) ||
    /^(?:and|or|but|which|that|than|,|;)\b/i.test(text) ||
    /\b(?:and|or|of|the|an?|to|with) (?:and|or|of|but)\b(?!\/)/i.test(text)
  );
}
