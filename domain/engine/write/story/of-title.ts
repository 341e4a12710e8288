import type { Casing } from '../casing.ts';

/**
 * "the response of plants" -> "the response of arctic plants", where the title says which plants: a species, a place or an
 * age left out would claim it of all. Only before a noun that stands bare.
 */
export function asTitled(form: string, title: string | null, casing: Casing): string {
  // Where groups are compared, the bare noun may be the other one.
  if (compares.test(form)) return form;
  let text = form;
  for (const [, kind = '', noun = ''] of (title ?? '').matchAll(kindsOfTitle)) {
    const plain = casing.lowerWords(kind);
    const isOne = (title ?? '').toLowerCase().split(noun.toLowerCase()).length === 2;
    if (!isOne || text.toLowerCase().includes(kind.toLowerCase())) continue;
    text = text.replace(
      new RegExp(
        `(?<=\\b(?:of|in|among|by|from|between) )(?=${noun.toLowerCase()}\\b(?! (?:of|in|from|without|with)\\b))`,
      ),
      `${plain} `,
    );
  }
  return text;
}

const compares = /\b(?:than|that of|those of|versus|vs|compared|unlike|general population|controls?)\b/i;

const kindsOfTitle =
  /\b(arctic|antarctic|alpine|tropical|boreal|marine|wild|captive|domestic|rural|urban|elderly|older|young|adult|adolescent|pa?ediatric|neonatal|preterm|pregnant|postmenopausal|diabetic|obese|overweight|rat|mouse|murine|zebrafish|canine|porcine|bovine|Korean|Chinese|Japanese|Indian|African|American|European|Asian|Danish|Swedish|Norwegian|Finnish|Dutch|German|French|Italian|Spanish|Turkish|Iranian|Brazilian|Mexican|Australian|Canadian|Israeli|Taiwanese|Thai) (plants|patients|children|women|men|adults|infants|adolescents|students|nurses|workers|populations?|communities|lakes|rivers|forests|soils|birds|fish|mammals|neurons|cells|hearts|muscle|brain|cortex|baboons|monkeys)\b/gi;
