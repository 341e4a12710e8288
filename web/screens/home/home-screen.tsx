import type { ReactElement } from 'react';
export function HomeScreen(): ReactElement {
  return <h1>home</h1>;
}
