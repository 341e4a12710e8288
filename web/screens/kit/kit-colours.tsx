import type { ReactElement } from 'react';

/** The colours by role, in the theme that is on. */
export function KitColours(): ReactElement {
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {swatches.map(([name, className]) => (
          <li key={name} className="flex items-center gap-3 text-sm">
            <span className={`size-10 rounded-sm border border-line ${className}`} />
            {name}
          </li>
        ))}
      </ul>
      <p className="font-serif text-4xl">Newsreader 56</p>
      <p className="font-serif text-2xl">Newsreader 28</p>
      <p className="text-lg">Inter 18</p>
      <p className="figures text-sm">Inter 14, 0123456789</p>
    </>
  );
}

const swatches = [
  ['paper', 'bg-paper'],
  ['sheet', 'bg-sheet'],
  ['wash', 'bg-wash'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['sky', 'bg-sky'],
  ['sky-wash', 'bg-sky-wash'],
  ['dawn', 'bg-dawn'],
  ['dawn-wash', 'bg-dawn-wash'],
  ['supported', 'bg-supported'],
  ['framing', 'bg-framing'],
  ['check', 'bg-check'],
  ['unsupported', 'bg-unsupported'],
] as const;
