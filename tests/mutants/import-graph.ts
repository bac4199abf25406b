/** Which module imports which names from which other; re-exports are followed to their origin. */
export interface ImportGraph {
  add(path: string, source: string): void;
  /** Records the module that a specifier resolves to. */
  resolve(path: string, specifier: string, target: string): void;
  /** Whether a module imports another, directly or indirectly. */
  reaches(path: string, target: string): boolean;
}

interface Module {
  readonly source: string;
  readonly imports: readonly { readonly names: readonly string[]; readonly specifier: string }[];
  /** Specifiers of re-exported modules. */
  readonly doors: readonly string[];
}

const IMPORT = /\bimport\s+(?:\*\s+as\s+\w+|\{([^}]*)\})\s+from\s+['"]([^'"]+)['"]/g;
const DOOR = /\bexport\s+(?:\*|\{[^}]*\})\s+from\s+['"]([^'"]+)['"]/g;

export const importGraph = (): ImportGraph => {
  const modules = new Map<string, Module>();
  const targets = new Map<string, string>();
  const reached = new Map<string, ReadonlySet<string>>();
  const targetOf = (path: string, specifier: string): string => targets.get(`${path} ${specifier}`) ?? '';

  /** The modules behind a re-exporting module that declare one of these names; all of them for no names. */
  const behind = (path: string, names: readonly string[]): readonly string[] => {
    const { doors = [] } = modules.get(path) ?? {};
    if (doors.length === 0) return [path];
    const all = doors.map((specifier) => targetOf(path, specifier));
    return names.length === 0
      ? all
      : all.filter((module) => names.some((name) => declares(modules.get(module), name)));
  };

  const reachedFrom = (start: string): ReadonlySet<string> => {
    const visited = new Set([start]);
    for (const path of visited) {
      for (const { names, specifier } of modules.get(path)?.imports ?? [])
        for (const module of behind(targetOf(path, specifier), names)) visited.add(module);
    }
    reached.set(start, visited);
    return visited;
  };

  return {
    add: (path, source) => {
      const imports = [...source.matchAll(IMPORT)].map(([, names = '', specifier = '']) => ({
        names: namesIn(names),
        specifier,
      }));
      modules.set(path, { source, imports, doors: [...source.matchAll(DOOR)].map(([, door = '']) => door) });
    },
    resolve: (path, specifier, target) => {
      targets.set(`${path} ${specifier}`, target);
    },
    reaches: (path, target) => (reached.get(path) ?? reachedFrom(path)).has(target),
  };
};

/** Extracts `a` and `b` from `a, b as c`. */
const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim().replace(/\s+as\s+.*/, ''))
    .filter((name) => name !== '');

const declares = (module: Module | undefined, name: string): boolean =>
  module !== undefined &&
  new RegExp(`\\bexport\\s+(?:const|class|(?:async\\s+)?function)\\s+${name}\\b`).test(module.source);
