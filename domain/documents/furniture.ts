import { textOfFragment } from './fragments.ts';
import type { Fragment, Page } from './placed-text.ts';

/** Parts of a page's height at its top and its foot where running heads and feet stand. */
const margin = 0.12;
/** And where nothing but them does. */
const edge = 0.055;
/** Points by which what is repeated may stand higher or lower on another page. */
const slack = 4;

export interface PageParts {
  readonly text: readonly Fragment[];
  readonly margins: readonly string[];
}

/** Running heads, feet and page numbers apart from the text: what stands at a page's edge and comes again, or is a number, or is small. */
export function withoutFurniture(
  pages: readonly Page[],
  fragments: readonly (readonly Fragment[])[],
): PageParts[] {
  const seen = new Map<string, { readonly page: number; readonly y: number }[]>();
  const inMargin = (fragment: Fragment, page: number): boolean => {
    const height = pages[page]?.height ?? 0;
    return fragment.y < height * margin || fragment.y > height * (1 - margin);
  };
  fragments.forEach((all, page) => {
    for (const fragment of all) {
      if (!inMargin(fragment, page)) continue;
      const key = withoutNumbers(fragment);
      seen.set(key, [...(seen.get(key) ?? []), { page, y: fragment.y }]);
    }
  });
  return fragments.map((all, page) => {
    const isFurniture = (fragment: Fragment): boolean => {
      if (!inMargin(fragment, page)) return false;
      const again = seen.get(withoutNumbers(fragment)) ?? [];
      return (
        isPageNumber(fragment) ||
        again.some((one) => one.page !== page && Math.abs(one.y - fragment.y) <= slack) ||
        standsAtEdge(fragment, all, pages[page]?.height ?? 0)
      );
    };
    return {
      text: all.filter((fragment) => !isFurniture(fragment)),
      margins: all.filter(isFurniture).map(textOfFragment),
    };
  });
}

function withoutNumbers(fragment: Fragment): string {
  return textOfFragment(fragment).toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
}

function isPageNumber(fragment: Fragment): boolean {
  return /^(?:page |p\. ?)?[-–—(|]?\s?[\divx]{1,5}(?:\s?(?:\/|of)\s?\d{1,4})?\s?[-–—)|]?$/i.test(
    textOfFragment(fragment),
  );
}

/** At the very top or foot, smaller than the rest or with a blank to it. */
function standsAtEdge(fragment: Fragment, all: readonly Fragment[], height: number): boolean {
  const atTop = fragment.y < height * edge;
  if (!atTop && fragment.y < height * (1 - edge)) return false;
  const inner = all.filter((one) => (atTop ? one.y > fragment.y + 1 : one.y < fragment.y - 1));
  const nearest = Math.min(...inner.map((one) => Math.abs(one.y - fragment.y)));
  return inner.length > 0 && nearest > 1.8 * fragment.size;
}
