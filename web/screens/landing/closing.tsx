import type { ReactElement } from 'react';
import { paths } from '#web/app/paths.ts';
import { Lark } from '#web/features/brand/lark.tsx';
import { AppLink } from '#web/features/links/app-link.tsx';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { words } from './words.ts';

export function Closing({ signedIn }: { readonly signedIn: boolean }): ReactElement {
  return (
    <section className="mx-auto flex w-full max-w-3xl flex-col items-center px-4 py-20 text-center md:py-28">
      <Lark className="size-16" />
      <h2 className="mt-6 text-2xl md:text-3xl">{words.closing.title}</h2>
      <p className="mt-4 text-lg text-ink-soft">{words.closing.text}</p>
      <AppLink to={signedIn ? paths.home : paths.signup} className={buttonClasses({ size: 'lg' }, 'mt-8')}>
        {signedIn ? words.open : words.start}
      </AppLink>
    </section>
  );
}
