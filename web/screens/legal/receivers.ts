import type { OutputOf } from '#contract/types.ts';
import { words } from './words.ts';

type Installation = Pick<OutputOf<'getOperator'>, 'model' | 'payment' | 'keepsPasswords'>;

/** Who else gets something of what people give. Until the server has said who is asked here, all that may be are named. */
export function receivers(installation: Installation | null): readonly string[] {
  const { model, payment, signIn, always } = words.privacy.receivers;
  if (installation === null) return [model.unknown, payment.paddle, signIn.google, ...always];
  return [
    modelWords(installation.model),
    installation.payment === 'paddle' ? payment.paddle : payment.nobody,
    installation.keepsPasswords ? signIn.google : signIn.elsewhere,
    ...always,
  ];
}

function modelWords(model: Installation['model']): string {
  const { none, inside, outside } = words.privacy.receivers.model;
  if (model === null) return none;
  return model.host === null ? inside : outside(model.host);
}
