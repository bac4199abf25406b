import {
  type ComparedItem,
  ITEM_FIELDS,
  type ItemField,
  type ItemVersion,
  reasonFaults,
  type WaitingItem,
} from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { fieldDifferences, mediaDifferences } from '#ui/organiser/approvals/item-difference.ts';
import type { DifferencePart } from '#ui/organiser/word-difference.ts';

const item: WaitingItem = {
  ...{ id: '1', version: '2', title: 'Well', company: 'Kas', participation: 'p' },
  ...{ kind: 'news', since: '2027-01-01T00:00:00Z', isNew: false },
};
const compare = (approved: ItemVersion | undefined, submitted: ItemVersion): ComparedItem => ({
  ...{ item, approved, submitted },
});
const text = (html: string): ItemVersion => ({ fields: { text: html }, media: [] });

const NAMES = Object.keys(ITEM_FIELDS) as ItemField[];
const anyFields = fc.dictionary(
  fc.constantFrom(...NAMES.filter((name) => ITEM_FIELDS[name] !== 'html')),
  fc.constantFrom('', 'well', 'deep well', '<p>well</p>', 'https://kas.example'),
);
const anyVersion = anyFields.map((fields): ItemVersion => ({ fields, media: [] }));
const textOf = (parts: readonly DifferencePart[] = [], other: DifferencePart['kind']): string =>
  parts.flatMap(({ kind, text: part }) => (kind === 'same' || kind === other ? [part] : [])).join('');
/** The words of a text as an organiser reads them. */
const linesOf = (html: string): string =>
  textOf(fieldDifferences(compare(undefined, text(html)))[0]?.parts, 'added');

describe('fieldDifferences', () => {
  it.prop([fc.option(anyVersion, { nil: undefined }), anyVersion])(
    'has each field of either version once, in their order, with both values whole',
    (approved, submitted) => {
      const fieldOf = (version: ItemVersion | undefined, field: ItemField) => version?.fields[field] ?? '';
      const differences = fieldDifferences(compare(approved, submitted));
      expect(differences.map(({ field }) => field)).toEqual(
        NAMES.filter((field) => fieldOf(approved, field) !== '' || fieldOf(submitted, field) !== ''),
      );
      for (const { field, parts, isMarkupOnly } of differences) {
        expect(textOf(parts, 'removed')).toBe(fieldOf(approved, field));
        expect(textOf(parts, 'added')).toBe(fieldOf(submitted, field));
        expect(parts.every((part) => part.text !== '')).toBe(true);
        expect(isMarkupOnly).toBe(false);
        const isByWord = ITEM_FIELDS[field] === 'text';
        if (!isByWord && parts.length > 1) expect(parts.some(({ kind }) => kind === 'same')).toBe(false);
      }
    },
  );

  it.prop([anyVersion])('marks nothing in a version that stays', (version) => {
    for (const { parts } of fieldDifferences(compare(version, version)))
      expect(parts.map(({ kind }) => kind)).toEqual(['same']);
  });

  it('marks the changed words of a text only', () => {
    const version = (name: string): ItemVersion => ({ fields: { name }, media: [] });
    const [difference] = fieldDifferences(compare(version('Deep well'), version('Deeper well')));
    expect(difference?.parts.at(-1)).toEqual({ kind: 'same', text: ' well' });
  });

  it.prop([
    fc.array(fc.constantFrom('p', 'li', 'h2', 'h3', 'blockquote', 'P', 'p class="lead"'), { minLength: 1 }),
    fc.constantFrom('<br>', '<br/>', '<br />', '<BR class="x">'),
    fc.constantFrom('>', ' >'),
  ])('has a line for each paragraph, item and heading', (tags, lineBreak, end) => {
    const blocks = tags.map((tag, place) => `<${tag}>deep ${place}</${tag.split(' ')[0]}${end}`);
    const lines = tags.map((_, place) => `deep ${place}`);
    expect(linesOf(blocks.join(''))).toBe(lines.join('\n'));
    expect(linesOf(lines.join(lineBreak))).toBe(lines.join('\n'));
    expect(linesOf(`<p>${lines.join('</p><p> </p><p>')}</p>`)).toBe(lines.join('\n'));
  });

  it.prop([
    fc.constantFrom('', ' class="x"', '\n'),
    fc.constantFrom('', ' target="_blank" rel="noopener"'),
    fc.constantFrom('our page', '<b>our</b> page', 'our\npage'),
  ])('has the address of a link behind its words, however the link is written', (start, end, words) => {
    const link = `<a${start} href="https://kas.example"${end}>${words}</a>`;
    expect(linesOf(`<p>See ${link} and ${link}</p>`).replaceAll('\n', ' ')).toBe(
      'See our page (https://kas.example) and our page (https://kas.example)',
    );
  });

  it('shows the address of a link, so that a changed one cannot hide behind its words', () => {
    const [difference] = fieldDifferences(
      compare(
        text('<p>See <a href="https://kas.example">our page</a></p>'),
        text('<p>See <a href="https://evil.example">our page</a></p>'),
      ),
    );
    expect(difference?.parts.find(({ kind }) => kind === 'added')?.text).toBe('evil');
    expect(difference?.isMarkupOnly).toBe(false);
  });

  it('detects markup that changed under the same words', () => {
    const [difference] = fieldDifferences(compare(text('<p>Deep well</p>'), text('<p><b>Deep</b> well</p>')));
    expect(difference).toMatchObject({ isMarkupOnly: true, parts: [{ kind: 'same', text: 'Deep well' }] });
  });

  it('replaces a value as a whole, and leaves out what neither version has', () => {
    const version = (url: string): ItemVersion => ({ fields: { url }, media: [] });
    expect(fieldDifferences(compare(version('https://a.example'), version('https://b.example')))).toEqual([
      {
        field: 'url',
        isMarkupOnly: false,
        parts: [
          { kind: 'removed', text: 'https://a.example' },
          { kind: 'added', text: 'https://b.example' },
        ],
      },
    ]);
  });
});

describe('mediaDifferences', () => {
  const anyMedium = fc.record({
    kind: fc.constantFrom('picture', 'document', 'video'),
    title: fc.constantFrom('', 'Well'),
    url: fc.constantFrom('/1', '/2'),
  });
  const anyMedia = fc.uniqueArray(anyMedium, { selector: (medium) => JSON.stringify(medium), maxLength: 6 });

  it.prop([anyMedia, anyMedia])(
    'has both lists whole, and the same medium only when nothing changed',
    (old, now) => {
      const differences = mediaDifferences(compare({ fields: {}, media: old }, { fields: {}, media: now }));
      const mediaOf = (states: readonly string[]) =>
        differences.flatMap(({ state, ...medium }) =>
          states.includes(state) ? [JSON.stringify(medium)] : [],
        );
      const [before, after] = [old, now].map((media) => media.map((medium) => JSON.stringify(medium)));
      expect(mediaOf(['same', 'removed']).toSorted()).toEqual(before?.toSorted());
      expect(mediaOf(['same', 'added'])).toEqual(after);
      expect(
        mediaOf(['removed', 'added']).filter((medium) => before?.includes(medium) && after?.includes(medium)),
      ).toEqual([]);
    },
  );

  it('lists removed media, then those of the new version', () => {
    const picture = (url: string) => ({ kind: 'picture' as const, title: '', url });
    const version = (...urls: string[]): ItemVersion => ({ fields: {}, media: urls.map(picture) });
    const states = mediaDifferences(compare(version('/1', '/2'), version('/2', '/3')));
    expect(states.map(({ url, state }) => `${url} ${state}`)).toEqual(['/1 removed', '/2 same', '/3 added']);
    expect(mediaDifferences(compare(undefined, version('/1')))).toMatchObject([{ state: 'added' }]);
  });
});

describe('reasonFaults', () => {
  it('requires a reason of at most 1,000 characters', () => {
    expect(reasonFaults({ reason: ' \n' })).toEqual([{ path: 'reason', code: 'forms-required' }]);
    expect(reasonFaults({ reason: 'x'.repeat(1_000) })).toEqual([]);
    expect(reasonFaults({ reason: 'x'.repeat(1_001) })).toMatchObject([{ code: 'forms-maxlength' }]);
  });
});
