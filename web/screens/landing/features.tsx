import {
  AudioLines,
  LayoutGrid,
  type LucideIcon,
  ShieldCheck,
  SlidersHorizontal,
  Timer,
  Users,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { Section } from './sections.tsx';
import { words } from './words.ts';

export function Features(): ReactElement {
  return (
    <Section id="features" title={words.features.title} lead={words.features.lead}>
      <ul className="mt-10 grid grid-cols-1 gap-4 sm:grid-cols-2 md:mt-14 lg:grid-cols-3">
        {words.features.all.map(({ icon, title, text }) => {
          const Icon = icons[icon];
          return (
            <li key={title} className="rounded-md border border-line bg-sheet p-6 shadow-soft">
              <Icon aria-hidden="true" className="size-6 text-sky" strokeWidth={1.75} />
              <h3 className="mt-4 text-xl wrap-anywhere">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const icons: Record<(typeof words.features.all)[number]['icon'], LucideIcon> = {
  'shield-check': ShieldCheck,
  'audio-lines': AudioLines,
  'layout-grid': LayoutGrid,
  users: Users,
  timer: Timer,
  'sliders-horizontal': SlidersHorizontal,
};
