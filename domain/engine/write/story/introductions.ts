import type { FactSheet } from '../../fact-sheet.ts';
import { shorterFindings } from '../shorter-findings.ts';
import { tellsMethodOnly } from './news.ts';
import { openReference } from './open-references.ts';
import { introduceShortForms } from './short-forms.ts';
import { isAnnouncement, namesSubject, sameAs } from './subject.ts';
import { tell } from './tell.ts';

/** Characters: longer, and a reader has forgotten it before the finding comes. */
const longest = 210;

const mostTried = 3;

interface Introduction {
  readonly kind: 'introduced' | 'background';
  readonly before: string;
  readonly form: string;
}

/** Sentences of the source that make the finding clear, best first, each with the forms that it makes clear. */
export function introductionsFor(sheet: FactSheet, forms: readonly string[]): Introduction[] {
  const at = sheet.finding.sentence;
  if (at === null || forms.length === 0) return [];
  return sheet.sentences
    .filter(({ index, role }) => index !== at && (index < at || role === 'objective') && role !== 'other')
    .flatMap(({ index, role }) => {
      const told = shortened(tell(sheet, index), sheet);
      // A step of the method explains nothing of what was found.
      if (told === null || tellsMethodOnly(told, sheet) || runsExperiments.test(told)) return [];
      if (role !== 'objective' && index !== at - 1 && !isAnnouncement(told)) return [];
      if (openReference(introduceShortForms(told, '', sheet), index, '', sheet) !== null) return [];
      const clear = forms.filter((form) => makesClear(told, form, sheet));
      const kind = role === 'background' ? ('background' as const) : ('introduced' as const);
      return clear.length === 0
        ? []
        : [{ told, clear, kind, score: weigh(told, role === 'background', index === at - 1) }];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, mostTried)
    .flatMap(({ told, clear, kind }) => clear.map((form) => ({ kind, before: told, form })));
}

const runsExperiments =
  /^(?:The authors (?:run|ran|conduct(?:ed)?|perform(?:ed)?|carr(?:y|ied) out)|Experiments (?:have been|were|are)) /;

function shortened(told: string | null, { finding }: FactSheet): string | null {
  if (told === null || told.length <= longest) return told;
  const forms = shorterFindings({ ...finding, text: told, short: null, verbatim: false });
  return forms.find((form) => form.length <= longest) ?? null;
}

function makesClear(told: string, form: string, sheet: FactSheet): boolean {
  if (sameAs(form, told) || !namesSubject(`${told} ${form}`, sheet.title)) return false;
  const spelled = introduceShortForms(form, told, sheet);
  return openReference(spelled, sheet.finding.sentence, told, sheet) === null;
}

function weigh(told: string, isBackground: boolean, isNext: boolean): number {
  return (
    (isAnnouncement(told) ? 2 : 0) +
    (isBackground ? 0 : 1) +
    (isNext ? 1 : 0) -
    (vague.test(told) ? 2 : 0) -
    told.length / 120
  );
}

const vague =
  /\b(?:is|are|remains?) (?:an? )?(?:widespread|important|major|increasing|key|open|poorly|little|not well|challeng)|\b[Ll]ittle is known\b|\blimited (?:understanding|knowledge)\b|\b(?:garnered|attracted|received|gained|drawn|seen) (?:[\p{L}-]+ ){0,3}(?:interest|attention|popularity|success)\b/iu;
