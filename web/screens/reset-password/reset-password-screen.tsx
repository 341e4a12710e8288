import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { tokenInAddress } from '#web/features/account/token-in-address.ts';
import { AskForLink } from './ask-for-link.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { words } from './words.ts';

/** Without a mailed link one asks for it; with it one chooses the password. */
export function ResetPasswordScreen(): ReactElement {
  const token = tokenInAddress(useLocation().hash);
  return (
    <>
      <title>{words.page}</title>
      {token === '' ? <AskForLink /> : <ChoosePassword key={token} token={token} />}
    </>
  );
}
