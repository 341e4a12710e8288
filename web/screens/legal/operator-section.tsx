import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useId } from 'react';
import type { OutputOf } from '#contract/types.ts';
import { operatorQuery } from '#web/api/queries.ts';
import { paths } from '#web/app/paths.ts';
import { AppLink } from '#web/features/links/app-link.tsx';
import { words } from './words.ts';

/** Who runs the installation, and where to ask; also where nobody has said so. */
export function OperatorSection(): ReactElement {
  const id = useId();
  const { data, isError } = useQuery(operatorQuery);
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="text-xl">
        {words.operator.title}
      </h2>
      {data === undefined ? (
        <p className="mt-2" role="status">
          {isError ? words.operator.unanswered : words.operator.asking}
        </p>
      ) : (
        <Operator {...data} />
      )}
    </section>
  );
}

type Told = Pick<OutputOf<'getOperator'>, 'name' | 'address' | 'contact'>;

function Operator({ name, address, contact }: Told): ReactElement {
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_1fr]">
      <dt className="text-ink-soft">{words.operator.name}</dt>
      <dd>{name ?? words.operator.noName}</dd>
      <dt className="text-ink-soft">{words.operator.address}</dt>
      <dd>{address ?? words.operator.noAddress}</dd>
      <dt className="text-ink-soft">{words.operator.contact}</dt>
      <dd>
        <Contact contact={contact} />
      </dd>
    </dl>
  );
}

const look = 'break-words font-medium text-sky underline underline-offset-4';

function Contact({ contact }: Pick<Told, 'contact'>): ReactElement {
  if (contact === null)
    return (
      <AppLink to={paths.contact} className={look}>
        {words.operator.form}
      </AppLink>
    );
  return (
    <a
      href={contact.startsWith('https://') ? contact : `mailto:${contact}`}
      rel="noreferrer"
      className={look}
    >
      {contact}
    </a>
  );
}
