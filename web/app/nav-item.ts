import { paths } from './paths.ts';
import { words } from './words.ts';

export interface NavItem {
  readonly to: string;
  readonly label: string;
}

/** Where the header stands: a bar, or the menu of small screens. */
export type NavPlace = 'bar' | 'menu';

/** The ways on for everybody. */
export const publicItems: readonly NavItem[] = [
  { to: paths.pricing, label: words.pricing },
  { to: paths.contact, label: words.contact },
];
