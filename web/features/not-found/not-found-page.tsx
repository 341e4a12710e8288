import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Lark } from '#web/features/brand/lark.tsx';
import { Button } from '#web/ui/button.tsx';
import { words } from './words.ts';

/** For addresses that are none, and for pages that this server does not have. */
export function NotFoundPage(): ReactElement {
  return (
    <div className="mx-auto flex max-w-lg flex-1 flex-col items-center justify-center px-4 py-24 text-center">
      <title>{words.page}</title>
      <Lark className="size-20" />
      <p className="figures mt-8 text-ink-soft">{words.code}</p>
      <h1 className="mt-2 text-3xl">{words.title}</h1>
      <p className="mt-4 text-ink-soft">{words.text}</p>
      <Button asChild className="mt-8">
        <Link to={paths.landing}>{words.home}</Link>
      </Button>
    </div>
  );
}
