import { anyEvent } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { layoutOf, openLayout } from '#tests/support/models/layout-document.ts';
import { htmlOf, plainData } from './render-page.tsx';

it.prop([anyEvent(), fc.constantFrom('open', 'cancelled', 'archived')])(
  'tells visitors on every page that the fair is cancelled, and only then',
  async (event, standing) => {
    const page = (await openLayout(layoutOf([])))._unsafeUnwrap();
    const html = htmlOf(page, undefined, { ...plainData, event: { ...event, standing } });
    expect(html.includes('This fair has been cancelled.')).toBe(standing === 'cancelled');
  },
);
