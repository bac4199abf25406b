import { join } from 'node:path';
import { routeFiles, routeOf } from '#app/_build/route-table.ts';

const API = join(import.meta.dirname, '../../app/api');

/** The source file of each route of the API: `tasks/[participationId]` → `/…/app/api/tasks/[participationId]/route.ts`. */
export const API_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  routeFiles(API).map((file) => [routeOf(file, API).slice('/api/'.length, -'/route'.length), file]),
);
