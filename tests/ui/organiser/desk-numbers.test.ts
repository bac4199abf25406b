import { globSync, readFileSync } from 'node:fs';
import { LANGUAGES, numberFormat } from '@fairdesk/core/shared';
import { expect, it } from 'vitest';
import { messagesFor } from '#ui/shared/messages.ts';
import { labelsOf, type Params } from '#ui/shared/translate.ts';

/** Counts at a large fair. */
const COUNTS: Params = { n: 12_345, total: 23_456, done: 34_567, all: 45_678 };
/** Every other argument is 0. */
const PARAMS = new Proxy(COUNTS, {
  has: () => true,
  get: (counts, name) => counts[String(name)] ?? 0,
});
const KEYS = globSync('ui/organiser/**/*messages.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ {4}'([\w-]+)':/gm)].map(([, key = '']) => key),
);

it.each(LANGUAGES)('writes large counts with separators in every text of the desk in %s', (language) => {
  const { say } = labelsOf(language, messagesFor(language));
  const bare = KEYS.filter((key) => /\d{5}/.test(say(key, PARAMS)));
  expect(bare).toEqual([]);
  expect(say('exhibitor-list-selected', COUNTS)).toContain(numberFormat(language).format(12_345));
});
