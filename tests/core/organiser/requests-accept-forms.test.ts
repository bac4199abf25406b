import {
  awardFaults,
  type CategoryForm,
  categoryFormFaults,
  FairFormBodySchema,
  fairFaults,
  LetterBodySchema,
  letterFaults,
  MailTextBodySchema,
  type MailTextForm,
  MessageBodySchema,
  mailTextFaults,
  messageFaults,
  NEW_LETTER,
  NEW_MESSAGE,
  NEW_TASK,
  NewAwardBodySchema,
  NewCategoryBodySchema,
  type NewExhibitor,
  NewExhibitorBodySchema,
  NewFairBodySchema,
  NewServiceKeyBodySchema,
  NewTaskBodySchema,
  NewWebhookBodySchema,
  NO_TEXTS,
  newExhibitorFaults,
  newFairFaults,
  reasonFaults,
  SendBackBodySchema,
  type ServiceKeyForm,
  serviceKeyFaults,
  taskFaults,
  type WebhookForm,
  WebsiteBodySchema,
  type WebsiteForm,
  WordBodySchema,
  webhookFaults,
  websiteFaults,
  wordFaults,
} from '@fairdesk/core/organiser';
import type { FieldFault } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { NEW_FAIR } from '#tests/support/worlds/new-fair.ts';

/** A form without faults, its rules, and the request that sends it; whatever the type of the form. */
const sent = <Form>(
  form: NoInfer<Form>,
  faultsOf: (form: Form) => readonly FieldFault[],
  schema: z.ZodMiniType,
  bodyOf: (form: Form) => unknown,
) => ({
  form,
  hasFaults: (changed: unknown) => faultsOf(changed as Form).length > 0,
  isAccepted: (changed: unknown) => z.safeParse(schema, bodyOf(changed as Form)).success,
});

const inForm = (form: unknown) => ({ form });
const withVersion = (form: unknown) => ({ form, version: '3' });
const asItIs = (form: unknown) => form;
const { brandColour: _colour, languages: _languages, ...FAIR } = NEW_FAIR;
const NAMES = { ...NO_TEXTS, en: 'Water' };
const TEXTS = { titles: NAMES, contents: { ...NO_TEXTS, en: '<p>At six.</p>' } };
const TASK = { ...NEW_TASK, titles: NAMES, categoryTitles: NAMES, day: '2027-01-12' };
const AWARD = {
  ...{ titles: NAMES, opensDay: '', opensTime: '', closesDay: '', closesTime: '' },
  ...{ types: [], onlyNovelties: false, categories: [] },
};
const CATEGORY = { names: NAMES, code: 'water', parent: '' };
const WEBSITE: WebsiteForm = {
  ...{ languages: ['en'], brandColour: '', titlePrefix: '', titleSuffix: '', notFoundPage: '' },
  ...{ serverErrorPage: '', robots: '', archiveAt: '', testUsers: '' },
  redirects: [{ from: '/old', to: '/new', isPermanent: false }],
};
const MAIL = { subject: NO_TEXTS, body: NO_TEXTS };
const KEY: ServiceKeyForm = { name: 'CRM', scopes: ['companies:read'], lastDay: '' };
const MOMENT = { timeZone: 'UTC', now: new Date('2026-11-25T12:00:00Z') };
const COMPANY: NewExhibitor = { name: 'Kas', type: '', stand: '8', hall: '', email: '', language: 'en' };
const ITEM = { kind: 'product', id: '7', version: '3' };

const FORMS = {
  'a task': sent(TASK, taskFaults, NewTaskBodySchema, inForm),
  'a message': sent({ ...NEW_MESSAGE, ...TEXTS }, messageFaults, MessageBodySchema, inForm),
  'a letter': sent({ ...NEW_LETTER, ...TEXTS }, letterFaults, LetterBodySchema, inForm),
  'an award': sent(AWARD, awardFaults, NewAwardBodySchema, inForm),
  'a category': sent(
    CATEGORY,
    (form: CategoryForm) => categoryFormFaults(form, []),
    NewCategoryBodySchema,
    inForm,
  ),
  'a fair': sent(FAIR, fairFaults, FairFormBodySchema, withVersion),
  'a new fair': sent(NEW_FAIR, newFairFaults, NewFairBodySchema, asItIs),
  'a website': sent(WEBSITE, (form: WebsiteForm) => websiteFaults(form), WebsiteBodySchema, withVersion),
  'a mail': sent(
    MAIL,
    (form: MailTextForm) => mailTextFaults('invitation', form),
    MailTextBodySchema,
    (form) => ({ kind: 'invitation', form, before: MAIL }),
  ),
  'a word': sent({ key: 'a', phrases: NO_TEXTS }, wordFaults, WordBodySchema, (word) => ({
    word,
    before: NO_TEXTS,
  })),
  'a service key': sent(
    KEY,
    (form: ServiceKeyForm) => serviceKeyFaults(form, MOMENT),
    NewServiceKeyBodySchema,
    asItIs,
  ),
  'a webhook': sent(
    { url: 'https://crm.example/', areas: ['stands'] },
    (form: WebhookForm) => webhookFaults(form),
    NewWebhookBodySchema,
    asItIs,
  ),
  'a company': sent(COMPANY, newExhibitorFaults, NewExhibitorBodySchema, asItIs),
  'an item sent back': sent({ reason: 'Too dark' }, reasonFaults, SendBackBodySchema, (form) => ({
    item: ITEM,
    ...form,
  })),
};

/** What is chosen, not typed: a day, a time, a language, one of several names. */
const CHOSEN = /day$|time$|language|^(?:archiveAt|areas|category|channel|late|parent|scopes|timeZone|type)$/i;

/** The paths of the texts that are typed into a form. */
const textsOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'string'
    ? [path]
    : Object.entries(value ?? {}).flatMap(([key, part]) =>
        CHOSEN.test(key) ? [] : textsOf(part, [...path, key]),
      );

const withText = (value: unknown, [key, ...rest]: readonly string[], text: string): unknown => {
  if (key === undefined) return text;
  const copy = structuredClone(value) as Record<string, unknown>;
  return Object.assign(copy, { [key]: withText(copy[key], rest, text) });
};

/** The longest texts of fields. */
const LENGTHS = [40, 60, 80, 150, 200, 254, 500, 1000, 2048, 5000, 10_000, 20_000];
/** Of characters that take one and two places in a text of JavaScript, which some limits count. */
const TEXTS_AT_LIMITS = LENGTHS.flatMap((length) => ['x'.repeat(length), '😀'.repeat(length)]);
const anyStart = fc.constantFrom('', '/', 'https://a.example/');

describe.each(Object.entries(FORMS))('the request with %s', (_name, { form, hasFaults, isAccepted }) => {
  it('accepts a form without faults', () => {
    expect([hasFaults(form), isAccepted(form)]).toEqual([false, true]);
  });

  it.prop([fc.constantFrom(...textsOf(form)), anyStart])(
    'accepts it with every text that its rules accept, up to the longest',
    (path, start) => {
      for (const text of TEXTS_AT_LIMITS) {
        const changed = withText(form, path, start + text.slice(start.length));
        expect([path, text.length, hasFaults(changed) || isAccepted(changed)]).toEqual([
          path,
          text.length,
          true,
        ]);
      }
    },
  );
});
