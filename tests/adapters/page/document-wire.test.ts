import type { DocumentPlace } from '@fairdesk/core/editor';
import { AREAS } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { documentWire } from '#adapters/page/document-wire.ts';
import { documentOf, layoutOf, wireDocumentOf, wireLayoutOf } from '#adapters/page/page-document.ts';
import { anyWireDocument, PLACEHOLDER_NAMES } from '#tests/support/models/wire-documents.ts';

const { read, write } = documentWire;
const contentsOf = (areas: readonly DocumentPlace[]) => areas.map(({ blocks }) => blocks);

describe('a document on the wire', () => {
  it.prop([anyWireDocument])('is the same document again, whatever its areas are called', (document) => {
    expect(read(write(document))).toEqual(document);
    expect(write(read(document))).toEqual(document);
  });

  it.prop([anyWireDocument])(
    'never has two areas of one name, and only names of areas change',
    (document) => {
      for (const { fields, areas } of [read(document), write(document)]) {
        expect(new Set(areas.map(({ key }) => key)).size).toBe(document.areas.length);
        expect(fields).toEqual(document.fields);
        expect(contentsOf(areas)).toEqual(contentsOf(document.areas));
      }
    },
  );

  it.prop([fc.constantFrom(...AREAS)])('names each area by its placeholder, as before', (area) => {
    const [key = ''] = write({ fields: {}, areas: [{ key: area, blocks: [] }] }).areas.map(
      (each) => each.key,
    );
    expect(key).toBe(PLACEHOLDER_NAMES[AREAS.indexOf(area)]);
    expect(documentWire.areaOf(key)).toBe(area);
  });

  it.prop([anyWireDocument])('is written to the page that has it, in either form', (json) => {
    const empty = { fields: {}, placeholders: {} };
    const layout = wireLayoutOf(json, empty);
    expect(Object.keys(layout.placeholders).toSorted()).toEqual(json.areas.map(({ key }) => key).toSorted());
    expect(layoutOf(read(json), empty)).toEqual(layout);
    expect(documentOf(layout)).toEqual(read(wireDocumentOf(layout)));
  });
});
