import fc, { type Arbitrary } from 'fast-check';
import type { NewsForm, NewsItem } from '../news/index.ts';
import { anyWebAddress } from './any-profile.ts';
import { anyEmail, anyFairDay, anyTitle } from './any-shared.ts';

const day = fc.oneof(
  fc.constant(''),
  anyFairDay.map((date) => `${date}T00:00:00.000Z`),
);

/** The values of a valid news dialog; its text is one paragraph of words. */
export const anyNewsForm = (fixed: Partial<NewsForm> = {}): Arbitrary<NewsForm> =>
  fc
    .record({
      header: anyTitle,
      introduction: anyTitle,
      text: fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,30}$/).map((words) => `<p>${words}</p>`),
      author: anyTitle,
      authorEmail: fc.oneof(
        fc.constant(''),
        anyEmail.map((email) => email.toLowerCase()),
      ),
      url: fc.oneof(fc.constant(''), anyWebAddress),
      validFrom: day,
      validTo: day,
    })
    .map((form) => ({ ...form, ...inOrderOfTime(form), ...fixed }));

/** Swaps the dates when the end date is before the start date. */
const inOrderOfTime = ({ validFrom, validTo }: Pick<NewsForm, 'validFrom' | 'validTo'>) =>
  validFrom !== '' && validTo !== '' && validTo < validFrom
    ? { validFrom: validTo, validTo: validFrom }
    : { validFrom, validTo };

/** Any news item; the fields of `fixed` override the generated ones. */
export const anyNewsItem = (fixed: Partial<NewsItem> = {}): Arbitrary<NewsItem> =>
  fc
    .tuple(
      anyNewsForm(),
      fc.record(
        {
          id: fc.uuid(),
          version: fc.nat().map(String),
          sortIndex: fc.integer({ min: 1, max: 1_000_000 }),
          state: fc.constantFrom('public', 'hidden', 'inReview'),
          image: fc.record({ id: fc.uuid(), url: fc.webPath(), title: anyTitle }),
        },
        { requiredKeys: ['id', 'version', 'sortIndex', 'state'] },
      ),
    )
    .map(([form, rest]) => ({ ...form, ...rest, ...fixed }));
