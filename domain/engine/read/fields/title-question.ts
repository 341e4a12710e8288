import { invertClause, mainVerb, questionFromObject, questionFromWord } from './question-clause.ts';

/**
 * The question that a title answers: "Salt raises blood pressure" -> "Does salt raise blood pressure?", "Effects of salt on
 * blood pressure: a trial" -> "What are the effects of salt on blood pressure?". Null where the verb cannot be told for
 * certain, and where the answer is all that the question holds ("X is a kinase", "X is not Y").
 */
export function questionFromClaim(title: string): string | null {
  if (title.includes('?')) return null;
  const parts = title
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .split(/: | [–—-] /);
  for (const part of parts.slice(0, 2)) {
    const bare = part.replace(/\s*\([^()]*\)/g, '');
    const asked = fromObject(bare) ?? fromWord(bare) ?? fromClaim(bare);
    if (asked !== null) return asked;
  }
  return null;
}

function fromObject(part: string): string | null {
  // "The effectiveness of screening is shaped by …" is a claim.
  return finite.test(part) ? null : questionFromObject(`the ${lowerFirst(part.replace(study, ''))}`);
}

const finite =
  /\b(?:is|are|was|were|does|do|did|can|could|may|might|has|have|had|depends?|varies|differs?|remains?)\b/i;

/** "Evaluating the impact of", "A study of the effects of": what stands before the thing asked for. */
const study =
  /^(?:(?:(?:Evaluat|Assess|Measur|Quantify|Estimat|Explor|Examin|Investigat|Understand|Characteri[sz]|Analy[sz]|Study|Determin|Test|Reassess|Revisit)ing|(?:An? )?(?:[\p{L}-]+ )?(?:evaluation|assessment|analysis|study|investigation) of|On) )?(?:the )?/iu;

function fromWord(part: string): string | null {
  return /^How to\b/i.test(part) ? null : questionFromWord(lowerFirst(part));
}

function fromClaim(part: string): string | null {
  if (part.split(' ').length < 5 || notAsked.test(part)) return null;
  const asked = invertClause(part);
  return asked !== null && isCertain(asked, part) ? asked : null;
}

/** What was done or is hoped for, what is denied, what only says what a thing is. */
const notAsked =
  /^(?:First|Early|Initial|Recent|Further|New) (?:experiences?|results?|steps?|insights?|observations?|measurements?|lessons?)\b|^(?:How|What|Which|Why|When|Where|Who)\b|^(?:\p{L}+ing (?:the|an?|of|to|with|for|from|in|by)|Towards?|On)\b|\b(?:using|via|based on|we|our|I|not|no|never|only|poorly|rarely?|hardly|do|does|did|has|have|had)\b|\b(?:is|are|was|were) (?:an?|the|all|just|to|\p{Ll}*ly an?)\b|\ba \p{Ll}+ (?:for|of|to)\b.*\b(?:that|which)\b/iu;

/** A form that is no noun, behind a subject of its number, and no second verb that would keep its ending. */
function isCertain(asked: string, part: string): boolean {
  if (/^(?:Is|Are|Can|Could|May)\b/.test(asked)) return true;
  const verb = mainVerb(part);
  const isOfNumber =
    verb?.helper === 'Does' || (verb?.helper === 'Do' && /(?<!s)s$| and /.test(verb.subject));
  return isOfNumber && !secondVerb.test(part);
}

/** "… regulates X and induces Y"; a plural behind "and" is let go with it. */
const secondVerb = / (?:and|but|or|while) (?:\p{Ll}+ly )?\p{Ll}{2,}(?:[^su]s|es) \S/u;

function lowerFirst(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
