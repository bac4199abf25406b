import type { ImportChoices } from '@fairdesk/core/organiser';
import { COUNTRY_CODES, displayNames, LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { listRecords } from '#adapters/platform/organiser/imports/list-records.ts';
import { openList, validLines } from '#adapters/platform/organiser/imports/read-list.ts';

const HEADINGS = ['Company', 'House number', 'Addition', 'E-mail', 'Contact e-mail', 'Website'];

/** The cells of a row of one company, and why it cannot be imported. */
const read = async (cells: readonly string[], choices: ImportChoices = {}) => {
  const list = await openList({ kind: 'rows', rows: [HEADINGS, ['Ada', ...cells]] }, choices);
  const { faults } = await validLines(list, [], listRecords('aqua'));
  return { cells: list.lines[0]?.cells, faults: faults.map(({ target, value }) => [target, value]) };
};

const address = fc.constantFrom('ann@kas.example', 'Ann.Lee+fair@münchen.example', "o'brien@x.example");
const name = fc.constantFrom('', 'Ann Lee ', '"Lee, Ann" ', 'Şule Öz', 'Ann (Sales) ');

/** The code of the country that a list says. */
const countryOf = async (country: string) => {
  const rows = [
    ['Company', 'Country'],
    ['Ada', country],
  ];
  const list = await openList({ kind: 'rows', rows }, {});
  const { faults } = await validLines(list, [], listRecords('aqua'));
  return faults.length > 0 ? 'faulty' : list.lines[0]?.cells.country;
};

describe('the cells of a list', () => {
  it.prop([address, name, fc.constantFrom('', 'mailto:', 'MAILTO:'), fc.boolean()])(
    'always give the one address that they have',
    async (email, before, scheme, isNamed) => {
      const cell = isNamed ? `${before}<${scheme}${email}>` : `${scheme}${email}`;
      const { cells, faults } = await read(['', '', cell, cell]);
      expect(faults).toEqual([]);
      expect(cells).toMatchObject({ email, contactEmail: email });
    },
  );

  it.each([
    'a@x.example; b@x.example',
    'a@x.example, b@x.example',
    '<a@x.example> <b@x.example>',
    '-',
    'n/a',
  ])('reject %s, which has several addresses or none, as it was written', async (cell) => {
    expect((await read(['', '', cell])).faults).toEqual([['email', cell]]);
  });

  it.prop([fc.nat({ max: 9999 }), fc.constantFrom('a', 'bis', '-14', '/3', ' B', ' III')])(
    'always split a house number into its digits and the rest',
    async (number, rest) => {
      const { cells, faults } = await read([`${number}${rest}`]);
      expect(faults).toEqual([]);
      expect(cells).toMatchObject({ houseNumber: String(number), addition: rest.trim() });
    },
  );

  it('keep an addition of its own, and take a house number without digits for one', async () => {
    expect((await read(['12', 'a'])).cells).toMatchObject({ houseNumber: '12', addition: 'a' });
    expect((await read(['12a', 'hs'])).faults).toEqual([['houseNumber', '12a']]);
    expect((await read(['No:5/A'])).cells).toEqual({
      organizationName: 'Ada',
      addition: 'No:5/A',
    });
    expect((await read(['[empty]'])).cells).toMatchObject({ houseNumber: '[empty]' });
  });

  it.each([
    'n/a',
    '-',
    'none',
    'kas.example / shop.kas.example',
    'http://kas.example/x y',
    'javascript:alert(1)',
  ])('reject the link %s', async (link) => {
    expect((await read(['', '', '', '', link])).faults).toEqual([['uri_WEBSITE', link]]);
  });

  it.each(['kas.example', 'www.kas.example/a?b=c', 'HTTPS://KAS.EXAMPLE', 'müller.example', '[empty]'])(
    'accept the link %s',
    async (link) => {
      expect((await read(['', '', '', '', link])).faults).toEqual([]);
    },
  );

  it.prop([fc.constantFrom(...COUNTRY_CODES), fc.constantFrom(...LANGUAGES, 'de')])(
    'always know a country by its name in our languages and in German',
    async (code, language) => {
      expect(await countryOf(displayNames(language, 'region').of(code) ?? '')).toBe(code);
    },
  );

  it.each([
    ...['DEU DE', 'NLD NL', 'TUR TR', 'ZWE ZW', 'AND AD', 'MYT YT', 'GBR GB', 'CHE CH'],
    ...[
      'Deutschland DE',
      'ALMANYA DE',
      'Czech_Republic CZ',
      'U.S.A. US',
      'UK GB',
      'Belgique BE',
      'België BE',
      'Polska PL',
      'Česko CZ',
      'Ελλάδα GR',
      '中国 CN',
      'England GB',
      'NA NA',
      'na NA',
    ],
  ])('know the country %s', async (text) => {
    const [name = '', code] = text.split(' ');
    expect(await countryOf(name.replace('_', ' '))).toBe(code);
  });

  it('reject what is no country', async () => {
    for (const text of ['Europe', 'XXX', 'n/a', 'N.A.', '-']) expect(await countryOf(text)).toBe('faulty');
  });
});
