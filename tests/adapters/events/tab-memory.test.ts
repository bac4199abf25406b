// @vitest-environment jsdom
import { chosen, toCookies } from '@fairdesk/core/events';
import { anyEvent, anyParticipation } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { beforeEach, describe, expect } from 'vitest';
import { createTabMemory, selectionFrom } from '#adapters/events/tab-memory.ts';

beforeEach(() => sessionStorage.clear());

describe('the tab memory', () => {
  it.prop([anyEvent(), anyParticipation()])(
    'returns the company that was written last',
    (event, { id, name }) => {
      const company = { email: 'a@b.example', event: event.id, participation: id, name };
      createTabMemory().write(company, true);
      expect(createTabMemory().company()).toEqual(company);
      expect(createTabMemory().isRestored()).toBe(true);
      createTabMemory().clear();
      expect(createTabMemory().company()).toBeUndefined();
    },
  );

  it.prop([fc.oneof(fc.string(), fc.json())])('ignores entries it did not write', (text) => {
    sessionStorage.setItem('company', text);
    expect(createTabMemory().company()).toBeUndefined();
  });

  it.prop([anyEvent(), anyParticipation()])(
    'reads the selection from the cookies of the page',
    (event, company) => {
      const cookies = toCookies({ kind: 'participation', chosen: chosen(event, company) });
      const header = Object.entries(cookies)
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join('; ');
      expect(selectionFrom(`theme=dark; ${header}`)).toEqual(cookies);
    },
  );
});
