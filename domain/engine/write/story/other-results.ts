import type { FactSheet, Role } from '../../fact-sheet.ts';
import { shorterFindings } from '../shorter-findings.ts';
import { isNews, saysLittle, tellsAimOnly, tellsMethodOnly } from './news.ts';
import { openReference } from './open-references.ts';
import { type Opening, plain, pointsBack } from './opening.ts';
import { introduceShortForms } from './short-forms.ts';
import { isAnnouncement, namesSubject } from './subject.ts';
import { tell } from './tell.ts';

/** Where the finding cannot be made clear, another result that is; at the last, what the work is about. */
export function otherResults(sheet: FactSheet): Opening[] {
  const clear = sheet.sentences
    .filter(({ index, role }) => index !== sheet.finding.sentence && role !== 'other')
    .flatMap(({ index, role }) => {
      const told = tell(sheet, index);
      if (
        told === null ||
        pointsBack.test(told) ||
        onCondition.test(told) ||
        saysLittle(told) ||
        (role === 'background' && !isAnnouncement(told))
      )
        return [];
      const text = introduceShortForms(told, '', sheet);
      const result =
        (role === 'results' || role === 'conclusions') && isNews(told) && !tellsMethodOnly(told, sheet);
      const isOther =
        role === 'objective' ||
        ((isAnnouncement(told) || saysWhatItIs.test(told)) && !tellsMethodOnly(told, sheet));
      const fit = (result || isOther) && openReference(text, index, '', sheet) === null;
      const score =
        rank(told, role, result) +
        (namesSubject(text, sheet.title) ? 2 : 0) +
        (isCandidate(index, sheet) ? 1 : 0);
      return fit ? [{ text, score }] : [];
    });
  return clear
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .flatMap(({ text }) => shorterFindings({ ...sheet.finding, text, short: null, verbatim: false }))
    .filter((text) => text.length <= 300)
    .map((text) => ({ ...plain(''), before: text, kind: 'introduced' as const }));
}

/** What would be if something else were is nothing that was found. */
const onCondition = /^(?:If|Unless|Assuming|Under the assumption)\b/;

/** One of the three sentences that the reader would lead with. */
function isCandidate(index: number, { candidates }: FactSheet): boolean {
  return candidates.some(({ sentence }) => sentence === index);
}

/** A result before what was done; a bare step of the method, or what was set out for, last of all. */
function rank(told: string, role: Role, isResult: boolean): number {
  if (isResult) return 1;
  if (isAnnouncement(told)) return 0.5;
  const isStep = role === 'methods' && !saysWhatItIs.test(told);
  return isStep || tellsAimOnly(told) ? -3 : 0;
}

/** "NAME is a framework that …". */
const saysWhatItIs = /^\p{Lu}[^,;:]{2,70} is an? \p{Ll}/u;
