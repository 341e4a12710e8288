import { BookOpen, Mail } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Team } from '#contract/types.ts';
import { paths } from '#web/app/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { words } from './words.ts';

export function SupportTab({ team }: { readonly team: Team }): ReactElement {
  return (
    <div className="flex flex-col gap-6">
      <Card aria-labelledby="help" className="p-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="help" className="text-xl">
            {words.support.title}
          </h2>
          {team.prioritySupport && <Badge tone="supported">{words.support.priority}</Badge>}
        </div>
        <ul className="mt-4 flex flex-col gap-4">
          <li className="flex gap-3">
            <BookOpen aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-soft" />
            <p>
              <a href="/api/docs" className={linkClasses}>
                {words.support.docs}
              </a>
              <span className="block text-ink-soft">{words.support.docsText}</span>
            </p>
          </li>
          <li className="flex gap-3">
            <Mail aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-soft" />
            <p>
              <Link to={paths.contact} className={linkClasses}>
                {words.support.contact}
              </Link>
              <span className="block text-ink-soft">{words.support.contactText}</span>
            </p>
          </li>
        </ul>
      </Card>
      <Card aria-labelledby="faq" className="p-6">
        <h2 id="faq" className="text-xl">
          {words.support.faq}
        </h2>
        <div className="mt-2 -mb-2 divide-y divide-line">
          {words.support.questions.map(({ question, answer }) => (
            <details key={question} className="group py-1">
              <summary className="ml-5 min-h-11 cursor-pointer list-outside py-2.5 font-medium">
                {question}
              </summary>
              <p className="ml-5 pb-3 text-ink-soft">{answer}</p>
            </details>
          ))}
        </div>
      </Card>
    </div>
  );
}

const linkClasses =
  'font-medium text-sky underline decoration-from-font underline-offset-4 hover:text-sky-deep';
