import { fail, ok, type Result } from '../result.ts';
import {
  type ApproverRole,
  approverRoles,
  defaultRule,
  type SignOffRule,
  signOffLimits,
} from './sign-off.ts';

/** What a team has decided on: whether nothing leaves unapproved, and by whom it is approved. */
export interface TeamSignOff extends SignOffRule {
  readonly required: boolean;
  /** A line under every record, such as how the team uses AI; empty for none. */
  readonly disclosure: string;
}

/** Where nobody decided anything. */
export const noTeamSignOff: TeamSignOff = { ...defaultRule, required: false, disclosure: '' };

export const longestDisclosure = 200;

/** A team's rule as it was sent, held to what can be kept: somebody has to be able to approve. */
export function readTeamSignOff({
  required,
  approvals,
  approvers,
  disclosure,
}: TeamSignOff): Result<TeamSignOff> {
  const roles = approverRoles.filter((role) => approvers.includes(role));
  if (roles.length === 0) return fail('invalid_request', 'Choose at least one role that approves.');
  if (!Number.isInteger(approvals) || approvals < 1 || approvals > signOffLimits.approvals)
    return fail('invalid_request', `Ask for 1 to ${signOffLimits.approvals} approvals.`);
  if (roles.length === 1 && roles[0] === 'owner' && approvals > 1)
    return fail(
      'invalid_request',
      'A team has one owner: where only the owner approves, one approval is all there is.',
    );
  return ok({ required, approvals, approvers: roles, disclosure: disclosure.trim() });
}

/** Who may approve what somebody of a role asks for, besides reviewers by link: whether the team has anybody. */
export function teamCanApprove(
  { approvers, approvals }: SignOffRule,
  asker: { readonly isOwner: boolean },
  members: number,
): boolean {
  const includes = (role: ApproverRole): boolean => approvers.includes(role);
  if (includes('reviewer')) return true;
  const owners = includes('owner') && !asker.isOwner ? 1 : 0;
  const others = includes('member') ? members - 1 - (asker.isOwner ? 0 : 1) : 0;
  return owners + others >= approvals;
}
