import { definitionFaults, type FormFault } from '@fairdesk/core/awards';
import { utcDay } from '@fairdesk/core/shared';
import {
  type AuthoredPlaceholders,
  type AuthoredRendering,
  type Dataset,
  type DatasetFault,
  localise,
} from '@fairdesk/platform/dataset';
import { awardFormOf } from '#adapters/page/award-form-fields.ts';

/** Adds the faults of the folder's award forms, by step and question: a faulty form is not imported. */
export const withFormFaults = (dataset: Dataset): Dataset => ({
  ...dataset,
  faults: [
    ...dataset.faults,
    ...dataset.pages.flatMap(({ value: { page }, fault }): readonly DatasetFault[] =>
      renderingsIn(page.placeholders)
        .filter(({ component }) => component === 'AwardRegistration')
        .flatMap(faultsOf)
        .map((found) => fault('AwardRegistration', sentenceOf(found))),
    ),
  ],
});

const renderingsIn = (placeholders: AuthoredPlaceholders): readonly AuthoredRendering[] =>
  Object.values(placeholders)
    .flat()
    .flatMap((entry) => ('part' in entry ? [] : [entry, ...renderingsIn(entry.placeholders ?? {})]));

const faultsOf = ({ fields, data }: AuthoredRendering): readonly FormFault[] => {
  const reading = { language: 'en', today: utcDay(new Date()), addressOf: (file: string) => file } as const;
  const localised = Object.entries({ ...fields, ...data }).map(([name, value]) => [
    name,
    localise(value, reading),
  ]);
  return definitionFaults(awardFormOf(Object.fromEntries(localised), { folder: '', language: 'en' }).steps);
};

const sentenceOf = ({ step, question, code, name }: FormFault): string => {
  const place = question === '' ? `Step "${step}"` : `Step "${step}", question "${question}"`;
  return `${place}: ${SENTENCES[code](name)}.`;
};

const SENTENCES: Readonly<Record<FormFault['code'], (name: string) => string>> = {
  'no-name': () => 'a name is missing',
  'duplicate-step': (name) => `two steps are called "${name}"`,
  'duplicate-question': (name) => `two questions are called "${name}"`,
  'no-options': () => 'there is nothing to choose from',
  'duplicate-option': (name) => `two options are called "${name}"`,
  'unknown-question': (name) => `it depends on the question "${name}", which the form does not have`,
  'unknown-answer': (name) => `it depends on the option "${name}", which is not offered`,
  'later-question': (name) => `it depends on the question "${name}", which comes later`,
  'no-questions': () => 'the step has no questions',
  'no-kind': () => 'a question is of no known kind',
  circle: (name) => `it can never be shown, because "${name}" depends on it in turn`,
};
