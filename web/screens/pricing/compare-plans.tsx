import { Check, Minus } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import type { PlanRow } from '#contract/types.ts';
import { type Cell, planTable } from './plan-table.ts';
import { words } from './words.ts';

/** All that tells the plans apart, side by side. It scrolls by itself where the screen is narrower. */
export function ComparePlans({ rows }: { readonly rows: readonly PlanRow[] }): ReactElement {
  const id = useId();
  const table = planTable(rows);
  return (
    <div className="mt-14">
      <h2 id={id} className="text-2xl">
        {words.table.title}
      </h2>
      <section
        aria-labelledby={id}
        // What scrolls must be reached by keys.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        className="relative mt-5 overflow-x-auto rounded-md border border-line bg-sheet"
      >
        <table className="figures w-full border-collapse text-sm">
          <thead>
            <tr className="border-b border-line-strong">
              <td className={stub} />
              {table.columns.map((title) => (
                <th
                  key={title}
                  scope="col"
                  className="min-w-24 px-3 py-3 text-left align-bottom font-semibold"
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ label, cells }) => (
              <tr key={label} className="border-b border-line last:border-b-0">
                <th scope="row" className={`${stub} font-medium`}>
                  {label}
                </th>
                {cells.map((cell, at) => (
                  <td key={table.columns[at]} className="px-3 py-2.5 align-top">
                    <Told cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** What a row is about stays in sight. */
const stub =
  'sticky left-0 w-[min(14rem,42vw)] min-w-[min(9rem,42vw)] bg-sheet px-4 py-2.5 text-left align-top wrap-anywhere hyphens-auto';

function Told({ cell }: { readonly cell: Cell }): ReactElement {
  if (typeof cell === 'string') return <>{cell}</>;
  const Icon = cell ? Check : Minus;
  return (
    <>
      <Icon aria-hidden="true" className={`size-4 ${cell ? 'text-supported' : 'text-ink-soft'}`} />
      <span className="sr-only">{cell ? words.table.has : words.table.lacks}</span>
    </>
  );
}
