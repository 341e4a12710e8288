import type { FactSheet } from '../../fact-sheet.ts';
import { findingSentence } from './finding-sentence.ts';
import { isNarrowedNext } from './narrowed.ts';
import { saysLittle, tellsAimOnly } from './news.ts';
import { openReference } from './open-references.ts';
import { introduceShortForms } from './short-forms.ts';
import { splitLong } from './split-long.ts';
import { stemsOf } from './stems.ts';
import { isAnnouncement } from './subject.ts';
import { tell } from './tell.ts';
import type { Telling } from './telling.ts';

/** Characters: a longer step of a method is for readers of the paper. */
const longest = 240;

/**
 * Of a work that counts no sample, the source's own sentence on what was done or made: what a reader asks next, after what
 * was found. The one with the most of the title in it and with what it was done on.
 */
export function howSentence(sheet: FactSheet): Telling | null {
  const titled = stemsOf(sheet.title ?? '');
  const best = sheet.sentences
    .filter(({ index, role }) => index !== findingSentence(sheet) && role !== 'other')
    .flatMap(({ index, role }) => {
      const text = tell(sheet, index);
      if (
        text === null ||
        text.length > longest ||
        !saysWhatWasDone(text) ||
        purpose.test(text) ||
        statistics.test(text) ||
        records.test(text)
      )
        return [];
      if ((role === 'background' && !isAnnouncement(text)) || isNarrowedNext(sheet, index)) return [];
      // "They examined how X is organized" repeats the question; how it was done needs what with.
      if (tellsAimOnly(text) && !material.test(text)) return [];
      if (openReference(introduceShortForms(text, '', sheet), index, '', sheet) !== null) return [];
      const shared = [...stemsOf(text)].filter((one) => one.length > 3 && titled.has(one)).length;
      // "Data were collected on demographics" could be said of any work.
      if (shared === 0 && titled.size > 0) return [];
      const score = Math.min(shared, 4) + (material.test(text) ? 2 : 0) - text.length / 120;
      return [{ text: splitLong(text), sentence: index, score }];
    })
    .sort((a, b) => b.score - a.score)[0];
  return best === undefined ? null : { text: best.text, sentence: best.sentence };
}

function saysWhatWasDone(text: string): boolean {
  return (isAnnouncement(text) || done.test(text)) && !saysLittle(text) && !found.test(text);
}

/** How figures were worked out is for readers of the paper. */
const statistics =
  /\b(?:regression|generali[sz]ed linear|t[ -]tests?|ANOVA|chi-squared?|Wilcoxon|Mann|analys[ie]s of variance|Kaplan|Cox|SPSS)\b/;

/** "Data were collected regarding demographics and outcome": so they are in any study. */
const records =
  /^(?:The )?(?:\p{L}+ )?(?:[Dd]ata|[Vv]ariables|[Ii]nformation|[Pp]arameters|[Oo]utcomes|[Mm]easures)\b[^.]{0,60}\b(?:were|was) (?:\w+ly )?(?:collected|recorded|obtained|extracted|abstracted|analy[sz]ed|gathered)\b/u;

/** What was meant to be done says nothing of how. */
const purpose =
  /^(?:The \p{Ll}+|They) (?:set out|aims?|aimed|seeks?|sought|discuss(?:es)?|considers?|explores?|hopes?|argues?|wish(?:es)?|intends?)\b/u;

/** What it was done on or with. */
const material =
  /\b(?:using|data|datasets?|benchmarks?|simulations?|simulated|recordings?|images?|corpus|experiments?|observations?|sequenc\w+|surveys?|spectr\w+|model|imaging|microscopy|records|archives?|measurements?)\b/i;

const done =
  /\b(?:was|were|is|are) (?:\w+ly )?(?:used|applied|measured|analy[sz]ed|compared|examined|tested|trained|evaluated|recorded|imaged|sequenced|built|developed|designed|collected|estimated|computed|simulated|modelled|modeled)\b/;

/** A result, which other slots tell. */
const found =
  /\b(?:show|shows|showed|shown|find|finds|found|demonstrates?|demonstrated|reveals?|revealed|conclude[ds]?|discover(?:ed)?|report(?:s|ed)?|observed?|hypothesi[sz]e|suggests?|provides? evidence|outperform\w*)\b/i;
