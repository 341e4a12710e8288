import { isMailAddress } from '#domain/mail/mail-address.ts';
import type { OperatorConfig } from './config.ts';
import type { SettingName } from './settings.ts';

/** What the reader of settings offers; see read-config.ts. */
interface Reader {
  readonly raw: (name: SettingName) => string | null;
  readonly problem: (name: SettingName, what: string) => void;
}

/** Who runs the installation, as far as it was said. */
export function readOperator(read: Reader): OperatorConfig {
  return {
    name: read.raw('OPERATOR_NAME'),
    address: read.raw('OPERATOR_ADDRESS'),
    contact: readContact(read),
  };
}

function readContact(read: Reader): string | null {
  const text = read.raw('OPERATOR_CONTACT');
  if (text === null || isMailAddress(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' && url.username === '') return url.href;
  read.problem('OPERATOR_CONTACT', 'must be one mail address, or a page such as https://example.org/contact');
  return null;
}
