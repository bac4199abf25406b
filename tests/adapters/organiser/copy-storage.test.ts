// @vitest-environment jsdom
import type { UnsavedCopy } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { beforeEach, describe, it as example, expect } from 'vitest';
import { createCopyStorage } from '#adapters/organiser/copy-storage.ts';
import { documentWire } from '#adapters/page/document-wire.ts';
import { blockOf } from '#tests/support/models/document-edits.ts';
import { anyWireDocument } from '#tests/support/models/wire-documents.ts';

const KEY = '101 /visit en';
const STORED = `page-draft/${KEY}`;
const copyOf = () => createCopyStorage(documentWire)(KEY);
const stored = () => JSON.parse(localStorage.getItem(STORED) ?? 'null');

const anyCopy: fc.Arbitrary<UnsavedCopy> = fc.record({
  document: anyWireDocument,
  base: anyWireDocument,
  revision: fc.nat(),
});

beforeEach(() => localStorage.clear());

describe('the unsaved copy of a page', () => {
  it.prop([anyCopy])('is read as it was written, and is not found once it is deleted', (copy) => {
    copyOf().write(copy);
    expect(copyOf().read()).toEqual(copy);
    copyOf().write(undefined);
    expect(copyOf().read()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it.prop([anyCopy])('opens with nothing lost when a tab of the former release stored it', (copy) => {
    const { document, base, revision } = copy;
    localStorage.setItem(STORED, JSON.stringify(copy));
    const read = copyOf().read();
    expect(read).toEqual({
      document: documentWire.read(document),
      base: documentWire.read(base),
      revision,
    });
    // A tab of the former release reads what this one stores.
    copyOf().write(read);
    expect(stored()).toEqual(copy);
  });

  it.prop([fc.oneof(fc.string(), fc.json())])('is ignored when it is none', (text) => {
    localStorage.setItem(STORED, text);
    expect(copyOf().read()).toBeUndefined();
  });

  example('has the blocks of the former main area in the main area', () => {
    const base = { fields: {}, areas: [{ key: 'headless-main', blocks: [] }] };
    const blocks = [blockOf('a', 'Take the ferry')];
    const document = { fields: {}, areas: [{ key: 'headless-main', blocks }] };
    localStorage.setItem(STORED, JSON.stringify({ document, base, revision: 4 }));
    expect(copyOf().read()?.document.areas).toEqual([{ key: 'main', blocks }]);
  });
});
