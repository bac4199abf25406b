import {
  awardFaults,
  categoryFormFaults,
  FAIR_SLUG_MAX,
  fairSlugFaults,
  MAIL_BODY_MAX,
  MAIL_SUBJECT_MAX,
  mailTextFaults,
  messageFaults,
  NEW_MESSAGE,
  NEW_TASK,
  NO_TEXTS,
  newExhibitorFaults,
  REASON_MAX,
  ROBOTS_MAX,
  reasonFaults,
  SERVICE_KEY_NAME_MAX,
  STAND_TEXT_MAX,
  serviceKeyFaults,
  TASK_CONSEQUENCE_MAX,
  TASK_TEXT_MAX,
  taskFaults,
  WEBHOOK_URL_MAX,
  WORD_KEY_MAX,
  WORD_MAX,
  webhookFaults,
  websiteFaults,
  wordFaults,
} from '@fairdesk/core/organiser';
import { type FieldFault, NAME_MAX } from '@fairdesk/core/shared';
import { describe, expect, it } from 'vitest';

const inTurkish = (tr: string) => ({ ...NO_TEXTS, tr });
const AWARD = {
  ...{ titles: NO_TEXTS, opensDay: '', opensTime: '', closesDay: '', closesTime: '' },
  ...{ types: [], onlyNovelties: false, categories: [] },
};
const CATEGORY = { names: inTurkish('Su'), code: '', parent: '' };
const COMPANY = { name: 'Kas', type: '', stand: '8', hall: '', email: '', language: 'en' } as const;
const WEBSITE = {
  ...{ languages: ['en' as const], brandColour: '', titlePrefix: '', titleSuffix: '', notFoundPage: '' },
  ...{ serverErrorPage: '', robots: '', archiveAt: '', testUsers: '', redirects: [] },
};
const KEY = { name: 'CRM', scopes: ['companies:read'], lastDay: '' } as const;
const MOMENT = { timeZone: 'UTC', now: new Date('2026-11-25T12:00:00Z') };
const MAIL = { subject: NO_TEXTS, body: NO_TEXTS };

type Limited = readonly [
  field: string,
  path: string,
  max: number,
  faultsOf: (text: string) => readonly FieldFault[],
];

const FIELDS: readonly Limited[] = [
  ['a task', 'titles.tr', NAME_MAX, (text) => taskFaults({ ...NEW_TASK, titles: inTurkish(text) })],
  ['a task', 'contents.tr', TASK_TEXT_MAX, (text) => taskFaults({ ...NEW_TASK, contents: inTurkish(text) })],
  [
    ...(['a task', 'consequences.tr', TASK_CONSEQUENCE_MAX] as const),
    (text) => taskFaults({ ...NEW_TASK, consequences: inTurkish(text) }),
  ],
  [
    ...(['a task', 'categoryTitles.tr', NAME_MAX] as const),
    (text) => taskFaults({ ...NEW_TASK, categoryTitles: inTurkish(text) }),
  ],
  [
    ...(['a task', 'linkTitles.tr', NAME_MAX] as const),
    (text) => taskFaults({ ...NEW_TASK, linkHref: '/a', linkTitles: inTurkish(text) }),
  ],
  ['a message', 'titles.tr', NAME_MAX, (text) => messageFaults({ ...NEW_MESSAGE, titles: inTurkish(text) })],
  [
    ...(['a message', 'contents.tr', TASK_TEXT_MAX] as const),
    (text) => messageFaults({ ...NEW_MESSAGE, contents: inTurkish(text) }),
  ],
  ['an award', 'titles.tr', NAME_MAX, (text) => awardFaults({ ...AWARD, titles: inTurkish(text) })],
  [
    ...(['a category', 'names.tr', NAME_MAX] as const),
    (text) => categoryFormFaults({ ...CATEGORY, names: inTurkish(text) }, []),
  ],
  ['a category', 'code', NAME_MAX, (code) => categoryFormFaults({ ...CATEGORY, code }, [])],
  ['a fair', 'slug', FAIR_SLUG_MAX, fairSlugFaults],
  ['a company', 'name', NAME_MAX, (name) => newExhibitorFaults({ ...COMPANY, name })],
  ['a company', 'stand', STAND_TEXT_MAX, (stand) => newExhibitorFaults({ ...COMPANY, stand })],
  ['a company', 'hall', STAND_TEXT_MAX, (hall) => newExhibitorFaults({ ...COMPANY, hall })],
  ['an item sent back', 'reason', REASON_MAX, (reason) => reasonFaults({ reason: ` ${reason}\n` })],
  ['a website', 'titlePrefix', NAME_MAX, (titlePrefix) => websiteFaults({ ...WEBSITE, titlePrefix })],
  ['a website', 'titleSuffix', NAME_MAX, (titleSuffix) => websiteFaults({ ...WEBSITE, titleSuffix })],
  ['a website', 'robots', ROBOTS_MAX, (robots) => websiteFaults({ ...WEBSITE, robots })],
  [
    ...(['a service key', 'name', SERVICE_KEY_NAME_MAX] as const),
    (name) => serviceKeyFaults({ ...KEY, name: ` ${name} ` }, MOMENT),
  ],
  ['a word', 'key', WORD_KEY_MAX, (key) => wordFaults({ key, phrases: NO_TEXTS })],
  ['a word', 'phrases.tr', WORD_MAX, (text) => wordFaults({ key: 'a', phrases: inTurkish(text) })],
  [
    ...(['a mail', 'subject.tr', MAIL_SUBJECT_MAX] as const),
    (text) => mailTextFaults('invitation', { ...MAIL, subject: inTurkish(text) }),
  ],
  [
    ...(['a mail', 'body.tr', MAIL_BODY_MAX] as const),
    (text) => mailTextFaults('invitation', { ...MAIL, body: inTurkish(text) }),
  ],
  [
    ...(['a webhook', 'url', WEBHOOK_URL_MAX] as const),
    (text) => webhookFaults({ url: text.replace(/^x{10}/, 'https://a/'), areas: ['news'] }),
  ],
];

describe.each(FIELDS)('the length of a field of %s: %s', (_form, path, max, faultsOf) => {
  it.each([-1, 0, 1])('is limited, and the fault names field and limit: %i over it', (more) => {
    const faults = faultsOf('x'.repeat(max + more)).filter(({ code }) => code === 'forms-maxlength');
    expect(faults).toEqual(more > 0 ? [{ path, code: 'forms-maxlength', params: { max } }] : []);
  });
});
