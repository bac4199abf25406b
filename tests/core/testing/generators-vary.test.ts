import * as testing from '@fairdesk/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** The generators of models: each alone, or a function of the fields that stay the same. */
const GENERATORS: Readonly<Record<string, fc.Arbitrary<object>>> = {
  anyAccountForm: testing.anyAccountForm(),
  anyAddress: testing.anyAddress,
  anyDocument: testing.anyDocument,
  anyEvent: testing.anyEvent(),
  anyEventSite: testing.anyEventSite(),
  anyMessage: testing.anyMessage,
  anyNewTask: testing.anyNewTask,
  anyNewsForm: testing.anyNewsForm(),
  anyNewsItem: testing.anyNewsItem(),
  anyParticipation: testing.anyParticipation(),
  anyProduct: testing.anyProduct(),
  anyProductForm: testing.anyProductForm(),
  anyProductImage: testing.anyProductImage,
  anyProfile: testing.anyProfile(),
  anyPublicProfile: testing.anyPublicProfile(),
  anyStand: testing.anyStand,
  anyTask: testing.anyTask(),
  anyVideo: testing.anyVideo,
};

/** Fields with one value, and why no other is valid. */
const FIXED: Readonly<Record<string, string>> = {
  'anyAccountForm brands': 'the service gives a brand its id; a law of its own adds them',
  'anyAddress addressType': 'the only type of the port',
  'anyProductForm isNovelty': 'a novelty needs an image, which a form alone has not',
  'anyPublicProfile documents': 'a test that needs some passes its own',
  'anyPublicProfile news': 'a test that needs some passes its own',
  'anyPublicProfile products': 'a test that needs some passes its own',
  'anyPublicProfile productPage': 'follows from the products',
  'anyPublicProfile productTotal': 'follows from the products',
  'anyPublicProfile videos': 'a test that needs some passes its own',
};

describe('a generator of a model', () => {
  it.each(Object.entries(GENERATORS))('varies every field: %s', (name, values) => {
    const sample: readonly object[] = fc.sample(values, { numRuns: 300, seed: 20_270_126 });
    const rows = sample.map((value) => new Map<string, unknown>(Object.entries(value)));
    const fields = new Set(rows.flatMap((row) => [...row.keys()]));
    const fixed = [...fields].filter(
      (field) => new Set(rows.map((row) => JSON.stringify(row.get(field)))).size < 2,
    );
    expect(fixed.filter((field) => !(`${name} ${field}` in FIXED))).toEqual([]);
  });
});
