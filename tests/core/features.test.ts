import { existsSync, readdirSync } from 'node:fs';
import { FEATURES } from '@fairdesk/core';
import { expect, it } from 'vitest';

const core = new URL('../../core/', import.meta.url);

it('the main entry point exports every feature', () => {
  const folders = readdirSync(core).filter((name) => existsSync(new URL(`${name}/index.ts`, core)));
  expect(folders.filter((name) => name !== 'testing').toSorted()).toEqual([...FEATURES]);
});
