import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type ImportGraph, importGraph } from './import-graph.ts';

/** The rules as mutated by Stryker, with their properties, loaded by this process. Paths are relative. */
export interface SandboxModules extends Pick<ImportGraph, 'reaches'> {
  /** Loads a module, and reloads all its imports for a new number in `loading`. */
  load(path: string, loading: number): Promise<unknown>;
}

/** The replacement for vitest in the properties. */
const TESTS = new URL('collected-tests.ts', import.meta.url).href;
const VITEST = /^(?:@fast-check\/)?vitest$/;
const CORE = /^@fairdesk\/core\/(\w+)$/;

export const sandboxModules = (folder: string): SandboxModules => {
  const root = pathToFileURL(`${folder}/`).href;
  const isOfSandbox = (url: string): boolean => url.startsWith(root) && !url.includes('/node_modules/');
  const pathOf = (url: string): string => relative(folder, fileURLToPath(url));
  const graph = importGraph();
  const sources = new Map<string, string>();

  const sourceOf = (url: string): string => {
    const path = pathOf(url);
    const known = sources.get(path);
    if (known !== undefined) return known;
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    sources.set(path, source);
    graph.add(path, source);
    return source;
  };

  registerHooks({
    resolve: (specifier, context, next) => {
      const parent = context.parentURL ?? '';
      if (!isOfSandbox(parent)) return next(specifier, context);
      if (VITEST.test(specifier)) return next(TESTS, context);
      const found = next(specifier.replace(CORE, `${root}core/$1/index.ts`), context);
      if (!isOfSandbox(found.url)) return found;
      graph.resolve(pathOf(parent), specifier, pathOf(found.url));
      return { ...found, url: `${found.url}${new URL(parent).search}` };
    },
    load: (url, context, next) =>
      isOfSandbox(url) ? { format: 'module', source: sourceOf(url), shortCircuit: true } : next(url, context),
  });

  return {
    load: (path, loading) => import(new URL(`${path}?${loading}`, root).href),
    reaches: graph.reaches,
  };
};
