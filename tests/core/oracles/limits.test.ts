import { nextVisibleCount } from '@fairdesk/core/awards';
import {
  acceptFiles,
  fileFaults,
  IMAGE_RULES,
  type OfferedFile,
  type UploadRules,
} from '@fairdesk/core/media';
import {
  categoryFaults,
  categoryLimit,
  type MainGroup,
  productLimit,
  summaryText,
} from '@fairdesk/core/profile';
import { cutTo, extensionOf, uploadName } from '@fairdesk/core/shared';
import fc from 'fast-check';
import { describe } from 'vitest';
import { agrees } from './agrees.ts';

describe('limits, by a second implementation', () => {
  const type = fc.constantFrom('EXHIBITOR', 'PARTNER', 'constructor', 'toString', '__proto__', '*');
  const limits = fc
    .uniqueArray(fc.tuple(fc.constantFrom('EXHIBITOR', 'PARTNER', '*'), fc.nat(5)), {
      selector: ([name]) => name,
    })
    .map((entries): Readonly<Record<string, number>> => Object.fromEntries(entries));
  const oracle = (all: Readonly<Record<string, number>>, own: string): number | undefined => {
    const entries = Object.entries(all);
    const found = entries.find(([name]) => name === own) ?? entries.find(([name]) => name === '*');
    return found?.[1];
  };
  agrees(
    'of products are the same',
    fc.tuple(limits, type),
    (productLimits, own) => productLimit({ productLimits }, own),
    oracle,
  );
  agrees(
    'of categories are the same',
    fc.tuple(limits, type),
    (categoryLimits, own) => categoryLimit({ categoryLimits }, own),
    oracle,
  );

  const tree: readonly MainGroup[] = [
    {
      id: 'm',
      name: 'Water',
      groups: [
        {
          id: 'g',
          name: 'Pumps',
          categories: ['a', 'b', 'c'].map((id) => ({ id, name: id, selected: false })),
        },
      ],
    },
  ];
  agrees(
    'of a selection of categories accept the same',
    fc.tuple(
      fc.array(fc.constantFrom('a', 'b', 'c', 'g', 'm', 'x'), { maxLength: 5 }),
      fc.option(fc.nat(4), { nil: undefined }),
    ),
    (ids, max) => categoryFaults(tree, ids, max).length === 0,
    (ids, max) =>
      ids.every((id) => id === 'a' || id === 'b' || id === 'c') &&
      (max === undefined || new Set(ids).size <= max),
  );

  agrees(
    'of the list of an award grow the same',
    fc.tuple(fc.integer({ min: 1, max: 12 }), fc.nat(12)),
    nextVisibleCount,
    (visible, total) => (visible >= total ? undefined : Math.min(total, visible + 3)),
  );

  const name = fc.oneof(
    fc.constantFrom('x'.repeat(98), 'x'.repeat(99), 'x'.repeat(100), 'Pumps', 'Valves and fittings'),
    fc.string({ minLength: 1, maxLength: 40 }),
  );
  agrees(
    'of a summary of categories cut it at the same name',
    fc.tuple(fc.array(name, { maxLength: 6 })),
    summaryText,
    (names) => {
      const shown: string[] = [];
      let length = 0;
      for (const each of names) {
        if (length >= 100) return `${shown.join(', ')}…`;
        shown.push(each);
        length += [...each].length;
      }
      return shown.join(', ');
    },
  );

  agrees(
    'of a text cut it at the same character',
    fc.tuple(fc.string({ unit: fc.constantFrom('a', 'é', '\n', '😀') }), fc.nat(6)),
    cutTo,
    (text, max) => [...text].slice(0, max).join(''),
  );
});

describe('files, by a second implementation', () => {
  const anyName = fc
    .array(fc.constantFrom('plan', '.', 'v2', '.pdf', '.PNG', ' ', '-'), { maxLength: 6 })
    .map((parts) => `p${parts.join('')}`);
  agrees('are named the same', fc.tuple(anyName), uploadName, (name) => {
    let seen = false;
    let result = '';
    for (const character of [...name.trim()].toReversed()) {
      result = (character === '.' && seen ? '-' : character) + result;
      if (character === '.') seen = true;
    }
    return result;
  });
  agrees('have the same extension', fc.tuple(anyName), extensionOf, (name) => {
    let extension = '';
    for (const character of name) {
      if (character === '.') extension = '.';
      else if (extension !== '') extension += character.toLowerCase();
    }
    return extension;
  });

  const file: fc.Arbitrary<OfferedFile> = fc.record({
    name: fc.constantFrom('a.png', 'A.PNG', 'b.jpg', 'c.jpeg', 'd.gif', 'png', 'e.png.exe'),
    bytes: fc.constantFrom(0, 1, 2 * 1024 * 1024 - 1, 2 * 1024 * 1024, 2 * 1024 * 1024 + 1),
    pixels: fc.record({
      width: fc.constantFrom(639, 640, 5999, 6000),
      height: fc.constantFrom(1, 3999, 4000),
    }),
  });
  const codes = ({ name, bytes, pixels }: OfferedFile): readonly string[] => {
    const found: string[] = [];
    const lower = name.toLowerCase();
    if (!['.jpg', '.jpeg', '.png'].some((end) => lower.endsWith(end))) return ['filetype'];
    if (bytes >= 2_097_152) found.push('maxsize');
    if (pixels && pixels.width < 640) found.push('minwidth');
    if (pixels && (pixels.width >= 6000 || pixels.height >= 4000)) found.push('maxdimensions');
    return found.toSorted();
  };
  agrees(
    'have the same faults',
    fc.tuple(file),
    (one) =>
      fileFaults('image', one, IMAGE_RULES)
        .map(({ code }) => code)
        .toSorted(),
    codes,
  );

  agrees(
    'are accepted, refused and dropped the same',
    fc.tuple(fc.array(file, { maxLength: 6 }), fc.integer({ min: 1, max: 3 })),
    (offered, maxFiles) => {
      const rules: UploadRules = { ...IMAGE_RULES, maxFiles };
      const { accepted, refused, dropped } = acceptFiles('image', [], offered, rules);
      return [accepted, refused.map((one) => one.file).length, dropped.length];
    },
    (offered, maxFiles) => {
      const invalid = offered.filter((one) => codes(one).length > 0);
      const valid = offered.filter((one) => codes(one).length === 0);
      const keyOf = ({ name: own }: OfferedFile) => own.toLowerCase();
      const first = valid.filter((one, at) => valid.findIndex((each) => keyOf(each) === keyOf(one)) === at);
      const fitting = first.slice(0, maxFiles === 1 ? undefined : maxFiles);
      const names = fitting.map(keyOf);
      const dropped = offered.filter((one, at) => {
        const before = offered.slice(0, at);
        return (
          names.includes(keyOf(one)) &&
          before.some((each) => fitting.includes(each) && keyOf(each) === keyOf(one))
        );
      });
      const isDropped = (one: OfferedFile) => dropped.includes(one);
      const over = valid.filter((one) => !fitting.includes(one) && !isDropped(one));
      return [
        fitting.slice(maxFiles === 1 ? -1 : 0),
        invalid.filter((one) => !isDropped(one)).length + over.length,
        dropped.length,
      ];
    },
  );
});
