import { type ReactElement, useEffect } from 'react';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** The landing page is a document of its own, without the router: a way there inside the app loads it. */
export function LandingDoor(): ReactElement {
  useEffect(() => location.reload(), []);
  return <ScreenSkeleton />;
}
