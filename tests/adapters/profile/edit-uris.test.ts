import { URI_TYPES, type Uri } from '@fairdesk/core/profile';
import { anyUris } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { editedUris, uriEdit } from '#adapters/profile/edit-uris.ts';

/** Few addresses, so that an edit meets stored ones. */
const anyUrl = fc.constantFrom('https://a.example', 'https://b.example', 'https://c.example', '');
/** Any number of links per type, as another system may store them. */
const anyStored = fc.array(fc.record({ type: fc.constantFrom(...URI_TYPES.slice(0, 3)), url: anyUrl }));
/** What the form sends: one link per type at most. */
const anyForm = fc.uniqueArray(
  fc.record({ type: fc.constantFrom(...URI_TYPES.slice(0, 3)), url: anyUrl.filter(Boolean) }),
  { selector: ({ type }) => type },
);

const firsts = (uris: readonly Uri[]) =>
  URI_TYPES.flatMap((type) => uris.find((uri) => uri.type === type) ?? []);

describe('an edit of the links', () => {
  it.prop([anyStored, anyForm])(
    'never changes or removes a link that the form cannot show',
    (stored, form) => {
      const { removed, changed } = uriEdit(stored, form);
      const editable = firsts(stored);
      for (const uri of [...removed, ...changed.map((change) => change.uri)])
        expect(editable.some((one) => one === uri)).toBe(true);
    },
  );

  it.prop([anyStored, anyForm])(
    'stores every link of the form, and clears an emptied field',
    (stored, form) => {
      const after = editedUris(stored, form);
      for (const uri of form) expect(after).toContainEqual(uri);
      for (const type of URI_TYPES) {
        const before = stored.filter((uri) => uri.type === type);
        const isEmptied = before.length > 0 && !form.some((uri) => uri.type === type);
        if (isEmptied) expect(after.filter((uri) => uri.type === type)).toEqual(before.slice(1));
      }
    },
  );

  it.prop([anyStored])('changes nothing when the form is saved as it was opened', (stored) => {
    const { removed, changed, added } = uriEdit(stored, firsts(stored));
    expect([removed, changed, added]).toEqual([[], [], []]);
  });

  it.prop([anyUris, anyUris])('replaces all links when there is one per type', (stored, form) => {
    expect(editedUris(stored, form)).toEqual(form);
  });

  it('shows the new address in the same field again', () => {
    const [first, second, other] = ['https://a.example', 'https://b.example', 'https://c.example'].map(
      (url): Uri => ({ type: 'WEBSITE', url }),
    );
    if (!first || !second || !other) throw new Error('No links');
    expect(editedUris([first, second], [other])).toEqual([other, second]);
  });
});
