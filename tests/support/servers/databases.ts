import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject } from 'vitest';
import { createDatabase } from './create-database.ts';
import { type Started, startPostgres } from './start-postgres.ts';

/** An empty store on one of the two engines. */
export interface Place {
  readonly dataFolder: string;
  readonly databaseUrl?: string;
}

/** A place that several servers share. */
export type SharedPlace = Required<Place>;

/**
 * Describes the same behaviour on SQLite and on PostgreSQL.
 *
 * Each call of `newPlace` returns a new place: a fresh folder, and on PostgreSQL a fresh database.
 */
export const describeEachDatabase = (name: string, body: (newPlace: () => Promise<Place>) => void): void => {
  describe(`${name} on SQLite`, () => body(async () => ({ dataFolder: newFolder() })));
  describePostgres(name, body);
};

/**
 * Describes what only PostgreSQL has. Without PostgreSQL it is skipped, except on a build machine (`CI=true`), where
 * that is an error.
 */
export const describePostgres = (
  name: string,
  body: (newPlace: () => Promise<SharedPlace>) => void,
): void => {
  const title = `${name} on PostgreSQL`;
  if ('reason' in postgres) {
    if (process.env.CI === 'true') throw new Error(`Cannot test on PostgreSQL: ${postgres.reason}`);
    describe.skip(title, () => body(() => Promise.reject(new Error('skipped'))));
    return;
  }
  const { url } = postgres;
  describe(title, () => {
    body(async () => ({
      dataFolder: newFolder(),
      databaseUrl: await createDatabase(url, `test_${randomUUID().replaceAll('-', '')}`),
    }));
  });
};

const postgres: Started = await startPostgres(inject('postgresFolder'));

const folders: string[] = [];

/** A fresh folder, deleted after the tests of this file. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'fairdesk-test-'));
  folders.push(folder);
  return folder;
};

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
