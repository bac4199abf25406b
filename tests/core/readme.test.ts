import { readFileSync } from 'node:fs';
import { FEATURES } from '@fairdesk/core';
import * as testing from '@fairdesk/core/testing';
import { describe, expect, it } from 'vitest';

const features: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
  await Promise.all(
    FEATURES.map(async (feature) => [feature, await import(`../../core/${feature}/index.ts`)] as const),
  ),
);
const exported = Object.values(features).flatMap((feature) => Object.entries(feature));
const nameOf = ([name]: readonly [string, unknown]): string => name;

const readme = readFileSync(new URL('../../core/README.md', import.meta.url), 'utf8');
const [ports = '', rules = '', constants = ''] = readme.split('## Every ');
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([A-Za-z][A-Za-z0-9_]*)`/g)].map(([, name = '']) => name);

describe('the README of the core', () => {
  it('lists every rule in a table, and nothing else', () => {
    const functions = exported.filter(([, value]) => typeof value === 'function').map(nameOf);
    expect(functions.filter((name) => !namedIn(rules).includes(name))).toEqual([]);
    expect(namedIn(rules).filter((name) => !functions.includes(name) && name !== 'ERROR_LABELS')).toEqual([]);
  });

  it('lists every implementation in memory and every law with its port, and nothing else', () => {
    const functions = Object.keys(testing).filter((name) => /^memory|Laws$/.test(name));
    const listed = ports
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .flatMap(namedIn);
    expect(listed.filter((name) => /^memory|Laws$/.test(name)).toSorted()).toEqual(functions.toSorted());
  });

  it('lists every number of the specifications once, in one feature', () => {
    const numbers = exported.filter(([, value]) => typeof value === 'number').map(nameOf);
    const homes = namedIn(constants);
    expect(numbers.filter((name) => !homes.includes(name))).toEqual([]);
    expect(homes.filter((name, place) => homes.indexOf(name) !== place)).toEqual([]);
    const names = exported.map(nameOf);
    expect(homes.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('exports no name from two features', () => {
    const names = exported.map(nameOf);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});
