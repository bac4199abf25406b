import { existsSync, readdirSync } from 'node:fs';
import { FEATURES } from '@fairdesk/core';
import { expect, it } from 'vitest';

const core = new URL('../../core/', import.meta.url);

/** Entry points of their own: for tests, for ports in memory, and for JSON Schema. */
const OTHERS = ['memory', 'schemas', 'testing'];

it('the main entry point exports every feature', () => {
  const folders = readdirSync(core).filter((name) => existsSync(new URL(`${name}/index.ts`, core)));
  expect(folders.filter((name) => !OTHERS.includes(name)).toSorted()).toEqual([...FEATURES]);
});
