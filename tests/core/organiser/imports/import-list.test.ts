import {
  gatherCompanies,
  IMPORT_TARGETS,
  type ImportLine,
  type ImportRecord,
  type ImportTarget,
  importLine,
  importTargetOf,
  plainCell,
  runImport,
  withCompanyNumbers,
} from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const names = fc.constantFrom('Acme', 'Bloom', 'Çiçek', 'Noria', '***', '&', 'X');
const lines = fc
  .array(
    fc.record({
      name: names,
      stand: fc.constantFrom('1', '2', undefined),
      city: fc.constantFrom('Gent', undefined),
    }),
  )
  .map((rows) =>
    rows.map(
      ({ name, stand, city }, place): ImportLine => ({
        line: place + 2,
        cells: {
          organizationName: name,
          ...(stand && { standNumber: stand }),
          ...(city && { city }),
        },
      }),
    ),
  );

describe('importLine', () => {
  it('converts cells by what they are, and fills in defaults', () => {
    const targets = [
      'organizationName',
      'country',
      'confirmed',
      'participationType',
      'isPublic',
      '',
    ] as const;
    const reading = { targets, dayOrder: 'day-month', defaults: { city: 'Gent', country: 'BE' } } as const;
    expect(importLine(7, [' Acme\0', 'Hollanda', '5-11-2026', 'Co-exhibitor', 'Evet', 'x'], reading)).toEqual(
      {
        line: 7,
        cells: {
          ...{ organizationName: 'Acme', country: 'NL', confirmed: '2026-11-05' },
          ...{ participationType: 'CO_EXHIBITOR', isPublic: 'yes', city: 'Gent' },
        },
      },
    );
    expect(importLine(8, ['Bloom', ''], reading).cells).toMatchObject({ country: 'BE' });
    expect(importLine(9, ['', ''], reading).cells).toEqual({});
  });

  it.prop([fc.constantFrom('=1', '+49 1', '-x', '@a'), fc.string()])(
    'never keeps the apostrophe of an exported formula',
    (start, end) => {
      expect(plainCell(`'${start}${end}`)).toBe(plainCell(`${start}${end}`));
    },
  );
});

describe('withCompanyNumbers', () => {
  it.prop([lines])('gives companies the same number exactly when they have the same name', (rows) => {
    const stored = [
      { uid: 'acme', name: 'Other' },
      { uid: '17', name: 'BLOOM' },
    ];
    const numbered = withCompanyNumbers(rows, stored);
    const numbers = new Map(numbered.map(({ cells }) => [cells.organizationName, cells.uid]));
    for (const { cells } of numbered) expect(cells.uid).toBe(numbers.get(cells.organizationName));
    const given = [...numbers.values()];
    expect(given).not.toContain('');
    expect(new Set(given).size).toBe(given.length);
    if (numbers.has('Bloom')) expect(numbers.get('Bloom')).toBe('17');
    if (numbers.has('Acme')) expect(numbers.get('Acme')).toBe('acme-2');
  });

  it('leaves rows with a number, and rows without a name, as they are', () => {
    const rows = [
      { line: 2, cells: { uid: '5', organizationName: 'Acme' } },
      { line: 3, cells: { city: 'Gent' } },
    ];
    expect(withCompanyNumbers(rows, [{ uid: '9', name: 'Acme' }])).toEqual(rows);
  });
});

describe('the number of a company', () => {
  it('is found at once among thousands whose names begin with the same letters', () => {
    const rows = Array.from({ length: 10_000 }, (_, place): ImportLine => {
      return { line: place + 2, cells: { organizationName: `Acme ${String.fromCodePoint(0x4e00 + place)}` } };
    });
    const start = performance.now();
    const numbers = withCompanyNumbers(rows, []).map(({ cells }) => cells.uid);
    expect(performance.now() - start).toBeLessThan(3000);
    expect(numbers).toEqual(rows.map((_, place) => (place === 0 ? 'acme' : `acme-${place + 1}`)));
  });

  it('is found by the name of its first row, and not by another name of a later row', () => {
    const rows = [
      { line: 2, cells: { uid: '5', organizationName: 'Acme' } },
      { line: 3, cells: { uid: '5', organizationName: 'Bloom' } },
      { line: 4, cells: { organizationName: 'Acme' } },
      { line: 5, cells: { organizationName: 'Bloom' } },
    ];
    const numbers = withCompanyNumbers(rows, []).map(({ cells }) => cells.uid);
    expect(numbers).toEqual(['5', '5', '5', 'bloom']);
  });
});

describe('plainCell', () => {
  it.prop([fc.string({ unit: fc.constantFrom(' ', '\t', '\u200b', '\0', 'a', 'b') })])(
    'has no space at its ends, visible or not, and all between them',
    (cell) => {
      expect(plainCell(cell)).toBe(/[ab].*[ab]|[ab]/.exec(cell.replaceAll('\0', ''))?.[0] ?? '');
    },
  );
});

/** Rows of which some have numbers, and some names are those of several companies. */
const mixedLines = fc.array(
  fc.record({ uid: fc.constantFrom('1', '2', 'acme', undefined), organizationName: names }),
  { maxLength: 8 },
);

describe('a list that was imported', () => {
  it.prop([mixedLines])('finds the companies again that its rows were', (rows) => {
    const list = rows.map(({ uid, organizationName }, place): ImportLine => {
      return { line: place + 2, cells: { organizationName, ...(uid && { uid }) } };
    });
    const first = withCompanyNumbers(list, []);
    const { companies } = gatherCompanies(first);
    const stored = companies.map(({ uid, first: { cells } }) => ({
      uid,
      name: cells.organizationName ?? '',
    }));
    expect(withCompanyNumbers(list, stored)).toEqual(first);
  });
});

describe('gatherCompanies', () => {
  it.prop([lines])('has every row exactly once: with its company, or as a clash', (rows) => {
    const numbered = withCompanyNumbers(rows, []);
    const { companies, clashes } = gatherCompanies(numbered);
    const found = [...companies.flatMap((company) => company.lines), ...clashes].map(({ line }) => line);
    expect(found.toSorted((one, other) => one - other)).toEqual(rows.map(({ line }) => line));
    for (const { line, earlier } of clashes) expect(earlier).toBeLessThan(line);
    expect(new Set(companies.map(({ uid }) => uid)).size).toBe(companies.length);
  });

  /** As several people write the name of one company. */
  const writings = fc.constantFrom('IŞIK Boya', 'ışık boya', 'Işık  Boya', 'ISIK BOYA.', 'Işık-Boya');

  it.prop([fc.array(writings, { minLength: 1 })])(
    'has one company with every stand, however its rows write the name, under the name of the first',
    (all) => {
      const rows = all.map((organizationName, place) => {
        return { line: place + 2, cells: { organizationName, standNumber: `${place}` } };
      });
      const { companies, clashes } = gatherCompanies(withCompanyNumbers(rows, []));
      expect(clashes).toEqual([]);
      expect(companies.map(({ first, lines: own }) => [first.cells.organizationName, own.length])).toEqual([
        [all[0], all.length],
      ]);
    },
  );

  it.prop([writings, writings])('rejects a row that repeats another one in other writing', (one, other) => {
    const rows = [one, other].map((organizationName, place) => {
      return { line: place + 2, cells: { organizationName, standNumber: '1' } };
    });
    expect(gatherCompanies(withCompanyNumbers(rows, [])).clashes).toMatchObject([
      { line: 3, code: 'duplicate', earlier: 2 },
    ]);
  });

  const others = fc.constantFrom('Noria', '***', '!!!');
  const texts = fc.oneof(
    fc.record({ text: writings, isWriting: fc.constant(true) }),
    fc.record({ text: others, isWriting: fc.constant(false) }),
  );
  const targets = fc.oneof(
    fc.constant<ImportTarget>('organizationName'),
    fc.constantFrom(...IMPORT_TARGETS.filter((name) => name !== 'uid')),
  );

  it.prop([targets, texts, texts])(
    'takes two writings for the same value in the name of the company only',
    (name, { text: one, ...first }, { text: other, ...second }) => {
      const rows = [one, other].map((text, place) => ({
        line: place + 2,
        cells: { uid: 'a', [name]: text },
      }));
      const isOfCompany = ['company', 'profile'].includes(importTargetOf(name).part);
      const isSame = one === other || (name === 'organizationName' && first.isWriting && second.isWriting);
      const clash = isSame ? ['duplicate'] : isOfCompany ? ['contradiction'] : [];
      expect(gatherCompanies(rows).clashes.map(({ code }) => code)).toEqual(clash);
    },
  );

  it('takes a stand and a missing value from a second row, and rejects repetition and contradiction', () => {
    const row = (line: number, cells: ImportLine['cells']) => ({ line, cells: { uid: 'a', ...cells } });
    const { companies, clashes } = gatherCompanies([
      row(2, { organizationName: 'Acme', standNumber: '1' }),
      row(3, { organizationName: 'Acme', standNumber: '2', city: 'Gent' }),
      row(4, { organizationName: 'Acme', standNumber: '1' }),
      row(5, { organizationName: 'Acme', city: 'Lugo' }),
    ]);
    expect(companies).toHaveLength(1);
    expect(companies[0]?.first.cells).toMatchObject({ city: 'Gent', standNumber: '1' });
    expect(clashes).toEqual([
      { line: 4, code: 'duplicate', target: '', earlier: 2 },
      { line: 5, code: 'contradiction', target: 'city', earlier: 2 },
    ]);
  });
});

describe('runImport', () => {
  const record = (done: number, state: ImportRecord['state']): ImportRecord => ({
    ...{ id: '1', fileName: 'a.csv', at: '', actor: '', state, steps: 4, done, skipped: 0 },
    totals: { new: 0, changed: 0, removed: 0, same: 0, faulty: 0 },
  });

  it.prop([fc.integer({ min: 0, max: 6 })])('reports every batch and ends with the last', async (batches) => {
    let left = batches;
    const advance = () => {
      left -= 1;
      return okAsync(record(batches - left, left <= 0 ? 'applied' : 'applying'));
    };
    const seen: number[] = [];
    const start = record(0, batches === 0 ? 'applied' : 'applying');
    const end = await runImport({ advance })(start, ({ done }) => seen.push(done));
    expect(end._unsafeUnwrap().state).toBe('applied');
    expect(seen).toEqual(Array.from({ length: batches + 1 }, (_, done) => done));
  });

  it('stops at a failure', async () => {
    const failure = { kind: 'unavailable', request: 'x' } as const;
    const run = await runImport({ advance: () => errAsync(failure) })(record(0, 'undoing'), () => undefined);
    expect(run._unsafeUnwrapErr()).toEqual(failure);
  });
});
