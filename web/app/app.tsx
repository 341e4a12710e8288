import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '#web/api/query-client.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { router } from './router.tsx';
import { words } from './words.ts';

const queryClient = createQueryClient();

export function App(): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster label={words.notifications} closeLabel={words.close} />
    </QueryClientProvider>
  );
}
