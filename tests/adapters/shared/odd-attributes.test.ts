import { AwardListSchema, awardList, QuestionnaireSchema } from '@fairdesk/core/awards';
import { ParticipationSchema } from '@fairdesk/core/events';
import { NewsItemSchema } from '@fairdesk/core/news';
import { ProductListSchema, productListResponse } from '@fairdesk/core/products';
import { CompanyProfileSchema, companyProfileAnswer } from '@fairdesk/core/profile';
import { TaskSchema } from '@fairdesk/core/tasks';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type * as z from 'zod/mini';
import { toAwards, toCandidate, toEnteredProduct } from '#adapters/awards/award-resources.ts';
import { toEntry } from '#adapters/awards/entry-resources.ts';
import { toEvent, toParticipation } from '#adapters/events/event-resources.ts';
import { toShelf } from '#adapters/products/product-resources.ts';
import { toStoredProfile } from '#adapters/profile/profile-resources.ts';
import { slugIn, toPublicProfile, toSummary } from '#adapters/profile/public-resources.ts';
import { linkPlace } from '#adapters/shared/layout/site-links.ts';
import { readStanding } from '#adapters/shared/resources/company-standing.ts';
import { includedIn, type Resource } from '#adapters/shared/resources/json-api.ts';
import { toNewsItem } from '#adapters/shared/resources/news-resource.ts';
import { toDefinitions, toStates, toTask } from '#adapters/tasks/task-resources.ts';

const NOW = new Date('2027-01-05T09:00:00Z');

/** Attributes that the adapters read as texts, numbers, flags, dates, lists and objects. */
const NAMES = [
  ...['name', 'slug', 'status', 'publicationStatus', 'participationType', 'version', 'isPublic', 'sortIndex'],
  ...['timeZone', 'publicEndDate', 'archiveAt', 'testUsers', 'companyTypes', 'profileSettings', 'texts'],
  ...['shortDescription', 'email', 'logoUrl', 'logoDeleted', 'profileChanges', 'profileReview', 'url'],
  ...['title', 'mediaUrl', 'mediaLength', 'thumbnailUrls', 'documentType', 'held', 'videoType', 'videoId'],
  ...['standNumber', 'bannerName', 'hall', 'uriType', 'addressType', 'street1', 'houseNumber', 'country'],
  ...['header', 'text', 'validFrom', 'isNovelty', 'registrationStatus', 'introductionDate', 'deleted'],
  ...['code', 'titles', 'contents', 'required', 'date', 'linkHref', 'audience', 'completedAt', 'category'],
  ...['level', 'names', 'opensAt', 'closesAt', 'revisionCount', 'reopenedAt', 'content', 'questionId'],
  ...['answerId', 'answerText', 'stepId', 'questionType', 'isWithdrawn', 'approvedVersion', 'reviewReason'],
];
const anyValue = fc.oneof(
  fc.constantFrom(null, '', 'OPEN', 'DRAFT', 'NEW_STATUS', 'DEFAULT', 'main', 'TEXT', '__proto__', '7'),
  fc.constantFrom('2027-02-30', '20270112T235900Z', 'YOUTUBE', 'WEBSITE', true, 0, -1, 1e21, '{}'),
  fc.jsonValue({ maxDepth: 2 }),
);
const anyAttributes = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), anyValue), { maxLength: 30 })
  .map((entries) => Object.fromEntries(entries) as Resource['attributes']);

const RELATIONS = [
  ...['event', 'categories', 'addresses', 'uris', 'logo', 'former-logo', 'pending-logo', 'brands', 'brand'],
  ...['documents', 'videos', 'images', 'products', 'stands', 'news-items', 'awards', 'questionnaires'],
  ...['award', 'answers', 'submission', 'parent', 'show', 'participation'],
];
/** A resource that is related to all others in every way. */
const anyDocument = fc.array(anyAttributes, { minLength: 1, maxLength: 4 }).map((all) => {
  const identifiers = all.map((_, place) => ({ type: 'things', id: String(place + 1) }));
  const relationships = Object.fromEntries(RELATIONS.map((name) => [name, { data: identifiers }]));
  const [data, ...others] = all.map(
    (attributes, place): Resource => ({ type: 'things', id: String(place + 1), attributes, relationships }),
  ) as [Resource, ...Resource[]];
  return { data, included: [data, ...others] };
});

/** What a browser reads of a response. */
const sent = <S extends z.ZodMiniType>(schema: S, value: unknown) =>
  expect(schema.safeParse(JSON.parse(JSON.stringify(value))).error?.issues).toBeUndefined();

describe('whatever a service has in its attributes, the schemas of the core accept', () => {
  it.prop([anyDocument])('participations, events and news', (document) => {
    const { data, included } = document;
    const lookup = includedIn(document);
    const standing = readStanding(data, data, NOW);
    for (const each of included) {
      const participation = toParticipation(each, lookup);
      if (participation) sent(ParticipationSchema, participation);
      expect(toEvent(each, lookup)?.id ?? each.id).toBe(each.id);
      for (const item of toNewsItem(each, lookup, standing)) sent(NewsItemSchema, item);
    }
  });

  it.prop([anyDocument])('products and profiles', (document) => {
    const { data, included } = document;
    const lookup = includedIn(document);
    sent(ProductListSchema, productListResponse(toShelf(document, data, NOW).list));
    const context = { language: 'tr', canEdit: true, canPublish: true, hasProductWithImage: false } as const;
    sent(
      CompanyProfileSchema,
      companyProfileAnswer(toStoredProfile(document, { ...context, now: NOW }).profile),
    );
    expect(toPublicProfile(data, data, lookup, 'es', NOW).slug).toBe(slugIn(data));
    for (const each of included) expect(toSummary(each, lookup, 'nl').slug).toBe(slugIn(each));
  });

  it.prop([anyDocument])('tasks', ({ included }) => {
    const states = toStates(included);
    for (const definition of toDefinitions(included, 'Pacific/Kiritimati')) {
      const own = { state: states.get(definition.code), due: undefined };
      const task = toTask(definition, own, linkPlace('tr', ''), 'Pacific/Kiritimati');
      if (task) sent(TaskSchema, task);
    }
  });

  it.prop([anyDocument])('awards and their entries', (document) => {
    const { data, included } = document;
    const lookup = includedIn(document);
    const awards = toAwards(data, lookup, 'en');
    const products = included.filter((each) => toCandidate(each, lookup, awards));
    const candidates = products.flatMap((each) => toCandidate(each, lookup, awards) ?? []);
    for (const award of awards) sent(AwardListSchema, awardList(award, candidates, NOW));
    const { status, answers, files } = toEntry(data, lookup);
    for (const product of products)
      sent(QuestionnaireSchema, {
        ...{ questionnaireId: 'q', questionnaireStatus: status, answers, files, companyName: '' },
        ...{ product: toEnteredProduct(product, lookup), canSubmit: true },
        award: { ...awardList(AWARD, [], NOW).award, maySubmit: true },
      });
  });
});

const AWARD = {
  ...{ id: 'a', title: 'A', timeZone: 'UTC', audience: '', onlyNovelties: false, categories: [] },
  ...{ opensAt: '', closesAt: '' },
};
