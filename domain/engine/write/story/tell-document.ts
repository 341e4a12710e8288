import type { FactSheet } from '../../fact-sheet.ts';
import { isHeadless } from '../../read/headless.ts';
import { tellPatent } from '../../read/patent-text.ts';

/**
 * Abstracts of documents leave their subject out ("Covers developments in …") or name it as lawyers do ("The present
 * invention relates to …"). Given back in everyday words.
 */
export function tellDocument(text: string, { genre, title, sentences }: FactSheet): string {
  if (genre === 'policy') return isHeadless(text) ? `${documentName(title)} ${plainReport(text)}` : text;
  if (genre === 'patent') return plainPatent(tellPatent(text, sentences.map((one) => one.text).join(' ')));
  if (genre === 'protocol' && planOnly.test(text))
    return `The study is a ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return text;
}

/** "Pragmatic 3 arm cluster controlled trial of …": a design for a sentence. */
const planOnly =
  /^(?!The |An? |This |Our |We )(?:[\p{L}\d-]+ ){1,9}(?:trial|study) (?:of|with|in|comparing) (?!.*\b(?:will|was|were|is|are|has|have)\b)/iu;

/** Characters of a title that reads well inside a sentence; a longer one stands on a line of its own. */
const longestName = 70;

function documentName(title: string | null): string {
  const name = (title ?? '').trim().replace(/\.$/, '');
  const kind = /\breports?\b/i.test(name) ? 'The report' : 'The document';
  return name === '' || name.length > longestName || /["“”]/.test(name) ? kind : `${kind} “${name}”`;
}

/** "Overviews" is no verb that readers know; a list of sections becomes its first four. */
function plainReport(text: string): string {
  const rest = text.charAt(0).toLowerCase() + text.slice(1);
  return rest
    .replace(/^overviews\b/, 'gives an overview of')
    .replace(/,? and includes? (?:chapters|sections) on: (?:\(?(?:i|a|1)\)) (.*)$/su, (_, list: string) => {
      const items = list
        .split(/[;,]?\s+(?:and )?\(?(?:[ivx]+|[a-z]|\d+)\)\s+/u)
        .filter((item) => item.length < 90);
      return items.length < 3
        ? ''
        : `, with sections on ${items.slice(0, 3).join(', ')} and ${items[3] ?? 'others'}`;
    });
}

function plainPatent(text: string): string {
  return text
    .replace(
      /^(?:The|This) (?:present )?(?:invention|disclosure|application|utility model) (?:is|relates(?: generally)? to|provides|concerns|discloses|describes|is directed to|pertains to|features) (?=an?\b|the\b|\p{Ll}+s\b)/u,
      'The document describes ',
    )
    .replace(
      /^((?:Methods?|Systems?|Devices?|Apparatus|Techniques|An? |[\p{L}-]+ ).*) (?:is|are) (?:also )?(?:provided|disclosed|described)\.$/su,
      (_, thing: string) => `The document describes ${uncapitalised(thing)}.`,
    )
    .replace(thingAlone, (thing) => `The document describes ${uncapitalised(thing)}`)
    .replace(/^(?:Consequently, |Thus, )?[Ii]n operation, /u, '');
}

/** "A method for recharging balls that uses gas.": a thing without a verb of its own. */
const thingAlone =
  /^An? (?:(?!(?:is|are|has|have|can|may|comprises|includes|provides|displays|contains|uses|consists|receives)\b)[\p{L}\d-]+ ){0,12}?(?:methods?|apparatus|systems?|devices?|process|composition|assembly|kit|tool|vessel|handle)\b(?=\.|,| (?:for|of|to|that|which|in which|wherein|having|comprising|including|and|or|with)\b)(?: (?!(?:is|are|has|have|can|may|comprises|includes|provides|displays|contains|uses|consists|receives)\b)[\p{L}\d,-]+){0,40}?(?: (?:that|which|in which|wherein|having|comprising|including) .*)?\.$/su;

function uncapitalised(text: string): string {
  return /^(?:\p{Lu}\p{Ll}|A )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
