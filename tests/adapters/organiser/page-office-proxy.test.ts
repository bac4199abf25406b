import { type PageDocument, type PageOffice, PUBLISHED_VERSION } from '@fairdesk/core/editor';
import { eventIdOf } from '@fairdesk/core/shared';
import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createPageCanvasProxy } from '#adapters/organiser/page-canvas-proxy.ts';
import { createPageOfficeProxy } from '#adapters/organiser/page-office-proxy.ts';
import { documentWire } from '#adapters/page/document-wire.ts';
import { createHttp } from '#adapters/shared/http/http.ts';
import { anyWireDocument } from '#tests/support/models/wire-documents.ts';

const PLACE = { path: '/visit', language: 'en' } as const;

/** A tab beside a server of any release, which sends one document and keeps the bodies that it gets. */
const openTab = (document: PageDocument) => {
  const bodies: { readonly document?: PageDocument }[] = [];
  const http = createHttp('https://desk.example/api', async (request) => {
    const text = await request.text();
    if (text !== '') bodies.push(JSON.parse(text));
    if (request.url.endsWith('/canvas')) return Response.json({ html: '<p>' });
    const opened = { place: PLACE, status: 'published', isChanged: true, document };
    return Response.json({ ...opened, revision: 1, others: [] });
  });
  const event = eventIdOf('101') ?? expect.unreachable();
  return {
    bodies,
    office: createPageOfficeProxy(http, event, documentWire),
    canvas: createPageCanvasProxy(http, event, documentWire),
  };
};

type Read = (office: PageOffice) => ReturnType<PageOffice['version']>;
const opening =
  (call: (office: PageOffice) => ReturnType<PageOffice['open']>): Read =>
  (office) =>
    call(office).map(({ document }) => document);

/** Every call that brings a page to the editor. */
const READS: readonly Read[] = [
  opening((office) => office.open(PLACE)),
  opening((office) => office.discardDraft(PLACE, 1)),
  opening((office) => office.publish(PLACE, 1)),
  opening((office) => office.cancelSchedule(PLACE)),
  opening((office) => office.unpublish(PLACE)),
  opening((office) => office.restore(PLACE, 'v1', 1)),
  opening((office) => office.create(PLACE, 'Visit')),
  opening((office) => office.createArticle(PLACE, 'Visit')),
  opening((office) => office.createSpecial('dialog', PLACE, 'Visit')),
  (office) => office.version(PLACE, PUBLISHED_VERSION),
];

describe('pages of the API in the browser', () => {
  it.prop([anyWireDocument])(
    'have their areas by role, and are saved and drawn as the server sent them, whatever it sent',
    async (json) => {
      const { bodies, office, canvas } = openTab(json);
      for (const read of READS) {
        const document = (await read(office))._unsafeUnwrap();
        expect(document).toEqual(documentWire.read(json));
        bodies.length = 0;
        (await office.saveDraft(PLACE, document, 1))._unsafeUnwrap();
        (await canvas.draw(PLACE, document))._unsafeUnwrap();
        expect(bodies.map((body) => body.document)).toEqual([json, json]);
      }
    },
  );
});
