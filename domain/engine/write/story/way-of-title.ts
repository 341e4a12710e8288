import type { FactSheet } from '../../fact-sheet.ts';
import { readCasing } from '../casing.ts';
import { readsWithoutArticle } from '../phrases.ts';

/**
 * What a title without a name calls the way that the work goes: "Offline meta-reinforcement learning" of "Offline
 * Meta-Reinforcement Learning for Industrial Insertion", "guiding translation with retrieved pieces". It stands for "our approach". Null
 * where the title says a question, a result, a thing that needs an article, or what was done to find out.
 */
export function wayOfTitle(sheet: FactSheet): string | null {
  const parts = (sheet.title ?? '')
    .replace(/^\] /, '')
    .replace(/\.$/, '')
    .split(/: | [–—] /);
  const title = parts.length > 2 ? '' : (parts.at(-1) ?? '').trim().replace(praise, '');
  if (title.length < 12 || title.length > longest || unfit.test(title) || asksOrTells.test(title))
    return null;
  const [first = ''] = title.split(' ');
  const head = title.split(behindHead)[0]?.trim() ?? '';
  const isDeed = deeds.test(first);
  const isWay =
    isDeed || (!/ing$/.test(first) && head.includes(' ') && ways.test(head) && readsWithoutArticle(head));
  return isWay ? readCasing(sheet).lowerWords(title) : null;
}

/** Characters: longer, it is a title and no subject. */
const longest = 80;
const behindHead =
  / (?:for|via|with|using|by|from|of|in|on|as|to|through|under|and|without|over|at|across|based)\b/i;
/** What a way of doing something is called. */
const ways =
  /(?:learning|training|retraining|regression|optimi[sz]ation|embedding|inference|sampling|estimation|clustering|pruning|distillation|attention|parsing|matching|segmentation|detection|recognition|adaptation|augmentation|regulari[sz]ation|modell?ing|programming|planning|coding|hashing|alignment|generation|synthesis|reconstruction|compression|factori[sz]ation|decomposition|calibration|filtering|weighting|sharing|search|supervision|imputation|interpolation|forecasting|tracking|mapping|scheduling|control)$/i;
/** Deeds that are themselves the way; "Improving X" and "Detecting X" name the aim. */
const deeds =
  /^(?:Guiding|Using|Combining|Exploiting|Leveraging|Bootstrapping|Incorporating|Integrating|Augmenting|Transferring|Injecting|Fusing|Embedding|Unifying|Reusing)$/;
const praise =
  /^(?:(?:More )?(?:Efficient|Fast|Simple|Robust|Improved|Precise|Accurate|Effective|Scalable|Reliable|Powerful) )+/i;
const unfit =
  /[?!"“”$\\;()]|,|\b(?:we|our|you|your|this|these|it|its|their)\b|^(?:On|Towards?|An?|The|Is|Are|Do|Does|Can|Why|How|What|When|Where|Some|More|Not|From|Beyond|In|For|To)\b|\b(?:analysis|review|survey|study|overview|introduction|evaluation|comparison|perspective|case|challenge|theory)\b/i;
const asksOrTells =
  /\b(?:is|are|was|were|can|does|do|has|have|reveals?|shows?|improves?|reduces?|increases?|predicts?|drives?|leads?|causes?|explains?|enables?|helps?|makes?)\b/;
