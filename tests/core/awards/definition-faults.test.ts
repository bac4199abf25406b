import {
  definitionFaults,
  type FormFaultCode,
  type FormStep,
  type Question,
  visibleSteps,
} from '@fairdesk/core/awards';
import { anyFormSteps, anyQuestion, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const { onlyShowWhen: _, ...some } = oneOf(anyQuestion);
const YES_NO = [
  { name: 'yes', text: 'Yes' },
  { name: 'no', text: 'No' },
];
const question = (name: string, more: Partial<Question> = {}): Question => ({
  ...some,
  kind: 'RadiobuttonQuestion',
  name,
  options: YES_NO,
  children: [],
  ...more,
});
const step = (name: string, questions: readonly Question[], on?: string): FormStep => ({
  name,
  number: 1,
  title: '',
  description: '',
  isSummary: false,
  questions,
  ...(on !== undefined && { onlyShowWhen: { questionName: on, answerName: 'yes' } }),
});
const when = (questionName: string, answerName = 'yes') => ({ onlyShowWhen: { questionName, answerName } });

describe('definitionFaults', () => {
  it('finds none in a valid form', () => {
    const form = [
      step('a', [question('power'), question('info', { kind: 'InfoText', name: '', options: [] })]),
      step('b', [question('gas'), question('water', { ...when('gas') })], 'power'),
      step('c', [question('colour', { kind: 'TextQuestion', options: [] })], 'gas'),
      { ...step('d', []), isSummary: true },
    ];
    expect(definitionFaults(form)).toEqual([]);
  });

  it.each<[FormFaultCode, string, string, string, readonly FormStep[]]>([
    ['no-name', 'a', '', '', [step('a', [question('')])]],
    [
      'duplicate-question',
      'a',
      'power',
      'power',
      [step('a', [question('power')]), step('b', [question('power')])],
    ],
    ['duplicate-step', 'a', '', 'a', [step('a', [question('power')]), step('a', [question('gas')])]],
    ['no-questions', 'a', '', '', [step('a', [])]],
    ['no-kind', 'a', 'gas', 'gas', [{ ...step('a', []), withoutKind: ['gas'] }]],
    ['no-options', 'a', 'power', 'power', [step('a', [question('power', { options: [] })])]],
    [
      'duplicate-option',
      'a',
      'power',
      'yes',
      [step('a', [question('power', { options: [...YES_NO, ...YES_NO] })])],
    ],
    ['unknown-question', 'b', '', 'power', [step('b', [question('gas')], 'power')]],
    [
      'unknown-answer',
      'a',
      'gas',
      'maybe',
      [step('a', [question('power'), question('gas', when('power', 'maybe'))])],
    ],
    [
      'unknown-answer',
      'a',
      'gas',
      'yes',
      [step('a', [question('power', { kind: 'TextQuestion' }), question('gas', when('power'))])],
    ],
    ['later-question', 'a', '', 'gas', [step('a', [question('power')], 'gas'), step('b', [question('gas')])]],
    ['later-question', 'a', 'power', 'gas', [step('a', [question('power', when('gas')), question('gas')])]],
    [
      'circle',
      'a',
      '',
      'gas',
      [step('a', [question('power')], 'gas'), step('b', [question('gas')], 'power')],
    ],
    ['circle', 'a', 'power', 'power', [step('a', [question('power', when('power'))])]],
  ])('reports %s at step "%s", question "%s", of "%s"', (code, at, question, name, form) => {
    expect(definitionFaults(form)[0]).toEqual({ code, step: at, question, name });
  });

  it('lets a step, a section or a text have the name of a question', () => {
    const others = ['section', 'InfoText'].map((kind) =>
      question('power', { kind: kind as Question['kind'], options: [] }),
    );
    const gas = step('b', [question('gas', when('power'))]);
    expect(definitionFaults([step('a', [question('power'), ...others]), gas, step('power', others)])).toEqual(
      [],
    );
  });

  it('accepts a condition on an option of any question of that name', () => {
    const form = [
      step('a', [question('power', { options: [] }), question('power')]),
      step('b', [question('gas', when('power'))]),
    ];
    expect(definitionFaults(form).map(({ code }) => code)).not.toContain('unknown-answer');
  });

  it('reports two questions of one name in one step once', () => {
    expect(definitionFaults([step('a', [question('power'), question('power')])])).toEqual([
      { step: 'a', question: 'power', code: 'duplicate-question', name: 'power' },
    ]);
  });

  it.prop([anyFormSteps])('reports each fault once', (steps) => {
    const faults = definitionFaults(steps).map((fault) => JSON.stringify(fault));
    expect(new Set(faults).size).toBe(faults.length);
  });

  it.prop([anyFormSteps])('names steps and questions of the form, and never throws', (steps) => {
    for (const fault of definitionFaults(steps)) expect(steps.map(({ name }) => name)).toContain(fault.step);
    expect(visibleSteps(steps, new Map()).length).toBeLessThanOrEqual(steps.length);
  });

  it.prop([fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1 }), fc.boolean()])(
    'reports a condition exactly when its question comes later, of steps and of questions',
    (order, isOfStep) => {
      // Each depends on the one with the next lower number, and the lowest on none.
      const lower = (number: number) => order.filter((other) => other < number).toSorted((a, b) => b - a)[0];
      const steps = order.map((number) => {
        const on = lower(number) === undefined ? undefined : `q${lower(number)}`;
        const more = on === undefined || isOfStep ? {} : when(on);
        return step(`s${number}`, [question(`q${number}`, more)], isOfStep ? on : undefined);
      });
      const late = order.filter((number, place) => order.indexOf(lower(number) ?? number) > place);
      expect(definitionFaults(steps).map(({ step: at, code }) => [at, code])).toEqual(
        late.map((number) => [`s${number}`, 'later-question']),
      );
    },
  );

  it.prop([fc.integer({ min: 1, max: 20 })])('reports every step of a cycle', (length) => {
    const circle = Array.from({ length }, (_step, place) =>
      step(`s${place}`, [question(`q${place}`)], `q${(place + 1) % length}`),
    );
    expect(definitionFaults(circle).map(({ code }) => code)).toEqual(circle.map(() => 'circle'));
  });
});
