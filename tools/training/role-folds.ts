import { createHash } from 'node:crypto';
import { type RoleModel, unpackRoleModel } from '#domain/engine/read/role-model.ts';
import { roleExamples, trainRoles } from './role-training.ts';
import { bareId } from './work-names.ts';

const folds = 3;

/**
 * Role models for reading abstracts that they were not taught with: what is learned on top of roles must see them as wrong as
 * they will be in use. Gives the model for the work with an id. Trains three models.
 */
export function roleModelsForOthers(): (id: string) => RoleModel {
  const examples = roleExamples();
  const models = Array.from({ length: folds }, (_, fold) =>
    unpackRoleModel(trainRoles(examples.filter(({ id }) => foldOf(id) !== fold))),
  );
  return (id) => models[foldOf(id)] as RoleModel;
}

function foldOf(id: string): number {
  return Number.parseInt(createHash('sha256').update(bareId(id)).digest('hex').slice(0, 8), 16) % folds;
}
