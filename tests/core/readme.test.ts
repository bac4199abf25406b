import { readFileSync } from 'node:fs';
import * as articles from '@fairdesk/core/articles';
import * as awards from '@fairdesk/core/awards';
import * as contact from '@fairdesk/core/contact';
import * as dashboard from '@fairdesk/core/dashboard';
import * as events from '@fairdesk/core/events';
import * as feeds from '@fairdesk/core/feeds';
import * as media from '@fairdesk/core/media';
import * as navigation from '@fairdesk/core/navigation';
import * as news from '@fairdesk/core/news';
import * as page from '@fairdesk/core/page';
import * as partners from '@fairdesk/core/partners';
import * as portal from '@fairdesk/core/portal';
import * as products from '@fairdesk/core/products';
import * as profile from '@fairdesk/core/profile';
import * as search from '@fairdesk/core/search';
import * as session from '@fairdesk/core/session';
import * as shared from '@fairdesk/core/shared';
import * as tasks from '@fairdesk/core/tasks';
import { describe, expect, it } from 'vitest';

const doors = {
  articles,
  awards,
  contact,
  dashboard,
  events,
  feeds,
  media,
  navigation,
  news,
  page,
  partners,
  portal,
};
const features = { ...doors, products, profile, search, session, shared, tasks };
const exported = Object.values(features).flatMap((feature) => Object.entries(feature));
const nameOf = ([name]: readonly [string, unknown]): string => name;

const readme = readFileSync(new URL('../../core/README.md', import.meta.url), 'utf8');
const [rules = '', constants = ''] = readme.split('## Every ').slice(1);
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([A-Za-z][A-Za-z0-9_]*)`/g)].map(([, name = '']) => name);

describe('the README of the core', () => {
  it('lists every rule in a table, and nothing else', () => {
    const functions = exported.filter(([, value]) => typeof value === 'function').map(nameOf);
    expect(functions.filter((name) => !namedIn(rules).includes(name))).toEqual([]);
    expect(namedIn(rules).filter((name) => !functions.includes(name) && name !== 'ERROR_LABELS')).toEqual([]);
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
