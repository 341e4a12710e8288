import type { Endpoint } from './endpoint.ts';
import { endpointNames, endpoints } from './endpoints.ts';

/** Everybody who may call: of the people with a team, members and owners; "disabled" is a closed account. */
export const callerKinds = ['anonymous', 'user', 'member', 'owner', 'admin', 'API key', 'disabled'] as const;
export type CallerKind = (typeof callerKinds)[number];

/** Whether a call passes to its work, or with which status it is refused. */
export type AccessCell = 'opens' | 401 | 403 | 404;
export type AccessRow = Readonly<Record<CallerKind, AccessCell>>;

/** What a call answers to each kind of caller, for what is theirs or belongs to nobody in particular. */
export function accessRow(endpoint: Endpoint): AccessRow {
  return rowOf((kind) => {
    const door = doorOf(endpoint, kind);
    if (door !== 'opens' || endpoint.of !== 'team-manager') return door;
    if (kind === 'user') return 404;
    return kind === 'member' ? 403 : 'opens';
  });
}

/** The same for what is somebody else's; null where a call addresses nothing that has an owner. */
export function foreignRow(endpoint: Endpoint): AccessRow | null {
  const { of } = endpoint;
  if (of === undefined) return null;
  return rowOf((kind) => {
    const door = doorOf(endpoint, kind);
    if (door !== 'opens') return door;
    return kind === 'admin' && of !== 'caller' ? 'opens' : 404;
  });
}

function doorOf({ access, takesKey }: Endpoint, kind: CallerKind): AccessCell {
  if (access === 'public') return 'opens';
  if (kind === 'disabled') return 401;
  if (kind === 'anonymous') return access === 'optional' ? 'opens' : 401;
  if (kind === 'API key') return takesKey ? 'opens' : 403;
  const isForAdmins = access === 'admin' || access === 'admin-or-sandbox';
  return isForAdmins && kind !== 'admin' ? 403 : 'opens';
}

function rowOf(cell: (kind: CallerKind) => AccessCell): AccessRow {
  const [anonymous, user, member, owner, admin, key, disabled] = callerKinds;
  return {
    [anonymous]: cell(anonymous),
    [user]: cell(user),
    [member]: cell(member),
    [owner]: cell(owner),
    [admin]: cell(admin),
    [key]: cell(key),
    [disabled]: cell(disabled),
  };
}

/** The text of docs/access.md, which a test holds against this. */
export function accessPage(): string {
  const head = ['Call', ...callerKinds];
  const lines = endpointNames.flatMap((name) => {
    const endpoint: Endpoint = endpoints[name];
    const call = `${endpoint.method} ${endpoint.path}`;
    const foreign = foreignRow(endpoint);
    return [
      tableLine([`\`${call}\``, ...cellsOf(accessRow(endpoint))]),
      ...(foreign === null ? [] : [tableLine(["↳ somebody else's", ...cellsOf(foreign)])]),
    ];
  });
  return `${intro}\n${tableLine(head)}\n${tableLine(head.map(() => '---'))}\n${lines.join('\n')}\n`;
}

const intro = `# Who may call what

Made from the endpoint table by \`node tools/access-matrix.ts\`; every cell is tested (\`server/routes/access.test.ts\`).

"yes" passes to the work, which may still refuse for reasons of its own: the plan, the input, a signature. A number is the status of
the refusal. Members and owners are those of the team that a call names; a "user" belongs to none. Where a call names a thing that has
an owner, the line below it is for somebody else's: to whoever may not know of it, it is not there. Calls under
\`/api/sandbox\` want the key of the sandbox besides, which the start prints; it opens the metrics too.
`;

function cellsOf(row: AccessRow): string[] {
  return callerKinds.map((kind) => (row[kind] === 'opens' ? 'yes' : String(row[kind])));
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
