import type { OutputOf } from '#contract/types.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { Payments } from '../ports/payments.ts';

interface OperatorDeps {
  readonly settings: {
    readonly operator: Pick<OutputOf<'getOperator'>, 'name' | 'address' | 'contact'>;
  };
  /** Null for the embedded writer. */
  readonly model: Pick<LanguageModel, 'about'> | null;
  readonly payments: Pick<Payments, 'client'> | null;
  /** Null where somebody elsewhere signs people in. */
  readonly identity: object | null;
}

/** What the public pages say of the installation. Where a model inside is reached stays inside. */
export function describeOperator({
  settings,
  model,
  payments,
  identity,
}: OperatorDeps): OutputOf<'getOperator'> {
  return {
    ...settings.operator,
    model:
      model === null
        ? null
        : { reach: model.about.reach, host: model.about.reach === 'internet' ? model.about.host : null },
    payment: payments?.client.provider ?? null,
    keepsPasswords: identity !== null,
  };
}
