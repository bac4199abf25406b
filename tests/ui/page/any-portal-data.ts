import type { AwardStanding, Questionnaire } from '@fairdesk/core/awards';
import type { Page, Participation } from '@fairdesk/core/events';
import { LANGUAGES } from '@fairdesk/core/shared';
import {
  anyEvent,
  anyEventTile,
  anyFormSteps,
  anyInstant,
  anyMessage,
  anyParticipation,
  anyProfile,
  anyTasks,
  anyTimeZone,
  anyTitle,
  anyWords,
} from '@fairdesk/core/testing';
import { fc } from '@fast-check/vitest';
import { awardFormOf } from '#adapters/page/award-form-fields.ts';
import type { CompanyAwardList } from '#ui/awards/award-data.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { plainData } from './render-page.tsx';

const instantOrNone = fc.oneof(
  fc.constant(''),
  anyInstant.map((instant) => instant.toISOString()),
);

const anyStanding: fc.Arbitrary<AwardStanding> = fc.record({
  id: fc.uuid(),
  title: anyTitle,
  timeZone: anyTimeZone,
  isClosed: fc.boolean(),
  opensAt: instantOrNone,
  closesAt: instantOrNone,
});

const anyAwardList: fc.Arbitrary<CompanyAwardList> = fc
  .record({
    canSubmit: fc.boolean(),
    award: anyStanding,
    late: fc.constant([]),
    items: fc.array(
      fc.record({
        id: fc.uuid(),
        title: anyTitle,
        content: anyWords(),
        image: fc.constantFrom('', '/files/pump.webp'),
        status: fc.constantFrom('new', 'draft', 'submitted'),
        isChanged: fc.boolean(),
      }),
      { maxLength: 5 },
    ),
  })
  .chain((list) =>
    fc
      .subarray(list.award.closesAt === '' ? [] : list.items.map(({ id }) => id))
      .map((late) => ({ ...list, late })),
  );

const anyEnteredProduct = fc.record({
  id: fc.uuid(),
  name: anyTitle,
  image: fc.record({ url: fc.constantFrom('', '/files/pump.webp') }),
  introductionDate: fc.constantFrom('', '2026-03-01'),
  shortDescription: anyWords(),
  longDescription: anyWords(),
});

const anyQuestionnaire: fc.Arbitrary<Questionnaire> = fc
  .record(
    {
      product: anyEnteredProduct,
      companyName: anyTitle,
      questionnaireStatus: fc.constantFrom('DRAFT', 'SUBMITTED'),
      canSubmit: fc.boolean(),
      award: fc.tuple(anyStanding, fc.boolean()).map(([award, maySubmit]) => ({ ...award, maySubmit })),
      submission: fc.record({
        revision: fc.integer({ min: 1, max: 9 }),
        submittedAt: anyInstant.map((instant) => instant.toISOString()),
        answers: fc.constant([]),
        product: anyEnteredProduct,
        companyName: anyTitle,
      }),
    },
    { requiredKeys: ['product', 'companyName', 'questionnaireStatus', 'canSubmit', 'award'] },
  )
  .map((rest) => ({ ...rest, questionnaireId: rest.award.id, answers: [], files: [] }));

const NO_FORM = awardFormOf({}, { folder: 'aqua', language: 'en' });

const anyPage = (participations: fc.Arbitrary<readonly Participation[]>): fc.Arbitrary<Page<Participation>> =>
  participations.map((items) => ({ items, total: items.length, hasNext: false }));

const { texts: _, ...PLAIN } = plainData;

/** The data of a company on a page of the portal in any language: as little or as much as it may have. Its texts would fill every report. */
export const anyPortalData: fc.Arbitrary<Omit<PortalData, 'texts'>> = fc
  .record({
    language: fc.constantFrom(...LANGUAGES),
    event: anyEvent(),
    standing: fc.constantFrom('open', 'cancelled', 'archived'),
    participation: anyParticipation(),
    tasks: anyTasks(),
    canTick: fc.boolean(),
    messages: fc.array(anyMessage, { maxLength: 5 }),
    profile: anyProfile(),
    list: fc.oneof(anyAwardList, fc.constant('none' as const)),
    questionnaire: anyQuestionnaire,
    steps: fc.option(anyFormSteps, { nil: undefined }),
    events: fc.array(anyEventTile, { maxLength: 8 }),
    participations: anyPage(fc.array(anyParticipation(), { maxLength: 3 })),
  })
  .map(({ list, questionnaire, steps, event, standing, language, ...rest }) => ({
    ...PLAIN,
    ...rest,
    language,
    event: { ...event, standing },
    awards: { '': list },
    entry: { questionnaire, form: steps && { ...NO_FORM, steps } },
    user: { name: 'Ana', email: 'ana@acme.example' },
  }));
