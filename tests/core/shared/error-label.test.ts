import { ERROR_LABELS } from '@fairdesk/core/shared';
import { describe, expect, it } from 'vitest';

describe('labels of failed actions', () => {
  it('are exactly those of the specification', () => {
    const things = ['Image', 'Video', 'Document'];
    expect(new Set(ERROR_LABELS)).toEqual(
      new Set([
        ...['Add', 'Edit', 'Delete'].flatMap((verb) => [
          `${verb}ProductError`,
          `${verb}NewsError`,
          `${verb}VideoError`,
        ]),
        ...['AccountData', 'Address', 'Uris', 'CompanyLogo', 'Categories', 'NewsImage'].map(
          (what) => `Update${what}Error`,
        ),
        ...things.flatMap((thing) => [`SaveProduct${thing}Error`, `DeleteProduct${thing}Error`]),
        'DeleteLogoError',
        ...['Add', 'Edit'].map((verb) => `${verb}DocumentError`),
        'DeleteDocumentError',
      ]),
    );
    expect(new Set(ERROR_LABELS).size).toBe(ERROR_LABELS.length);
  });
});
