import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { createQueryClient } from '#web/api/query-client.ts';
import { LinkContext } from '#web/features/links/app-link.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { words } from './words.ts';

export const queryClient = createQueryClient();

/** What every screen of the app may rely on, besides the router around it. */
export function AppProviders({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <LinkContext value={Link}>{children}</LinkContext>
      <Toaster label={words.notifications} closeLabel={words.close} />
    </QueryClientProvider>
  );
}
