import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A method of a route whose address names a participation. */
export interface ParticipationRoute {
  readonly method: string;
  /** `/api/tasks/[participationId]` */
  readonly path: string;
}

const FOLDER = 'app/api';
const EXPORT = /^export const (GET|POST|PUT|PATCH|DELETE)\b/gm;

/** Every such route, read from the source files, so that none is missing. */
export const participationRoutes = (): readonly ParticipationRoute[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.includes('[participationId]') && file.endsWith('/route.ts'))
    // The organiser's desk has a matrix of its own: tests/app/organiser-permissions.test.ts.
    .filter((file) => !file.startsWith('organiser/'))
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(FOLDER, file), 'utf8');
      const path = `/api/${file.replace(/\/route\.ts$/, '')}`;
      return [...source.matchAll(EXPORT)].map(([, method = '']) => ({ method, path }));
    });
