import {
  blocksOf,
  type ContentChange,
  compareDocuments,
  type DocumentBlock,
  HIDDEN_CHANGE,
  type PageDocument,
} from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { anyVersions, idsOf } from '#tests/support/models/document-versions.ts';

const isEqual = (one: unknown, other: unknown): boolean => {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
};

type Content = Readonly<Record<string, unknown>>;

/** What an editor sees of a block: its fields and, with one `@`, its parameters. */
const contentOf = (block: DocumentBlock | undefined): Content => ({
  ...block?.fields,
  ...Object.fromEntries(Object.entries(block?.params ?? {}).map(([name, value]) => [`@${name}`, value])),
});

/** A content with one side of its changes. */
const withChanges = (
  content: Content,
  changes: readonly ContentChange[],
  side: 'before' | 'after',
): Content => {
  const result = new Map(Object.entries(content));
  for (const change of changes.filter(({ name }) => !name.startsWith('@@')))
    if (side in change) result.set(change.name, change[side]);
    else result.delete(change.name);
  return Object.fromEntries(result);
};

describe('compareDocuments', () => {
  it.prop([anyVersions])('finds no differences exactly when two versions are equal', ([before, after]) => {
    const { fields: own, blocks } = compareDocuments(before, after);
    expect(own.length + blocks.length === 0).toBe(isEqual(before, after));
  });

  it.prop([anyVersions])('gives what was, and what is, of everything that differs', ([before, after]) => {
    const { blocks, fields: own } = compareDocuments(before, after);
    const kinds = (kind: string) =>
      blocks.filter((change) => change.kind === kind).map(({ block }) => block.id);
    const stays = idsOf(before).filter((id) => !kinds('removed').includes(id));
    expect(new Set([...stays, ...kinds('added')])).toEqual(new Set(idsOf(after)));
    const applied = Object.fromEntries(
      Object.entries({
        ...before.fields,
        ...Object.fromEntries(
          own.filter(({ name }) => name !== HIDDEN_CHANGE).map(({ name, after: content }) => [name, content]),
        ),
      }).filter(([, content]) => content !== undefined),
    );
    expect(applied).toEqual(after.fields);
    const all = new Map(blocksOf(before).map(({ block }) => [block.id, block]));
    for (const { block } of blocksOf(after)) {
      const { changes = [] } = blocks.find((each) => each.block.id === block.id) ?? {};
      const [was, now] = [contentOf(all.get(block.id)), contentOf(block)];
      expect(withChanges(was, changes, 'after')).toStrictEqual(now);
      expect(withChanges(now, changes, 'before')).toStrictEqual(was);
    }
  });

  it.prop([anyVersions])('is the same backwards, with before and after exchanged', ([before, after]) => {
    const there = compareDocuments(before, after);
    const back = compareDocuments(after, before);
    const idsIn = (changes: typeof there, kind: string) =>
      new Set(changes.blocks.filter((one) => one.kind === kind).map(({ block }) => block.id));
    expect(idsIn(back, 'removed')).toEqual(idsIn(there, 'added'));
    expect(idsIn(back, 'added')).toEqual(idsIn(there, 'removed'));
    expect(idsIn(back, 'changed')).toEqual(idsIn(there, 'changed'));
    expect(idsIn(back, 'moved').size).toBe(idsIn(there, 'moved').size);
    expect(back.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(there.fields.map(({ name }) => name)),
    );
  });

  it.prop([anyVersions])('names as moved or changed every block that is elsewhere', ([before, after]) => {
    const kinds = new Map(compareDocuments(before, after).blocks.map(({ kind, block }) => [block.id, kind]));
    const old = new Map(blocksOf(before).map(({ block, spot }) => [block.id, spot]));
    for (const { block, spot } of blocksOf(after)) {
      const earlier = old.get(block.id);
      if (earlier && (earlier.owner !== spot.owner || earlier.key !== spot.key))
        expect(['moved', 'changed']).toContain(kinds.get(block.id));
    }
  });

  const fieldName = fc.constantFrom('Title', 'constructor', 'toString', '__proto__');
  const named = fc.array(fc.tuple(fieldName, fc.constantFrom('A text', {}))).map(Object.fromEntries);

  it.prop([named, named])('reads no field of a version that it does not have', (before, after) => {
    const own = (fields: Content, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
    const changes = compareDocuments({ fields: before, areas: [] }, { fields: after, areas: [] }).fields;
    const names = [...Object.keys(before), ...Object.keys(after)];
    expect(new Set(changes.map(({ name }) => name))).toEqual(
      new Set(names.filter((name) => !isEqual(own(before, name), own(after, name)))),
    );
    for (const change of changes) {
      expect(change.before).toBe(own(before, change.name));
      expect(change.after).toBe(own(after, change.name));
    }
  });

  example('responds at once for thousands of blocks in columns of their own', () => {
    const block = (id: string, inner: readonly DocumentBlock[]): DocumentBlock => ({
      ...{ id, component: 'Wrapper', fields: {}, params: {}, kept: {} },
      places: [{ key: 'content', blocks: inner }],
    });
    const blocks = Array.from({ length: 8000 }, (_, place) => block(`o${place}`, [block(`i${place}`, [])]));
    const page = (all: readonly DocumentBlock[]) => ({ fields: {}, areas: [{ key: 'main', blocks: all }] });
    const start = performance.now();
    const moved = compareDocuments(page(blocks), page([...blocks.slice(1), ...blocks.slice(0, 1)])).blocks;
    expect(performance.now() - start).toBeLessThan(3000);
    expect(moved.map(({ kind, block: { id } }) => [kind, id])).toEqual([['moved', 'o0']]);
  });

  example('names one block when one has moved past many', () => {
    const block = (id: string): DocumentBlock => ({
      ...{ id, component: 'RichText', fields: {}, params: {}, places: [], kept: {} },
    });
    const page = (ids: string): PageDocument => ({
      fields: {},
      areas: [{ key: 'main', blocks: [...ids].map(block) }],
    });
    const moved = (before: string, after: string) =>
      compareDocuments(page(before), page(after)).blocks.map(({ kind, block: { id } }) => [kind, id]);
    expect(moved('abcdef', 'fabcde')).toEqual([['moved', 'f']]);
    expect(moved('abcd', 'bcad')).toEqual([['moved', 'a']]);
    const holder = (id: string) => ({
      ...block(id),
      places: [{ key: 'content', blocks: [block(`${id}-in`)] }],
    });
    const holding = (...blocks: readonly DocumentBlock[]) => ({
      fields: {},
      areas: [{ key: 'main', blocks }],
    });
    const changes = compareDocuments(holding(holder('a'), holder('b')), holding(holder('b'), holder('a')));
    expect(changes.blocks).toHaveLength(1);
  });
});
