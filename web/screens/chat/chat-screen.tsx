import type { ReactElement } from 'react';
export function ChatScreen(): ReactElement {
  return <h1>chat</h1>;
}
