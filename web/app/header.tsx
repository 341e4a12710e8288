import type { ReactElement } from 'react';
import { AccountLinks } from './account-links.tsx';
import { HeaderFrame } from './header-frame.tsx';

export function Header(): ReactElement {
  return <HeaderFrame links={(place, onFollow) => <AccountLinks place={place} onFollow={onFollow} />} />;
}
