import { articleFaults, articleNeeds, publishFaults } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyText = fc.constantFrom('', '  ', 'Tide tables');
const anyFields = fc.record(
  { NavigationTitle: anyText, MetaTitle: anyText, Title: anyText, Date: fc.constantFrom('', '2027-05-01') },
  { requiredKeys: [] },
);

describe('publishFaults', () => {
  it.prop([anyFields])('finds the title missing where every field for one is blank', (fields) => {
    const titles = [fields.NavigationTitle, fields.MetaTitle].filter((title) => title !== undefined);
    const isUntitled = titles.length > 0 && titles.every((title) => title.trim() === '');
    expect(publishFaults(fields, false)).toEqual(
      isUntitled ? [{ path: 'NavigationTitle', code: 'page-title' }] : [],
    );
  });

  it('takes what is stored in place of a text for a title', () => {
    expect(publishFaults({ NavigationTitle: ' ', MetaTitle: { value: '' } }, false)).toEqual([]);
    expect(publishFaults({ MetaTitle: 2027 }, false)).toEqual([]);
  });

  it.prop([anyFields])('finds in an article what lists and feeds would leave out', (fields) => {
    expect(publishFaults(fields, true)).toEqual([...articleNeeds(fields), ...articleFaults(fields)]);
  });
});
