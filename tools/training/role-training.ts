import type { PackedRoleModel } from '#domain/engine/read/role-model.ts';
import { fitField } from './field-fit.ts';
import {
  csAbstruct,
  isHeldOut,
  loosened,
  openArticles,
  ownAbstracts,
  pubmedQa,
  type RoleExample,
  strongest,
} from './role-corpora.ts';
import { fitRoles } from './role-fit.ts';
import { packRoles } from './role-pack.ts';
import { weaklyLabelled } from './weak-roles.ts';

/** Of the weights; the least weight that is kept; steps of the fit. Chosen on the held-out parts that train-roles.ts prints. */
const penalty = 9;
const leastWeight = 0.06;
const steps = 60;

/** Every abstract that the role model may be taught with. */
export function roleExamples(): RoleExample[] {
  return [
    ...pubmedQa()
      .filter(({ id }) => !isHeldOut(id))
      .map(loosened),
    ...csAbstruct('train'),
    ...openArticles(),
    ...ownAbstracts().map(strongest),
    ...weaklyLabelled(),
  ];
}

/** Fits the field gate and the roles, and packs both as they ship. The same examples give the same numbers. */
export function trainRoles(examples: readonly RoleExample[]): PackedRoleModel {
  return packRoles(fitRoles(examples, fitField(examples), penalty, steps), leastWeight);
}
