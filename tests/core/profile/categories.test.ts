import {
  CATEGORY_SUMMARY_MAX,
  canShowMore,
  categoryCountFaults,
  categoryFaults,
  categoryLimit,
  categorySummary,
  groupState,
  isGroupSelected,
  type MainGroup,
  selectedIds,
  summaryText,
  toggleCategory,
  toggleGroup,
  visibleSummary,
} from '@fairdesk/core/profile';
import { lengthOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

/** Trees with unique category ids, as the service returns them. */
const anyTree: fc.Arbitrary<readonly MainGroup[]> = fc
  .array(fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }), { maxLength: 4 }), { maxLength: 4 })
  .map((mains) =>
    mains.map((groups, m) => ({
      id: `m${m}`,
      name: `Main ${m}`,
      groups: groups.map((leaves, g) => ({
        id: `m${m}g${g}`,
        name: `Group ${m}.${g}`,
        categories: leaves.map((selected, c) => ({ id: `m${m}g${g}c${c}`, name: `Leaf ${c}`, selected })),
      })),
    })),
  );

const groupsOf = (tree: readonly MainGroup[]) => tree.flatMap(({ groups }) => groups);
const withGroup = anyTree
  .filter((tree) => groupsOf(tree).length > 0)
  .chain((tree) => fc.record({ tree: fc.constant(tree), group: fc.constantFrom(...groupsOf(tree)) }));
const groupIn = (tree: readonly MainGroup[], id: string) => groupsOf(tree).find((group) => group.id === id);

describe('categoryCountFaults', () => {
  it.prop([fc.nat(50), fc.nat(50)])('rejects exactly the selections above the limit', (count, max) => {
    expect(categoryCountFaults(count, max).map(({ code }) => code)).toEqual(
      count > max ? ['category-limit'] : [],
    );
    expect(categoryCountFaults(count, undefined)).toEqual([]);
  });

  it('counts a category once, however often it is listed', () => {
    const tree = [
      {
        id: 'm',
        name: '',
        groups: [{ id: 'g', name: '', categories: [{ id: 'c', name: '', selected: false }] }],
      },
    ];
    expect(categoryFaults(tree, ['c', 'c'], 1)).toEqual([]);
  });
});

describe('categoryLimit', () => {
  it('prefers the limit of the type, then the limit of all types, and is undefined without either', () => {
    expect(categoryLimit({ categoryLimits: { PRESS: 1, '*': 3 } }, 'PRESS')).toBe(1);
    expect(categoryLimit({ categoryLimits: { PRESS: 1, '*': 3 } }, 'EXHIBITOR')).toBe(3);
    expect(categoryLimit({ categoryLimits: { PRESS: 1 } }, 'constructor')).toBeUndefined();
  });
});

describe('groupState', () => {
  it.prop([withGroup])('is selected if and only if a category in it is', ({ group }) => {
    const chosen = group.categories.filter(({ selected }) => selected).length;
    expect(isGroupSelected(group)).toBe(chosen > 0);
    expect(groupState(group)).toBe(
      chosen === 0 ? 'none' : chosen === group.categories.length ? 'all' : 'some',
    );
  });
});

describe('toggleGroup', () => {
  it.prop([withGroup])(
    'selects all categories of a group or none, and changes no other group',
    ({ tree, group }) => {
      const after = toggleGroup(tree, group.id);
      const state = groupState(groupIn(after, group.id) ?? group);
      expect(state).toBe(groupState(group) === 'all' ? 'none' : 'all');
      const others = (one: readonly MainGroup[]) => groupsOf(one).filter(({ id }) => id !== group.id);
      expect(others(after)).toEqual(others(tree));
    },
  );
});

describe('toggleCategory', () => {
  it.prop([withGroup])('toggles one category, and restores the tree when repeated', ({ tree, group }) => {
    const id = group.categories[0]?.id ?? '';
    const once = toggleCategory(tree, id);
    const [before, after] = [selectedIds(tree), selectedIds(once)];
    const changed = [...before, ...after].filter((one) => before.includes(one) !== after.includes(one));
    expect(changed).toEqual([id]);
    expect(toggleCategory(once, id)).toEqual(tree);
  });
});

describe('categorySummary', () => {
  it.prop([anyTree])('contains exactly the selected groups', (tree) => {
    const ids = groupsOf(categorySummary(tree)).map(({ id }) => id);
    expect(ids).toEqual(
      groupsOf(tree)
        .filter(isGroupSelected)
        .map(({ id }) => id),
    );
    for (const main of categorySummary(tree)) expect(main.groups).not.toEqual([]);
  });

  it.prop([anyTree])('shows one main category and two groups until more are requested', (tree) => {
    const summary = categorySummary(tree);
    const few = visibleSummary(summary, false);
    expect(groupsOf(few)).toEqual(groupsOf(summary.slice(0, 1)).slice(0, 2));
    expect(few.length).toBeLessThanOrEqual(1);
    expect(groupsOf(few).length).toBeLessThanOrEqual(2);
    expect(visibleSummary(summary, true)).toEqual(summary);
    expect(canShowMore(summary)).toBe(groupsOf(few).length < groupsOf(summary).length);
  });
});

describe('summaryText', () => {
  const names = fc.array(
    fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((name) => name.replaceAll(',', '').trim())
      .filter((name) => name !== ''),
  );

  it.prop([names])('lists every category, or the first ones that reach 100 characters', (given) => {
    const text = summaryText(given);
    const visible = given.filter(
      (_, place) => lengthOf(given.slice(0, place).join('')) < CATEGORY_SUMMARY_MAX,
    );
    expect(text).toBe(visible.join(', ') + (visible.length < given.length ? '…' : ''));
  });

  it('is truncated once 100 characters are reached', () => {
    expect(summaryText(['x'.repeat(99), 'y', 'z'])).toBe(`${'x'.repeat(99)}, y…`);
    expect(summaryText(['x'.repeat(100)])).toBe('x'.repeat(100));
    expect(summaryText([])).toBe('');
  });
});
