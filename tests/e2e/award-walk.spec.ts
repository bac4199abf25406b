import type { FormStep, Question } from '@fairdesk/core/awards';
import { type EventId, eventIdOf } from '@fairdesk/core/shared';
import { test as base } from '@playwright/test';
import fc from 'fast-check';
import { createAwardProxy } from '#adapters/awards/proxy.ts';
import { createParticipationBrowser } from '#adapters/events/proxy.ts';
import { createProductProxy } from '#adapters/products/proxy.ts';
import { createFrontDoor } from '#adapters/session/proxy.ts';
import { createHttp } from '#adapters/shared/http/http.ts';
import { browserFetch } from '#tests/support/browser/browser-fetch.ts';
import { anyForm } from '#tests/support/models/questionnaire-model.ts';
import { anyWalk, walkThrough } from '#tests/support/models/questionnaire-walk.ts';
import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { importInto } from '#tests/support/worlds/import-into.ts';
import { PRODUCT_FORM } from '#tests/support/worlds/product-form.ts';

/** Awards at another demo fair, so that the existing form stays unchanged. */
const FAIR = { slug: 'glass-and-green', id: eventIdOf('102') as EventId };
const FORMS = 25;
const WALKS = 40;

let desk: RunningServer;
base.beforeAll(async () => {
  desk = await startServer();
});
base.afterAll(() => desk.remove());

base('random questionnaires store what the specification says, through the API', async () => {
  base.setTimeout(240_000);
  const seed = Date.now() & 0x7fffffff;
  const forms = fc.sample(anyForm('earlier'), { seed, numRuns: FORMS });
  importForms(forms);
  const http = createHttp(`${desk.url}/api`, browserFetch());
  const person = { ...MAIN_EXHIBITOR, rememberMe: false };
  if ((await createFrontDoor(http).signIn(person)).isErr()) throw new Error('Cannot sign in');
  const companies = (await createParticipationBrowser(http).list(FAIR.id, 9))._unsafeUnwrap();
  const [company] = companies.items;
  if (company === undefined) throw new Error('The demo has changed');
  const participation = company.id;
  const form = { ...PRODUCT_FORM, name: 'Walked' };
  const product = (await createProductProxy(http, FAIR.id).save(participation, form))._unsafeUnwrap().id;
  const walks = fc.asyncProperty(fc.nat(FORMS - 1), anyWalk(12), async (index, commands) => {
    const place = { participation, product, award: `walk-${index}` };
    const awards = createAwardProxy(http, FAIR.id, 'en');
    (await awards.open(place))._unsafeUnwrap();
    (await awards.withdraw(place))._unsafeUnwrap();
    await walkThrough(forms[index] ?? [], awards, place, commands);
  });
  // Shrinking would repeat a walk many times: the first counterexample is reported with its seed.
  await fc.assert(walks, { seed, numRuns: WALKS, interruptAfterTimeLimit: 180_000 });
});

/** Imports one page with all forms, and an award for each. */
const importForms = (forms: readonly (readonly FormStep[])[]): void => {
  const awards = forms.map((_, index) => `${FAIR.slug};walk-${index};Walk ${index};today+30`);
  importInto(desk.dataFolder, {
    'awards.csv': ['event;code;title_en;closesAt', ...awards, ''].join('\n'),
    [`pages/${FAIR.slug}/awards/registration.json`]: {
      title: { en: 'Walks' },
      layout: 'event-empty',
      placeholders: {
        'headless-main': forms.map((steps, index) => ({
          component: 'AwardRegistration',
          fields: { Award: `walk-${index}`, Name: `Walk ${index}` },
          data: { Steps: steps.map(stepFields) },
        })),
      },
    },
  });
};

const conditionFields = ({ onlyShowWhen }: Pick<FormStep, 'onlyShowWhen'>) =>
  onlyShowWhen ? { OnlyShowWhen: onlyShowWhen } : {};

const stepFields = (step: FormStep) => ({
  fields: {
    StepName: step.name,
    ...conditionFields(step),
    Questions: step.questions.map((question: Question) => ({
      templateName: question.kind,
      fields: {
        Name: question.name,
        Question: question.text,
        IsRequired: question.isRequired ? '1' : '0',
        ...conditionFields(question),
        Answers: question.options.map(({ name, text }) => ({ fields: { Name: name, Text: text } })),
      },
    })),
  },
});
