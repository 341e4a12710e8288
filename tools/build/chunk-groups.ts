import type { Rolldown } from 'vite';

/** The modules of the build, as the bundler knows them. */
export interface ModuleGraph {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;
}

/** Where the code of a page starts: before its first paint, two documents, the screen that people come for, and those one comes in by. */
const starts = {
  first: 'web/main.ts',
  landing: 'web/landing.tsx',
  app: 'web/start.tsx',
  home: 'web/screens/home/home-screen.tsx',
  login: 'web/screens/login/login-screen.tsx',
  signup: 'web/screens/signup/signup-screen.tsx',
} as const;

/**
 * For `output.codeSplitting`: few requests for a page, and no page loads another one's code. Left alone, what several
 * screens share falls into a file for each set of screens, which made some seventy for the generator.
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingOptions {
  let needs: Needs | null = null;
  // They wait for screens, which wait for what they share: not in one file with that.
  const documents = new Set([starts.first, starts.landing, starts.app].map((start) => `${root}/${start}`));
  return {
    // What a chunk needs lies in it or in one that its page loads anyway: nothing has to be drawn in.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'by page',
        name: (id, graph) => {
          needs ??= needsOf(graph, root);
          return documents.has(id) ? null : chunkOf(id, needs);
        },
      },
    ],
  };
}

/** The modules that must be there before a page answers. */
interface Needs extends Readonly<Record<keyof typeof starts, ReadonlySet<string>>> {
  /** The same for all screens but the generator. */
  readonly others: ReadonlySet<string>;
}

export function needsOf(graph: ModuleGraph, root: string): Needs {
  const at = (start: keyof typeof starts): string => `${root}/${starts[start]}`;
  const app = closureOf([at('app')], graph);
  const screens = [...app].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return {
    first: closureOf([at('first')], graph),
    landing: closureOf([at('landing')], graph),
    app,
    home: closureOf([at('home')], graph),
    login: closureOf([at('login')], graph),
    signup: closureOf([at('signup')], graph),
    others: closureOf(
      screens.filter((id) => id !== at('home')),
      graph,
    ),
  };
}

/** The chunk of a module; null where the bundler decides, as for what only comes later. */
export function chunkOf(
  id: string,
  { first, landing, app, home, login, signup, others }: Needs,
): string | null {
  // What runs before the first paint brings nothing else with it.
  if (first.has(id) || id.includes('vite/preload-helper')) return 'first';
  if (landing.has(id)) {
    if (app.has(id) || home.has(id)) return 'base';
    return others.has(id) ? 'public' : null;
  }
  if (app.has(id)) return 'app';
  if (!home.has(id)) return login.has(id) && signup.has(id) ? 'door' : null;
  // The engine builds on these too, and comes without the generator on the landing page.
  if (/\/domain\//.test(id)) return 'rules';
  return others.has(id) ? 'kit' : 'home';
}

/** Modules and all that they import statically. */
function closureOf(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
