import fc, { type Arbitrary } from 'fast-check';
import { NEWS_FIELDS, type NewsForm, type NewsItem } from '../news/index.ts';
import { anyForm, inOrderOfTime } from './any-form.ts';
import { anyTitle } from './any-shared.ts';

/** The values of a valid news dialog; its text is one paragraph of words. */
export const anyNewsForm = (fixed: Partial<NewsForm> = {}): Arbitrary<NewsForm> =>
  anyForm(NEWS_FIELDS).map((form) => ({ ...inOrderOfTime(form, 'validFrom', 'validTo'), ...fixed }));

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
