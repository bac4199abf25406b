import { definitionFaults } from '@fairdesk/core/awards';
import type { ComponentName } from '../../shared/block-descriptions/block-descriptions.ts';
import { textOf } from '../../shared/layout/fields.ts';
import { awardFormOf } from '../award-form-fields.ts';
import { htmlOf, linkOf } from '../field-values.ts';
import { placed } from './placed.ts';
import type { ReadBlock, Reading, Rendering } from './rendering.ts';

/** The blocks of awards, by rendering name. */
export const AWARD_READERS = {
  OpenAwards: (rendering, reading) => list(rendering, reading, false),
  ClosedAwards: (rendering, reading) => list(rendering, reading, true),
  AwardRegistration: (rendering, reading) => {
    const form = awardFormOf(rendering.fields, reading);
    return {
      ...placed(rendering, reading, { title: 'Name' }),
      kind: 'award-registration',
      form: {
        ...form,
        thankYouHref: form.thankYouHref || hrefOr(rendering, reading, 'ThankYouPage', '/awards/thank-you'),
        closeHref: form.closeHref || hrefOr(rendering, reading, 'ClosePage', '/awards'),
      },
      faults: definitionFaults(form.steps),
      summaryHref: hrefOr(rendering, reading, 'SummaryPage', '/awards/summary'),
    };
  },
  AwardSummary: (rendering, reading) => ({
    ...placed(rendering, reading, { title: 'Title' }),
    kind: 'award-summary',
    title: textOf(rendering.fields, 'Title'),
    award: textOf(rendering.fields, 'Award'),
    listHref: hrefOr(rendering, reading, 'ListPage', '/awards'),
  }),
} satisfies Partial<Record<ComponentName, ReadBlock>>;

const list = (rendering: Rendering, reading: Reading, closedOnly: boolean): ReturnType<ReadBlock> => ({
  ...placed(rendering, reading, { title: 'Title' }),
  kind: 'award-list',
  title: textOf(rendering.fields, 'Title'),
  introductionHtml: htmlOf(rendering.fields, 'Introduction', reading),
  award: textOf(rendering.fields, 'Award'),
  closedOnly,
  registrationHref: hrefOr(rendering, reading, 'RegistrationPage', '/awards/registration'),
  summaryHref: hrefOr(rendering, reading, 'SummaryPage', '/awards/summary'),
  profileHref: hrefOr(rendering, reading, 'ProfilePage', '/company-profile'),
});

/** The target of a link, with a page of the site as the fallback. */
const hrefOr = ({ fields }: Rendering, reading: Reading, name: string, path: string): string =>
  linkOf(fields, name, reading)?.href ??
  linkOf({ [name]: { value: { href: path } } }, name, reading)?.href ??
  path;
