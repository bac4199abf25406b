// @vitest-environment jsdom
import { canvasDocument } from '@fairdesk/core/editor';
import { type Block, isContentBlock, withNested } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { layoutOf } from '#adapters/page/page-document.ts';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { openLayout } from '#tests/support/models/layout-document.ts';
import { PageStore } from '#ui/editor/page-store.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { numberedIds } from '../editor/anything-done.ts';
import { anyPortalData } from './any-portal-data.ts';
import { portalHtml } from './render-portal.tsx';

const ROUTE = { name: 'page', itemId: 'p', fields: {}, placeholders: {} };
const PORTAL = BLOCK_DESCRIPTIONS.filter(({ kind }) => !isContentBlock({ kind } as Block));

/** A page of one new block, as its visitors get it. */
const pageOf = async (kind: (typeof PORTAL)[number], title: string) => {
  const page = new PageStore({ fields: {}, areas: [] }, PORTAL, numberedIds());
  page.insert(kind, { Title: title, Text: title });
  const route = layoutOf(canvasDocument(page.document), ROUTE);
  const context = { pageEditing: false, pageState: 'normal', language: 'en' };
  return (await openLayout({ sitecore: { context, route } }))._unsafeUnwrap();
};

const FIELDS = { contactref: '7', expo: '1', time: '0', check: 'x', redirect_url: '/' };

/** With the texts of its language, and with what rendering the buttons of partners needs. */
const completed = (data: Omit<PortalData, 'texts'>, uid: string): PortalData => ({
  ...data,
  texts: messagesFor(data.language),
  visits: { [uid]: { action: 'https://visit.example/', fields: FIELDS, redirect: '/' } },
  accreditation: Promise.resolve({ href: 'https://badges.example/7' }),
});

describe.each(PORTAL)('the block $components.0', (kind) => {
  it.prop([anyPortalData, fc.oneof(fc.constant(''), fc.string())], { numRuns: 10 })(
    'shows its title and no fault, and is never empty, whatever data the company has',
    async (data, title) => {
      const page = await pageOf(kind, title);
      const [block] = withNested(page.main);
      const html = await portalHtml(page, completed(data, block?.uid ?? ''));
      const document = new DOMParser().parseFromString(html, 'text/html');
      const area = document.querySelector('[data-zone]');
      expect([...document.querySelectorAll('[data-kind=error]')].map((box) => box.textContent)).toEqual([]);
      expect(area?.textContent).not.toBe('');
      // Without fairs, the chooser says so instead of asking for one.
      const isTitled = block && 'title' in block && !(block.kind === 'event-chooser' && !data.events?.length);
      if (isTitled) expect(area?.textContent).toContain(block.title);
    },
  );
});
