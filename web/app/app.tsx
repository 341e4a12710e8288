import type { ReactElement } from 'react';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppProviders } from './app-providers.tsx';

export function App({ router }: { readonly router: ReturnType<typeof createBrowserRouter> }): ReactElement {
  return (
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>
  );
}
