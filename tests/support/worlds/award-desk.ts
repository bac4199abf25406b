import {
  type Award,
  createAwardDesk,
  createEntryDesk,
  type FormStep,
  type Question,
} from '@fairdesk/core/awards';
import { type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import { type AwardDeskSubject, memoryEntryBook } from '@fairdesk/core/testing';
import { okAsync } from 'neverthrow';

export const EXHIBITOR = participationIdOf('p-1') as ParticipationId;

export const PRIZE: Award = {
  id: 'prize',
  title: 'Prize',
  opensAt: '2027-01-01T00:00:00Z',
  closesAt: '2027-02-01T00:00:00Z',
  timeZone: 'Europe/Amsterdam',
  audience: '',
  onlyNovelties: false,
  categories: [],
};

const YES_NO = [
  { name: 'yes', text: 'Yes' },
  { name: 'no', text: 'No' },
];

/** A question without special requirements. */
export const askFor = (name: string, kind: Question['kind'], more: Partial<Question> = {}): Question => ({
  kind,
  name,
  text: `${name}?`,
  isRequired: false,
  tooltip: '',
  hideLabel: false,
  maxLength: 0,
  rows: 3,
  options: [],
  maxFiles: 1,
  isImageUpload: false,
  canSelectMultipleItems: false,
  flavour: 'text',
  children: [],
  ...more,
});

export const stepOf = (
  name: string,
  questions: readonly Question[],
  on?: readonly [question: string, answer: string],
): FormStep => ({
  name,
  number: 1,
  title: name,
  description: '',
  isSummary: false,
  questions,
  ...(on && { onlyShowWhen: { questionName: on[0], answerName: on[1] } }),
});

/** Every kind of answer, a conditional question, and two conditional steps, one after a multi-select. */
export const PRIZE_FORM: readonly FormStep[] = [
  stepOf('basics', [
    askFor('pitch', 'TextQuestion', { isRequired: true, maxLength: 200 }),
    askFor('stage', 'RadiobuttonQuestion', { isRequired: true, options: YES_NO }),
    askFor('since', 'TextQuestion', {
      flavour: 'numbers-only',
      isRequired: true,
      onlyShowWhen: { questionName: 'stage', answerName: 'yes' },
    }),
  ]),
  stepOf('effects', [
    askFor('saves', 'CheckboxQuestion', {
      isRequired: true,
      options: ['energy', 'water'].map((name) => ({ name, text: name })),
    }),
  ]),
  stepOf('energy', [askFor('kwh', 'TextQuestion', { isRequired: true })], ['saves', 'energy']),
  stepOf('trial', [askFor('where', 'TextQuestion', { isRequired: true })], ['stage', 'no']),
  stepOf('proof', [
    askFor('photo', 'FileUploadQuestion', { isRequired: true, isImageUpload: true }),
    askFor('report', 'FileUploadQuestion', { maxFiles: 2 }),
  ]),
  {
    ...stepOf('summary', [
      askFor('true', 'CheckboxQuestion', { isRequired: true, options: [{ name: 'yes', text: 'Yes' }] }),
    ]),
    isSummary: true,
  },
];

/** In-memory entries of a company with two products, and of another company, for these awards. */
export const memoryAwards = (now: () => Date, form: readonly FormStep[], awards: readonly Award[]) => {
  const product = (id: string) => ({
    id,
    title: `Product ${id}`,
    content: 'Short',
    image: '',
    isNovelty: true,
    categories: [],
  });
  const book = memoryEntryBook(awards, {
    [EXHIBITOR]: { companyName: 'Noria', products: [product('1'), product('2')] },
    other: { companyName: 'Caudal', products: [product('3')] },
  });
  const parts = { book, forms: { steps: () => okAsync(form) }, clock: now };
  const deskOf = (canSubmit: boolean) =>
    createAwardDesk({ ...parts, entries: createEntryDesk({ ...parts, canSubmit }) });
  return { book, deskOf };
};

/** An in-memory desk for one award. */
export const memoryDesk = (now: () => Date, form: readonly FormStep[] = PRIZE_FORM, award: Award = PRIZE) =>
  memoryAwards(now, form, [award]).deskOf(true);

export const IN_TIME = (): Date => new Date('2027-01-15T12:00:00Z');

export const memorySubject = (desk: AwardDeskSubject['desk']): AwardDeskSubject => ({
  desk,
  place: { participation: EXHIBITOR, product: '1', award: 'prize' },
  neighbour: '2',
  foreign: '3',
  form: PRIZE_FORM,
  picture: new Uint8Array([1]),
  document: new Uint8Array([2]),
});

/** A product with all that an entry needs. */
export const OVEN = {
  id: '7',
  name: 'Oven',
  image: { url: '/1' },
  introductionDate: '2027-01-12',
  shortDescription: '',
  longDescription: '',
};
