import { productListResponse } from '@fairdesk/core/products';
import { addressAnswer, companyProfileAnswer } from '@fairdesk/core/profile';
import { jsonSchemaOf, SCHEMAS } from '@fairdesk/core/schemas';
import { sessionOf } from '@fairdesk/core/session';
import * as testing from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect } from 'vitest';

/** What an arbitrary generates, as it crosses the wire, by the name of its schema. */
const ON_THE_WIRE: Readonly<Record<string, readonly [schema: string, values: fc.Arbitrary<unknown>]>> = {
  anyAddress: ['AddressAnswer', testing.anyAddress.map(addressAnswer)],
  anyCompactTimestamp: ['CompactTimestamp', testing.anyCompactTimestamp],
  anyCredentials: ['Credentials', testing.anyCredentials],
  anyDocument: ['CompanyDocument', testing.anyDocument],
  anyEventId: ['EventId', testing.anyEventId],
  anyMessage: ['Message', testing.anyMessage],
  anyNewTask: ['NewTask', testing.anyNewTask],
  anyNewsForm: ['NewsBody', testing.anyNewsForm()],
  anyNewsItem: ['NewsItem', testing.anyNewsItem()],
  anyParticipation: ['Participation', testing.anyParticipation()],
  anyParticipationId: ['ParticipationId', testing.anyParticipationId],
  anyProduct: [
    'ProductList',
    fc
      .uniqueArray(testing.anyProduct(), { selector: ({ id }) => id })
      .map((items) => productListResponse({ items, limit: { used: items.length } })),
  ],
  anyProductForm: ['ProductBody', testing.anyProductForm()],
  anyProductImage: ['ProductImage', testing.anyProductImage],
  anyProfile: ['CompanyProfile', testing.anyProfile().map(companyProfileAnswer)],
  anyStoredSession: ['Session', testing.anyStoredSession().map(sessionOf)],
  anyTask: ['Task', testing.anyTask()],
  anyTaskStatus: ['TaskStatus', testing.anyTaskStatus],
  anyUris: ['UrisBody', testing.anyUris],
  anyUser: ['User', testing.anyUser],
  anyVideo: ['Video', testing.anyVideo],
};

/** Values that are computed, or part of another model, and cross no wire by themselves. */
const COMPUTED: readonly string[] = [
  ...['anyAccountForm', 'anyCategories', 'anyChosenParticipation', 'anyCondition', 'anyContactMessage'],
  ...['anyDay', 'anyEmail', 'anyEvent', 'anyEventSite', 'anyEventTile', 'anyExhibitorFilter'],
  ...['anyExhibitorQuery', 'anyFailure', 'anyFairDay', 'anyFairInstant', 'anyFieldFault'],
  ...[
    'anyFieldLanguages',
    'anyFormSteps',
    'anyInstant',
    'anyLanguage',
    'anyLocalised',
    'anyMembership',
    'anyPublicProfile',
    'anyQuestion',
  ],
  ...['anyReaction', 'anySelection', 'anySortables', 'anySpacedSortables', 'anyStand', 'anyStoredCompany'],
  ...['anyTaskRules', 'anyTasks', 'anyTime', 'anyTimeZone', 'anyTitle', 'anyTokens', 'anyUpstreamAnswer'],
  ...['anyVideoId', 'anyWebAddress', 'anyWords'],
];

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const compiled = new Map<string, ValidateFunction>();
const validatorOf = (name: string): ValidateFunction => {
  const schema = SCHEMAS.get(name);
  if (schema === undefined) throw new Error(`There is no schema ${name}`);
  const validate = compiled.get(name) ?? ajv.compile(jsonSchemaOf(schema));
  compiled.set(name, validate);
  return validate;
};

/** As JSON, in which nothing is `undefined`. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the JSON Schema of a model', () => {
  for (const [arbitrary, [name, values]] of Object.entries(ON_THE_WIRE))
    it.prop([values])(`${name} accepts whatever ${arbitrary} generates`, (value) => {
      const validate = validatorOf(name);
      validate(asJson(value));
      expect(validate.errors).toBeNull();
    });

  it('is compared with every arbitrary of a model', () => {
    const arbitraries = Object.keys(testing).filter((name) => name.startsWith('any'));
    expect(arbitraries.toSorted()).toEqual([...Object.keys(ON_THE_WIRE), ...COMPUTED].toSorted());
  });
});
