import {
  isColour,
  ROBOTS_MAX,
  saveWebsite,
  TEST_USERS_MAX,
  type WebsiteForm,
  websiteFaults,
} from '@fairdesk/core/organiser';
import { LANGUAGES, NAME_MAX, URL_MAX } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, it as example, expect } from 'vitest';

const FORM: WebsiteForm = {
  ...{ languages: ['en'], brandColour: '', titlePrefix: '', titleSuffix: '', notFoundPage: '' },
  ...{ serverErrorPage: '', robots: '', archiveAt: '', testUsers: '', redirects: [] },
};
const codesOf = (part: Partial<WebsiteForm>) =>
  websiteFaults({ ...FORM, ...part }).map(({ path, code }) => `${path} ${code}`);

describe('websiteFaults', () => {
  it.prop([
    fc.uniqueArray(fc.constantFrom(...LANGUAGES), { minLength: 1 }),
    fc.stringMatching(/^#[0-9a-fA-F]{6}$/),
    fc.string({ maxLength: NAME_MAX }),
    fc.array(fc.constantFrom('a@fair.example', 'b@fair.example'), { maxLength: TEST_USERS_MAX }),
  ])('accept every form of valid fields', (languages, brandColour, titleSuffix, users) => {
    expect(isColour(brandColour)).toBe(true);
    expect(codesOf({ languages, brandColour, titleSuffix, testUsers: users.join('|') })).toEqual([]);
  });

  example.each([
    [{ languages: [] }, 'languages fair-needs-language'],
    [{ brandColour: 'red' }, 'brandColour forms-colour'],
    [{ titlePrefix: 'x'.repeat(NAME_MAX + 1) }, 'titlePrefix forms-maxlength'],
    [{ titleSuffix: 'x'.repeat(NAME_MAX + 1) }, 'titleSuffix forms-maxlength'],
    [{ notFoundPage: '//elsewhere.example' }, 'notFoundPage website-path'],
    [{ serverErrorPage: '/500?a' }, 'serverErrorPage website-path'],
    [{ robots: 'x'.repeat(ROBOTS_MAX + 1) }, 'robots forms-maxlength'],
    [{ archiveAt: '2027-02-30' }, 'archiveAt forms-date'],
    [{ testUsers: 'a@fair.example|no-address' }, 'testUsers website-test-users'],
    [
      {
        testUsers: Array(TEST_USERS_MAX + 1)
          .fill('a@b.example')
          .join('|'),
      },
      'testUsers website-test-users',
    ],
  ] satisfies [Partial<WebsiteForm>, string][])('report %j', (part, expected) => {
    expect(codesOf(part)).toEqual([expected]);
  });

  it.prop([fc.array(fc.constantFrom('a', '/', '-', 'é', '.'), { maxLength: 9 })])(
    'accept a page exactly when it is a path of the site',
    (signs) => {
      const path = `/${signs.join('')}`;
      const isElsewhere = path.startsWith('//');
      expect(codesOf({ notFoundPage: path })).toEqual(isElsewhere ? ['notFoundPage website-path'] : []);
      for (const sign of [' ', '?', '#', '\n'])
        expect(codesOf({ notFoundPage: `${path}${sign}x` })).toEqual(['notFoundPage website-path']);
    },
  );

  example.each([-1, 0, 1])(
    'limit the path of a page and the number of test users: %i over the limit',
    (more) => {
      const codes = more > 0 ? ['notFoundPage website-path', 'testUsers website-test-users'] : [];
      const testUsers = Array(TEST_USERS_MAX + more)
        .fill('a@b.example')
        .join('|');
      expect(codesOf({ notFoundPage: '/'.padEnd(URL_MAX + more, 'x'), testUsers })).toEqual(codes);
    },
  );

  example('accept a colour of six digits only', () => {
    for (const colour of ['#12345', '#1234567', 'x#123456', '123456', '#12345g'])
      expect(isColour(colour)).toBe(false);
  });

  example('keep an invalid form in the browser', async () => {
    const sent: WebsiteForm[] = [];
    const save = saveWebsite({
      save: (form, version) => {
        sent.push(form);
        return okAsync({ ...form, version, pictures: { logo: '', favicon: '', socialImage: '' } });
      },
    });
    expect((await save({ ...FORM, languages: [] }, '1')).isErr()).toBe(true);
    expect((await save(FORM, '1')).isOk()).toBe(true);
    expect(sent).toEqual([FORM]);
  });
});
