import { type ReactElement, type ReactNode, useId } from 'react';

interface LegalText {
  /** Of the document. */
  readonly page: string;
  readonly title: string;
  readonly lead: string;
}

interface LegalPageProps extends LegalText {
  readonly children: ReactNode;
}

/** A page to read: of which installation it is, and its sections. */
export function LegalPage({ page, title, lead, children }: LegalPageProps): ReactElement {
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-12 md:px-6">
      <title>{page}</title>
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-3 text-lg text-ink-soft">{lead}</p>
      {children}
    </article>
  );
}

interface SectionText {
  readonly title: string;
  readonly lines: readonly string[];
}

/** One point of a page; more than one line is a list. */
export function LegalSection({ title, lines }: SectionText): ReactElement {
  const id = useId();
  const [only, second] = lines;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {second === undefined ? (
        <p className="mt-2">{only}</p>
      ) : (
        <ul className="mt-2 list-disc space-y-2 pl-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
