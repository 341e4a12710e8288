import { type Role, roles } from '#domain/engine/fact-sheet.ts';
import type { Field } from '#domain/engine/read/role-field.ts';
import { cleanText } from '#domain/intake/take-in.ts';
import { splitSentences } from '#domain/language/sentences.ts';
import { isFrozen, readAbstracts, readCorpus } from './corpus.ts';
import { readJsonLines, readTable, stringsOf } from './datasets.ts';
import type { RoleExample } from './role-corpora.ts';
import { bareId, endingOf, openingOf } from './work-names.ts';

/**
 * Physics, mathematics and machine learning abstracts without annotation, labelled only where the wording leaves no doubt
 * ("We find that…" is a result); every other sentence may have any role, so that the chain learns the rest from context.
 * SciTLDR train (Apache-2.0) and every sixth arXiv abstract of the tweet corpus (metadata, CC0; no tweet is read), without
 * what our corpus has or freezes.
 */
export function weaklyLabelled(): RoleExample[] {
  const learning = readJsonLines('scitldr-a/train.jsonl').map((record) => ({
    id: String(record['paper_id']),
    sentences: stringsOf(record['source']).map((text) => cleanText(text)),
  }));
  const arxiv = readTable('papertweet/author-tweets.csv')
    .filter((_, index) => index % 6 === 0)
    .map((row) => ({
      id: arxivId(row['arxiv_link']),
      sentences: splitSentences(cleanText(row['abstract'] ?? '')).map(({ text }) => text),
    }));
  const ours = new Set(
    [...readCorpus(), ...readAbstracts()].flatMap(({ id, sentences }) => [
      bareId(String(id)),
      openingOf(stringsOf(sentences)),
      endingOf(stringsOf(sentences)),
    ]),
  );
  const isOurs = ({ id, sentences }: Unlabelled): boolean =>
    isFrozen(id) || [bareId(id), openingOf(sentences), endingOf(sentences)].some((key) => ours.has(key));
  return [
    ...learning.filter((each) => !isOurs(each)).map((each) => weakly(each, 'computing')),
    ...arxiv.filter((each) => !isOurs(each)).map((each) => weakly(each, 'other')),
  ];
}

type Unlabelled = Pick<RoleExample, 'id' | 'sentences'>;

/** As our corpus names it: "https://arxiv.org/abs/2204.01437" -> "arXiv:2204.01437". */
function arxivId(link = ''): string {
  return link.replace(/^.*\/abs\//, 'arXiv:');
}

function weakly({ id, sentences }: Unlabelled, field: Field): RoleExample {
  return { id, field, sentences, allowed: sentences.map((text, index) => plainRoles(text, index)) };
}

function plainRoles(text: string, index: number): readonly Role[] {
  if (finds.test(text)) return ['results', 'conclusions'];
  if (makes.test(text)) return ['methods', 'objective'];
  if (index === 0 && !own.test(text)) return ['background'];
  return roles;
}

const finds =
  /\b[Ww]e (?:\w+ly |also |then |further )?(?:find|found|show|showed|demonstrate|observe|observed|prove|conclude|detect|discover|discovered)\b(?! how)|\b(?:results?|findings|experiments|observations|simulations|data) (?:\w+ly |also )?(?:show|suggest|indicate|demonstrate|reveal|confirm|imply)s?\b/;
const makes =
  /\b[Ww]e (?:\w+ly |also |then |further )?(?:propose|introduce|develop|describe|employ|apply|use|construct|consider|investigate|study|examine)d?\b/;
const own = /\b(?:[Ww]e|[Oo]ur|[Ii]n this|[Tt]his (?:paper|work|article|letter|study)|[Hh]ere)\b/;
