import type { Setting } from './setting.ts';
import { generatorSettings } from './settings/generator.ts';
import { identitySettings } from './settings/identity.ts';
import { mailSettings } from './settings/mail.ts';
import { metadataSettings } from './settings/metadata.ts';
import { modelLimitSettings } from './settings/model-limits.ts';
import { networkSettings } from './settings/network.ts';
import { operationsSettings } from './settings/operations.ts';
import { operatorSettings } from './settings/operator.ts';
import { paymentSettings } from './settings/payment.ts';
import { sandboxSettings } from './settings/sandbox.ts';
import { securitySettings } from './settings/security.ts';
import { storageSettings } from './settings/storage.ts';

/** Every variable that this version understands, joined from its areas; the page lists them in this order. */
export const settings = {
  ...networkSettings,
  ...storageSettings,
  ...securitySettings,
  ...identitySettings,
  ...sandboxSettings,
  ...generatorSettings,
  ...modelLimitSettings,
  ...paymentSettings,
  ...metadataSettings,
  ...mailSettings,
  ...operatorSettings,
  ...operationsSettings,
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/** Variables of parts that this version does not have: setting one stops the start instead of being quietly ignored. */
export const settingsOfMissingParts: readonly { readonly part: string; readonly names: readonly string[] }[] =
  [
    // With this set, Google's own library would accept unsigned tokens.
    { part: 'the Firebase emulator', names: ['FIREBASE_AUTH_EMULATOR_HOST'] },
  ];
