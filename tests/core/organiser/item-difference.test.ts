import {
  type ComparedItem,
  fieldDifferences,
  type ItemVersion,
  mediaDifferences,
  reasonFaults,
  type WaitingItem,
} from '@fairdesk/core/organiser';
import { describe, expect, it } from 'vitest';

const item: WaitingItem = {
  ...{ id: '1', version: '2', title: 'Well', company: 'Kas', participation: 'p' },
  ...{ kind: 'news', since: '2027-01-01T00:00:00Z', isNew: false },
};
const compare = (approved: ItemVersion | undefined, submitted: ItemVersion): ComparedItem => ({
  ...{ item, approved, submitted },
});
const text = (html: string): ItemVersion => ({ fields: { text: html }, media: [] });

describe('fieldDifferences', () => {
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

  it('tells markup that changed under the same words', () => {
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
    expect(reasonFaults({ reason: ' \n' })).toMatchObject([{ code: 'forms-required' }]);
    expect(reasonFaults({ reason: 'x'.repeat(1_000) })).toEqual([]);
    expect(reasonFaults({ reason: 'x'.repeat(1_001) })).toMatchObject([{ code: 'forms-maxlength' }]);
  });
});
