import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The rules as Stryker changed them, and their properties, loaded by this process. Paths are relative to their folder. */
export interface SandboxModules {
  /** Loads a module, and anew all it imports when `loading` is a number not given before. */
  load(path: string, loading: number): Promise<unknown>;
  /** Whether a module that was loaded imports another, itself or through what it imports. */
  reaches(path: string, target: string): boolean;
}

/** What the properties import of vitest. */
const TESTS = new URL('collected-tests.ts', import.meta.url).href;
const VITEST = /^(?:@fast-check\/)?vitest$/;
const CORE = /^@fairdesk\/core\/(\w+)$/;

export const sandboxModules = (folder: string): SandboxModules => {
  const root = pathToFileURL(`${folder}/`).href;
  const isOfSandbox = (url: string): boolean => url.startsWith(root) && !url.includes('/node_modules/');
  const pathOf = (url: string): string => relative(folder, fileURLToPath(url));
  const imports = new Map<string, Set<string>>();
  const sources = new Map<string, string>();

  registerHooks({
    resolve: (specifier, context, next) => {
      const parent = context.parentURL ?? '';
      if (!isOfSandbox(parent)) return next(specifier, context);
      if (VITEST.test(specifier)) return next(TESTS, context);
      const found = next(specifier.replace(CORE, `${root}core/$1/index.ts`), context);
      if (!isOfSandbox(found.url)) return found;
      const imported = imports.get(pathOf(parent)) ?? new Set();
      imports.set(pathOf(parent), imported.add(pathOf(found.url)));
      return { ...found, url: `${found.url}${new URL(parent).search}` };
    },
    load: (url, context, next) => {
      if (!isOfSandbox(url)) return next(url, context);
      const path = fileURLToPath(url);
      const source = sources.get(path) ?? stripTypeScriptTypes(readFileSync(path, 'utf8'));
      sources.set(path, source);
      return { format: 'module', source, shortCircuit: true };
    },
  });

  return {
    load: (path, loading) => import(new URL(`${path}?${loading}`, root).href),
    reaches: (path, target) => {
      const reached = new Set([path]);
      for (const module of reached) for (const imported of imports.get(module) ?? []) reached.add(imported);
      return reached.has(target);
    },
  };
};
