import { createHash } from 'node:crypto';
import { type KindModels, unpackKinds } from '#domain/engine/read/fields/kind-model.ts';
import { type RoleModel, unpackRoleModel } from '#domain/engine/read/role-model.ts';
import { kindExamples } from './kind-corpus.ts';
import { trainKinds } from './kind-fit.ts';
import { roleExamples, trainRoles } from './role-training.ts';
import { bareId } from './work-names.ts';

const folds = 3;

/** What an abstract is read with before its finding is chosen. */
export interface Models {
  readonly roles: RoleModel;
  readonly kinds: KindModels;
}

/**
 * Models for reading abstracts that they were not taught with: what is learned on top of roles and kinds must see them as wrong
 * as they will be in use. Gives the models for the work with an id. Trains three of each.
 */
export function modelsForOthers(): (id: string) => Models {
  const roles = roleExamples();
  const kinds = kindExamples();
  const models = Array.from({ length: folds }, (_, fold): Models => {
    const isOther = ({ id }: { readonly id: string }): boolean => foldOf(id) !== fold;
    return {
      roles: unpackRoleModel(trainRoles(roles.filter(isOther))),
      kinds: unpackKinds(trainKinds(kinds.filter(isOther))),
    };
  });
  return (id) => models[foldOf(id)] as Models;
}

function foldOf(id: string): number {
  return Number.parseInt(createHash('sha256').update(bareId(id)).digest('hex').slice(0, 8), 16) % folds;
}
