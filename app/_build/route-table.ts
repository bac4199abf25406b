import { readdirSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import { decodeAddress } from '@fairdesk/core/shared';

/** A route's file, and the path parameters of an address. */
export interface FoundRoute {
  readonly file: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A folder of routes: those for one fixed segment, and one for any segment. */
interface Folder {
  readonly file?: string;
  readonly fixed: ReadonlyMap<string, Folder>;
  readonly variable?: { readonly name: string; readonly folder: Folder };
}

/** Finds routes by the files and folders from which Next makes them: `tasks/[participationId]/route.ts`. */
export const createRouteTable = (folder: string): ((path: string) => FoundRoute | undefined) => {
  const root = readFolder(folder);
  return (path) => (isApiAddress(path) ? find(root, path.split('/').slice(2), {}) : undefined);
};

/** Whether an address is one of the API, whether or not there is a route, and needs not be resolved first. */
export const isApiAddress = (path: string): boolean => PLAIN.test(path);

/** Whether only Next can load a route, since it renders views with styles. */
export const needsNext = (file: string): boolean => file.endsWith('.tsx');

/** Every route's file in a folder and those below it. */
export const routeFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => FILE.test(basename(path)))
    .map((path) => join(folder, path));

const FILE = /^route\.tsx?$/;

/** The name by which Next knows a route: `/api/tasks/[participationId]/route`. */
export const routeOf = (file: string, folder: string): string =>
  `/api${file.slice(folder.length, -extname(file).length).replaceAll(sep, '/')}`;

/** The name of a route in the bundle of the server: `api.tasks.[participationId].route`. */
export const bundledName = (route: string): string => route.slice(1).replaceAll('/', '.');

/** `/api` and below, without empty segments, and dots that browsers resolve. */
const PLAIN = /^\/api(?:\/(?!(?:\.|%2e){1,2}(?:\/|$))[!$-.\w:;=@~]+)*$/i;

const VARIABLE = /^\[(\w+)\]$/;

const readFolder = (path: string): Folder => {
  const entries = readdirSync(path, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, readFolder(join(path, name))] as const);
  const file = entries.find(({ name }) => FILE.test(name));
  const variable = folders.flatMap(([segment, folder]) => {
    const name = VARIABLE.exec(segment)?.[1];
    return name === undefined ? [] : [{ name, folder }];
  })[0];
  return {
    fixed: new Map(folders.filter(([segment]) => !VARIABLE.test(segment))),
    ...(file && { file: join(path, file.name) }),
    ...(variable && { variable }),
  };
};

/** A fixed segment has precedence over a variable one, which is decoded. */
const find = (
  { file, fixed, variable }: Folder,
  [segment, ...rest]: readonly string[],
  params: FoundRoute['params'],
): FoundRoute | undefined => {
  if (segment === undefined) return file === undefined ? undefined : { file, params };
  const next = fixed.get(segment);
  const found = next && find(next, rest, params);
  if (found || !variable) return found;
  return find(variable.folder, rest, { ...params, [variable.name]: decodeAddress(segment) });
};
