import {
  actOnMail,
  changeExhibitor,
  changeExhibitorTask,
  changeFairState,
  changeTeam,
  createFair,
  createServiceKey,
  createTask,
  extendTask,
  type FairForm,
  type FairOffice,
  NEW_LETTER,
  NEW_MESSAGE,
  NEW_TASK,
  NO_TEXTS,
  planLetter,
  readFair,
  saveAward,
  saveFair,
  saveMessage,
  saveProfileRules,
  saveTask,
  saveWebsitePicture,
  sendBack,
  sendLetter,
} from '@fairdesk/core/organiser';
import type { ProfileSettings } from '@fairdesk/core/profile';
import type { Failure, ParticipationId } from '@fairdesk/core/shared';
import { smallPdf, smallPicture } from '@fairdesk/core/testing';
import { okAsync, type ResultAsync } from 'neverthrow';
import { describe, it as example, expect } from 'vitest';
import { NEW_FAIR } from '#tests/support/worlds/new-fair.ts';

/** Records the arguments of a call to a port. */
type Port = (...sent: unknown[]) => ResultAsync<never, Failure>;
interface Save {
  /** Saves a form with or without a fault. */
  readonly run: (port: Port, hasFault: boolean) => ResultAsync<unknown, Failure>;
  /** What the port receives for a form without faults. */
  readonly sent: readonly unknown[];
}

const ID = 'p-1' as ParticipationId;
const { brandColour: _colour, languages: _languages, ...FAIR }: FairForm & typeof NEW_FAIR = NEW_FAIR;
const TEXTS = { titles: { ...NO_TEXTS, en: 'Hall 8' }, contents: { ...NO_TEXTS, en: '<p>At six.</p>' } };
const [MESSAGE, LETTER] = [
  { ...NEW_MESSAGE, ...TEXTS },
  { ...NEW_LETTER, ...TEXTS },
];
const TASK = { ...NEW_TASK, titles: TEXTS.titles, categoryTitles: TEXTS.titles, day: '2027-01-12' };
const DEADLINE = { day: '2027-01-12', time: '23:59' };
const AWARD = {
  ...{ titles: TEXTS.titles, opensDay: '', opensTime: '', closesDay: '', closesTime: '' },
  ...{ types: [], onlyNovelties: false, categories: [] },
};
const TO_SEND = { id: '1', form: LETTER, expected: { companies: 1, people: 2 } };
const KEY = { name: 'CRM', scopes: ['companies:read'], lastDay: '' } as const;
const MOMENT = { timeZone: 'UTC', now: new Date('2026-11-25T12:00:00Z') };
const INVITATION = { kind: 'invite', email: 'anna@fair.example', language: 'en' } as const;
const ITEM = { kind: 'product', id: '7' } as never;
const PICTURE = smallPicture();
const RULES: ProfileSettings = {
  ...{ hiddenTabs: {}, hideCategories: false, hideCompanyTypes: false, hideInnovativeProducts: false },
  ...{ asksApproval: false, asksProfileApproval: false, excludedTypes: '', companyTypes: '' },
  ...{ productLimits: {}, categoryLimits: {}, listAddress: '' },
};

const SAVES: Readonly<Record<string, Save>> = {
  'a fair': {
    run: (save, fault) =>
      saveFair({ save } as unknown as FairOffice)(
        { ...FAIR, ...(fault && { name: '' }) },
        { version: '3', slug: FAIR.slug },
      ),
    sent: [FAIR, '3'],
  },
  'a new fair': {
    run: (create, fault) => createFair({ create })({ ...NEW_FAIR, ...(fault && { languages: [] }) }),
    sent: [NEW_FAIR],
  },
  'a task': {
    run: (save, fault) => saveTask({ save })('drawing', { ...TASK, ...(fault && { day: '' }) }, '3'),
    sent: ['drawing', TASK, '3'],
  },
  'a restored task': {
    run: (create, fault) =>
      createTask({ create })({ ...TASK, ...(fault && { day: '' }) }, { code: 'drawing' }),
    sent: [TASK, { code: 'drawing' }],
  },
  'a deadline of a company': {
    run: (extend, fault) =>
      extendTask({ extend })('drawing', ['c-1'], { ...DEADLINE, ...(fault && { time: '24:00' }) }),
    sent: ['drawing', ['c-1'], DEADLINE],
  },
  'a task of selected companies': {
    run: (changeTask, fault) =>
      changeExhibitorTask({ changeTask })(
        { ...DEADLINE, code: fault ? '' : 'drawing', action: 'complete' },
        { ids: [ID] },
      ),
    sent: [{ ...DEADLINE, code: 'drawing', action: 'complete' }, { ids: [ID] }],
  },
  'a new message': {
    run: (create, fault) =>
      saveMessage({ create, save: () => expect.unreachable() })(
        { ...MESSAGE, ...(fault && { titles: NO_TEXTS }) },
        { id: '7' },
      ),
    sent: [MESSAGE, '7'],
  },
  'a new message without an id': {
    run: (create, fault) =>
      saveMessage({ create, save: () => expect.unreachable() })({
        ...MESSAGE,
        ...(fault && { titles: NO_TEXTS }),
      }),
    sent: [MESSAGE],
  },
  'a changed message': {
    run: (save, fault) =>
      saveMessage({ save, create: () => expect.unreachable() })(
        { ...MESSAGE, ...(fault && { titles: NO_TEXTS }) },
        { id: '7', version: '3' },
      ),
    sent: ['7', MESSAGE, '3'],
  },
  'a new award': {
    run: (create, fault) =>
      saveAward({ create, save: () => expect.unreachable() })(
        { ...AWARD, ...(fault && { titles: NO_TEXTS }) },
        { id: '7' },
      ),
    sent: [AWARD, '7'],
  },
  'a changed award': {
    run: (save, fault) =>
      saveAward({ save, create: () => expect.unreachable() })(
        { ...AWARD, ...(fault && { titles: NO_TEXTS }) },
        { code: 'best', version: '3' },
      ),
    sent: ['best', AWARD, '3'],
  },
  'the plan of a letter': {
    run: (plan, fault) => planLetter({ plan })({ ...LETTER, ...(fault && { titles: NO_TEXTS }) }),
    sent: [LETTER],
  },
  'a letter': {
    run: (send, fault) => sendLetter({ send })(fault ? { ...TO_SEND, form: NEW_LETTER } : TO_SEND),
    sent: [TO_SEND],
  },
  'a service key': {
    run: (create, fault) => createServiceKey({ create })({ ...KEY, name: fault ? ' ' : ' CRM ' }, MOMENT),
    sent: [KEY],
  },
  'an invitation to the team': {
    run: (change, fault) =>
      changeTeam({ change })([], { ...INVITATION, role: 'staff', ...(fault && { email: 'anna' }) }),
    sent: [{ ...INVITATION, role: 'staff' }],
  },
  'an invitation to a company': {
    run: (change, fault) =>
      changeExhibitor({ change })(ID, { ...INVITATION, role: 'owner', ...(fault && { email: 'anna' }) }),
    sent: [ID, { ...INVITATION, role: 'owner' }],
  },
  'the rules of profiles': {
    run: (save, fault) =>
      saveProfileRules({ save })({ ...RULES, listAddress: fault ? 'list' : '/exhibitors' }, '3'),
    sent: [{ ...RULES, listAddress: '/exhibitors' }, '3'],
  },
  'an item sent back': {
    run: (back, fault) => sendBack({ sendBack: back })(ITEM, fault ? ' ' : ' Too dark '),
    sent: [ITEM, 'Too dark'],
  },
  'a picture of the website': {
    run: (savePicture, fault) => saveWebsitePicture({ savePicture })('logo', fault ? smallPdf() : PICTURE),
    sent: ['logo', PICTURE],
  },
};

describe.each(Object.entries(SAVES))('%s', (_name, { run, sent }) => {
  example('never leaves the browser with a fault, and arrives as entered without one', async () => {
    const calls: (readonly unknown[])[] = [];
    const port: Port = (...args) => {
      calls.push(args.filter((arg) => arg !== undefined));
      return okAsync<never, Failure>(undefined as never);
    };
    expect((await run(port, true))._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected' });
    expect(calls).toEqual([]);
    expect((await run(port, false)).isOk()).toBe(true);
    expect(calls).toEqual([sent]);
  });
});

describe('a picture of the website', () => {
  example('has its faults at the field of the file', async () => {
    const saved = await saveWebsitePicture({ savePicture: () => expect.unreachable() })('logo', smallPdf());
    expect(saved._unsafeUnwrapErr()).toMatchObject({ fields: [{ path: 'file' }] });
  });
});

describe('what has no form', () => {
  const answers = (value: unknown) => okAsync<never, Failure>(value as never);
  const port = (...sent: unknown[]) => answers(sent);

  example('reaches the organiser’s office unchanged, and so does its answer', async () => {
    const office = { settings: () => answers('settings'), changeState: port } as unknown as FairOffice;
    expect((await readFair(office)())._unsafeUnwrap()).toBe('settings');
    expect((await changeFairState(office)('cancelled', '3'))._unsafeUnwrap()).toEqual(['cancelled', '3']);
    expect((await actOnMail({ act: port } as never)('7', 'cancel'))._unsafeUnwrap()).toEqual(['7', 'cancel']);
    const extended = await extendTask({ extend: port })('drawing', ['c-1'], undefined);
    expect(extended._unsafeUnwrap()).toEqual(['drawing', ['c-1'], undefined]);
  });
});
