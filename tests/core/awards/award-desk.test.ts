import { type AwardDesk, awardList, chosenAward, type Entry, saveStep } from '@fairdesk/core/awards';
import { awardDeskLaws, type LawRunner } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { ok, okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import {
  EXHIBITOR,
  IN_TIME,
  memoryAwards,
  memoryDesk,
  memorySubject,
  PRIZE,
  PRIZE_FORM,
} from '#tests/support/worlds/award-desk.ts';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body) };
const place = { participation: EXHIBITOR, product: '1', award: 'prize' };

describe('a desk of awards in memory', () => {
  awardDeskLaws(async () => memorySubject(memoryDesk(IN_TIME)), runner);
});

/** The sentences of the laws that a desk with this fault breaks. */
const broken = async (fault: (right: AwardDesk) => Partial<AwardDesk>): Promise<readonly string[]> => {
  const bodies: [string, () => Promise<void>][] = [];
  const make = async () => {
    const right = memoryDesk(IN_TIME);
    return memorySubject({ ...right, ...fault(right) });
  };
  awardDeskLaws(make, { test: (sentence, body) => bodies.push([sentence, body]) });
  const found: string[] = [];
  for (const [sentence, body] of bodies) await body().catch(() => found.push(sentence));
  return found;
};

describe('the laws of a desk of awards', () => {
  const faults: Record<string, (right: AwardDesk) => Partial<AwardDesk>> = {
    'forgets a step': (right) => ({ saveStep: (at) => right.open(at) }),
    'lets the last one win': (right) => ({
      saveStep: (at, step) =>
        right.open(at).andThen(({ answers }) => {
          const own = answers.filter(({ stepId }) => stepId === step.step);
          return right.saveStep(at, {
            ...step,
            oldAnswers: own.map(({ profileServiceId }) => profileServiceId),
          });
        }),
    }),
    'submits anything': (right) => ({ submit: (at) => right.open(at) }),
    'shows another submission': (right) => ({
      open: (at) => right.open(at).map(({ submission: _, ...rest }) => rest),
      saveStep: (at, step) => right.saveStep(at, step).map(({ submission: _, ...rest }) => rest),
    }),
    'loses files': (right) => ({ addFile: (at) => right.open(at) }),
    'replaces a file unseen': (right) => ({
      addFile: (at, file) =>
        right
          .open(at)
          .andThen(({ files }) => right.addFile(at, { ...file, replaces: files.map(({ psId }) => psId) })),
    }),
    'leaves a removed file': (right) => ({ removeFile: (at) => right.open(at) }),
    'lets a stranger in': (right) => ({ open: () => right.open(place) }),
    'leaves an entry that is withdrawn': (right) => ({ withdraw: (at) => right.open(at) }),
    'leaves the entries of a product': () => ({ withdrawAll: () => okAsync(undefined) }),
    'lists every product as new': (right) => ({
      products: (...given) =>
        right.products(...given).map((list) => ({
          ...list,
          items: list.items.map((item) => ({ ...item, status: 'new' as const })),
        })),
    }),
  };

  it.each(Object.keys(faults))('finds a desk that %s', async (name) => {
    const fault = faults[name];
    expect(fault && (await broken(fault))).not.toEqual([]);
  });
});

describe('the period of an award', () => {
  const at = (instant: string) => () => new Date(instant);
  const reasonOf = async (call: ReturnType<AwardDesk['open']>) => {
    const failure = (await call)._unsafeUnwrapErr();
    return failure.kind === 'rejected' ? failure.reason : failure.kind;
  };

  it('rejects every change before it opens and after it closes, however current the caller’s data', async () => {
    for (const instant of ['2026-12-31T23:59:59Z', '2027-02-01T00:00:00Z']) {
      const desk = memoryDesk(at(instant));
      const step = { step: 'basics', oldAnswers: [], answers: [] };
      expect(await reasonOf(desk.saveStep(place, step))).toBe('award-closed');
      expect(await reasonOf(desk.withdraw(place))).toBe('award-closed');
      expect(await reasonOf(desk.removeFile(place, 'file-1'))).toBe('award-closed');
      expect((await desk.open(place))._unsafeUnwrap().award.isClosed).toBe(true);
    }
  });

  it('accepts the submission of a draft for another 15 minutes, but saves nothing', async () => {
    const cell = { now: new Date('2027-01-15T12:00:00Z') };
    const desk = memoryDesk(() => cell.now, PRIZE_FORM.slice(0, 2));
    const entries = new Map<string, Entry>([
      ['pitch', { kind: 'text', text: 'A pump' }],
      ['stage', { kind: 'choice', names: ['no'] }],
    ]);
    const [one, two] = PRIZE_FORM;
    if (!one || !two) throw new Error('The form has changed');
    const visible = { ...one, questions: one.questions.slice(0, 2) };
    const saved = await saveStep(desk)(
      place,
      { step: visible, entries, questionnaire: { answers: [] } },
      false,
    );
    const chosen = new Map<string, Entry>([['saves', { kind: 'choice', names: ['water'] } as const]]);
    const both = await saveStep(desk)(
      place,
      { step: two, entries: chosen, questionnaire: saved._unsafeUnwrap() },
      false,
    );
    cell.now = new Date('2027-02-01T00:14:59Z');
    const late = saveStep(desk)(
      place,
      {
        step: visible,
        entries: new Map<string, Entry>([...entries, ['pitch', { kind: 'text', text: 'Later' }]]),
        questionnaire: both._unsafeUnwrap(),
      },
      false,
    );
    expect(await reasonOf(late)).toBe('award-closed');
    expect((await desk.submit(place))._unsafeUnwrap().questionnaireStatus).toBe('SUBMITTED');
    cell.now = new Date('2027-02-01T00:15:00Z');
    expect(await reasonOf(desk.submit(place))).toBe('award-closed');
  });

  it('lets the rules be accepted and the draft be submitted in these minutes', async () => {
    const [one] = PRIZE_FORM;
    const summary = PRIZE_FORM.at(-1);
    if (!one || !summary) throw new Error('The form has changed');
    const cell = { now: IN_TIME() };
    const desk = memoryDesk(() => cell.now, [one, summary]);
    const first = { ...one, questions: one.questions.slice(0, 2) };
    const entries = new Map<string, Entry>([
      ['pitch', { kind: 'text', text: 'A pump' }],
      ['stage', { kind: 'choice', names: ['no'] }],
      ['true', { kind: 'choice', names: ['yes'] }],
    ]);
    const draft = { step: first, entries, questionnaire: { answers: [] } };
    const saved = (await saveStep(desk)(place, draft, false))._unsafeUnwrap();
    const late = { step: summary, entries, questionnaire: saved };
    cell.now = new Date('2027-02-01T00:15:00Z');
    expect(await reasonOf(saveStep(desk)(place, late, true))).toBe('award-closed');
    cell.now = new Date('2027-02-01T00:14:59Z');
    const submitted = await saveStep(desk)(place, late, true);
    expect(submitted._unsafeUnwrap().questionnaireStatus).toBe('SUBMITTED');
  });
});

describe('withdrawing a product from several awards', () => {
  const anyAwards = fc.array(fc.record({ isClosed: fc.boolean(), isSubmitted: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  });

  it.prop([anyAwards])(
    'always deletes every submitted entry, or none when one of these awards is closed',
    async (given) => {
      const awards = given.map(({ isClosed }, number) => ({
        ...PRIZE,
        id: `award-${number}`,
        ...(isClosed && { closesAt: '2027-01-02T00:00:00Z' }),
      }));
      const { book, deskOf } = memoryAwards(IN_TIME, PRIZE_FORM, awards);
      const placeOf = (number: number) => ({ ...place, award: `award-${number}` });
      for (const [number, { isSubmitted }] of given.entries())
        if (isSubmitted)
          (
            await book.change(placeOf(number), ({ product, companyName }) =>
              ok({
                kind: 'submission',
                submission: { revision: 1, submittedAt: '', answers: [], product, companyName },
              }),
            )
          )._unsafeUnwrap();
      const isRejected = given.some(({ isClosed, isSubmitted }) => isClosed && isSubmitted);
      const result = await deskOf(true).withdrawAll(EXHIBITOR, '1');
      expect(result.isErr()).toBe(isRejected);
      for (const [number, { isSubmitted }] of given.entries()) {
        const { entry } = (await book.open(placeOf(number)))._unsafeUnwrap();
        expect(entry?.status).toBe(isSubmitted && isRejected ? 'SUBMITTED' : undefined);
      }
    },
  );
});

describe('which award a request is about', () => {
  const closed = { ...PRIZE, id: 'old', closesAt: '2026-01-01T00:00:00Z' };
  const now = IN_TIME();

  it.prop([fc.constantFrom('', undefined)])('is the only open one, or the only one', (id) => {
    expect(chosenAward([closed, PRIZE], id, now)._unsafeUnwrap()).toBe(PRIZE);
    expect(chosenAward([closed], id, now)._unsafeUnwrap()).toBe(closed);
    expect(chosenAward([], id, now)._unsafeUnwrapErr().kind).toBe('not-found');
  });

  it('must be named when several are open', () => {
    const second = { ...PRIZE, id: 'second' };
    expect(chosenAward([PRIZE, second], undefined, now)._unsafeUnwrapErr()).toMatchObject({
      reason: 'award-required',
    });
    expect(chosenAward([PRIZE, second], 'second', now)._unsafeUnwrap()).toBe(second);
    expect(chosenAward([PRIZE], 'third', now)._unsafeUnwrapErr().kind).toBe('not-found');
  });
});

describe('which products may enter', () => {
  it.each([
    [{ onlyNovelties: true }, true, [], true],
    [{ onlyNovelties: true }, false, [], false],
    [{ categories: ['pumps'] }, false, ['pumps'], true],
    [{ categories: ['pumps'] }, true, ['pipes'], false],
    [{}, false, [], true],
  ] as const)('with %j, a novelty (%s) of %j: %s', (rules, isNovelty, categories, may) => {
    const product = {
      id: '1',
      title: 'Pump',
      content: '',
      image: '',
      isNovelty,
      categories: [...categories],
    };
    const list = (statuses: Record<string, 'draft'>) =>
      awardList({ ...PRIZE, ...rules }, [{ ...product, statuses, changed: [] }], IN_TIME()).items.length;
    expect(list({})).toBe(may ? 1 : 0);
    expect(list({ prize: 'draft' })).toBe(1);
  });
});
