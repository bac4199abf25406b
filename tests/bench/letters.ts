/** `node tests/bench/letters.ts`: a letter in the portal and by mail to 100 and to 10 000 companies. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LetterForm, NEW_LETTER, NO_TEXTS } from '@fairdesk/core/organiser';
import { v4 as uuid } from 'uuid';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { letterAudience } from '#adapters/platform/organiser/letters/letter-audience.ts';
import { sendSlice } from '#adapters/platform/organiser/letters/letter-slices.ts';
import { beginLetter } from '#adapters/platform/organiser/letters/letter-writes.ts';
import { quietLog } from '../support/quiet-log.ts';
import { median } from './median.ts';
import { atLength } from './short.ts';
import { LIST_NOW, storeExhibitors } from './store-exhibitors.ts';

const SIZES = atLength([100, 10_000], [10, 100]);
const TRIES = atLength(3, 1);
const TITLES = { ...NO_TEXTS, en: 'News for {company}' };
const CONTENTS = { ...NO_TEXTS, en: 'The halls open at seven. Your stand: {stand}.' };
const FORMS: Readonly<Record<string, LetterForm>> = {
  'to all, both': { ...NEW_LETTER, titles: TITLES, contents: CONTENTS, channel: 'both' },
  'to a segment, both': {
    ...{ ...NEW_LETTER, titles: TITLES, contents: CONTENTS, channel: 'both' },
    audience: { ...NEW_LETTER.audience, type: ['EXHIBITOR', 'CO_EXHIBITOR'] },
  },
  'to a segment, mail': {
    ...{ ...NEW_LETTER, titles: TITLES, contents: CONTENTS, channel: 'mail' },
    audience: { ...NEW_LETTER.audience, type: ['EXHIBITOR', 'CO_EXHIBITOR'] },
  },
};

const dataFolder = mkdtempSync(join(tmpdir(), 'fairdesk-bench-'));
const { DATABASE_URL } = process.env;
const place = { dataFolder, ...(DATABASE_URL && { databaseUrl: DATABASE_URL }) };
const database = await openDatabase({ ...place, log: quietLog });
for (const [index, count] of SIZES.entries())
  await database.write((query) => storeExhibitors(query, String(901 + index), count));

/** How long a letter takes, in milliseconds: until it is stored, each of its slices, and all of them. */
const send = async (event: string, form: LetterForm) => {
  const writer = { event, actor: 'staff@fair.example', now: LIST_NOW };
  const id = uuid();
  const { ids, readers } = await letterAudience(database.query, event, form, LIST_NOW);
  const expected = { companies: ids.length, people: readers.length };
  const started = performance.now();
  await beginLetter(database, writer, { id, form, expected });
  const stored = performance.now() - started;
  const slices: number[] = [];
  for (let begun = performance.now(); await sendSlice(database, id, 'https://fair.example', LIST_NOW); ) {
    slices.push(performance.now() - begun);
    begun = performance.now();
  }
  return { stored, longest: Math.max(...slices), all: slices.reduce((sum, one) => sum + one, 0), expected };
};

const rows: Record<string, Record<string, string | number>> = {};
for (const [name, form] of Object.entries(FORMS))
  for (const [index, count] of SIZES.entries()) {
    const runs = [];
    for (let turn = 0; turn < TRIES; turn += 1) runs.push(await send(String(901 + index), form));
    const all = median(runs.map((run) => run.all));
    const people = runs[0]?.expected.people ?? 0;
    rows[`${name}: ${count} companies`] = {
      people,
      'stored, ms': median(runs.map(({ stored }) => stored)).toFixed(0),
      'longest slice, ms': Math.max(...runs.map(({ longest }) => longest)).toFixed(0),
      'queued, ms': all.toFixed(0),
      'per person, ms': (all / people).toFixed(2),
    };
  }
console.table(rows);
await database.close();
rmSync(dataFolder, { recursive: true });
