import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type IForbiddenRuleType, type IViolation } from 'dependency-cruiser';

/** What one look at the imports found. */
export interface Boundaries {
  /** Our own modules that were read: a cruise that silently read nothing must not pass. */
  readonly modules: number;
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[];
}

const rooms = ['domain', 'contract', 'server', 'web', 'cli', 'testing', 'e2e', 'benchmarks', 'tools'];
const test = '\\.test\\.tsx?$';

/** What takes time in proportion to a text, or more: all of these rooms but their tables, plain data and what adds up marks. */
const engine = [
  '^domain/documents/(?!compare-record|document-limits|placed-text)',
  '^domain/engine/(?:generate|evidence|lead-trust|own-finding|read/|write/)',
  '^domain/grounding/(?!conclude-check)',
  '^domain/guard/(?!collected-posts)',
  '^domain/insights/(?!engagement-base)',
  '^domain/intake/',
  '^domain/language/',
  '^domain/posts/(?!platforms|tones)',
  '^domain/prompts/(?!prompt-size)',
  '^domain/cards/share-card',
  '^domain/writing/writing-steps',
  '^domain/runs/(?:calendar|edit-draft|export-run|markup|read-feed|read-upload|request-of-row|table)',
  '^server/adapters/workshop/(?:works|verifier-works)',
  '^server/workshop-here',
];

/** Where it is done: in threads. Look-ups are outside of it: what services answer is theirs, and limited by them and by us. */
const workplaces = [
  '^server/adapters/workshop/(?:works|verifier-works)',
  '^server/adapters/cards/',
  '^server/adapters/documents/',
  '^server/work-thread',
  '^server/workshop-here',
  '^server/adapters/metadata/',
];

/** Who may import whom; the table in docs/map.md says the same in words. Tests may also use the testing room. */
export const roomRules: IForbiddenRuleType[] = [
  // Pure libraries of others, which run in the browser too: languages, parsers of markup, tables of entities.
  only('domain', '^domain/', ['^domain/', 'node_modules/(?:eld|entities|htmlparser2)/']),
  only('contract', '^contract/', ['^contract/', '^domain/', 'node_modules/zod/']),
  only('ports', '^server/ports/', ['^server/ports/', '^domain/']),
  only('usecases', '^server/usecases/', [
    '^server/usecases/',
    '^server/ports/',
    '^domain/',
    '^contract/',
    '^crypto$',
  ]),
  only('web', '^web/', ['^web/', '^domain/', '^contract/', 'node_modules/']),
  only('web-ui', '^web/ui/', ['^web/ui/', 'node_modules/']),
  // Who wrote a post must not matter to its check.
  never('check-writer', '^domain/(grounding|language)/', '^domain/engine/'),
  never('routes-adapters', '^server/(routes|http)/', '^server/(adapters|config)/'),
  {
    name: 'adapters-siblings',
    severity: 'error',
    from: { path: '^server/adapters/([^/]+)/', pathNot: test },
    to: { path: '^server/adapters/', pathNot: '^server/adapters/$1/' },
  },
  {
    // Types cost nothing: only what would be there while the server runs is forbidden.
    name: 'engine-in-threads',
    severity: 'error',
    from: { path: '^server/', pathNot: [test, ...workplaces] },
    to: { path: engine, dependencyTypesNot: ['type-only'] },
  },
  never('adapters-upwards', '^server/adapters/', '^server/(usecases|routes|http|config|main|app)'),
  {
    name: 'screens-siblings',
    severity: 'error',
    from: { path: '^web/screens/([^/]+)/' },
    to: { path: '^web/screens/', pathNot: '^web/screens/$1/' },
  },
  never('features-screens', '^web/(features|api|ui)/', '^web/screens/'),
  // What an assistant talks to is loaded by the one command that serves it.
  {
    name: 'mcp-library',
    severity: 'error',
    from: { path: '^(domain|contract|server|web|cli)/', pathNot: ['^(cli|server)/mcp/', test] },
    to: { path: '@modelcontextprotocol/' },
  },
  {
    name: 'mcp-on-demand',
    severity: 'error',
    from: { path: '^cli/', pathNot: ['^cli/mcp/', test] },
    to: { path: '^cli/mcp/', dynamic: false },
  },
  {
    name: 'mcp-when-asked',
    severity: 'error',
    from: { path: '^server/', pathNot: ['^server/mcp/', test] },
    to: { path: '^server/mcp/', dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  never('product-testing', '^(domain|contract|server|web|cli)/', '^(testing|e2e|tools|benchmarks)/'),
  { name: 'cycles', severity: 'error', from: {}, to: { circular: true } },
  { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
];

/** Reads the imports of every room below `baseDir` and applies the rules, type-only imports included. */
export async function checkBoundaries(baseDir: string): Promise<Boundaries> {
  const present = rooms.filter((room) => existsSync(join(baseDir, room)));
  const { output } = await cruise(present, {
    baseDir,
    validate: true,
    ruleSet: { forbidden: roomRules },
    // TypeScript 7 has no compiler API: without swc every .ts file would be skipped and every rule would "pass".
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'tools/boundaries-fixture' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered a report instead of data');
  return {
    modules: output.modules.filter((module) => rooms.some((room) => module.source.startsWith(`${room}/`)))
      .length,
    violations: output.summary.violations.map(({ rule, from, to }: IViolation) => ({
      rule: rule.name,
      from,
      to,
    })),
  };
}

/** `from` may import nothing but `allowed`; its tests may also import test tools. */
function only(name: string, from: string, allowed: readonly string[]): IForbiddenRuleType {
  return { name, severity: 'error', from: { path: from, pathNot: test }, to: { pathNot: [...allowed] } };
}

function never(name: string, from: string, to: string): IForbiddenRuleType {
  return { name, severity: 'error', from: { path: from, pathNot: test }, to: { path: to } };
}
