import { type EditedAddress, type EditedPage, openEditedPage } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const PAGE = {} as EditedPage;
const refused = (what: string) => ({
  kind: 'rejected',
  reason: `The ${what} must be a non-empty string`,
  fields: [],
});

describe('openEditedPage', () => {
  it.prop([fc.constantFrom('', 'aqua'), fc.constantFrom('', 'nl')])(
    'never requests a page without a site or a language',
    async (site, language) => {
      const requests: unknown[] = [];
      const address = { site, language } as unknown as EditedAddress;
      const result = await openEditedPage({
        open: (wanted) => {
          requests.push(wanted);
          return okAsync(PAGE);
        },
      })(address);
      expect(requests).toEqual(site && language ? [address] : []);
      if (site === '') expect(result._unsafeUnwrapErr()).toEqual(refused('site name'));
      else if (language === '') expect(result._unsafeUnwrapErr()).toEqual(refused('language'));
      else expect(result._unsafeUnwrap()).toBe(PAGE);
    },
  );
});
