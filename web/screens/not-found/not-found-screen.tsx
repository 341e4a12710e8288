import type { ReactElement } from 'react';
import { NotFoundPage } from '#web/features/not-found/not-found-page.tsx';

export function NotFoundScreen(): ReactElement {
  return <NotFoundPage />;
}
