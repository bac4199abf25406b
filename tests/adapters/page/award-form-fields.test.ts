import { withChildren } from '@fairdesk/core/awards';
import type { FieldRecord } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { awardFormOf } from '#adapters/page/award-form-fields.ts';
import { contentsOf, withContents } from '#adapters/page/field-contents.ts';
import { PORTAL_BLOCKS } from '#adapters/shared/block-descriptions/portal-blocks.ts';

const { fields: FIELDS = [] } =
  PORTAL_BLOCKS.find(({ kind }) => kind === 'award-registration') ?? expect.fail('No description');

const formOf = (fields: Readonly<Record<string, unknown>>) =>
  awardFormOf(fields, { folder: 'clearwater', language: 'en' });
const step = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  fields: { StepName: name, ...more },
});
const namesOf = (fields: Readonly<Record<string, unknown>>) => formOf(fields).steps.map(({ name }) => name);
const questionOf = (own: Readonly<Record<string, unknown>>, form: Readonly<Record<string, unknown>> = {}) => {
  const question = { fields: { Type: 'FileUploadQuestion', Name: 'q', ...own } };
  const [first] = formOf({ ...form, Steps: [step('one', { Questions: [question] })] }).steps;
  return first?.questions[0] ?? expect.fail('No question');
};

describe('awardFormOf', () => {
  it('sorts steps by their numbers', () => {
    expect(namesOf({ Steps: [step('B', { StepNumber: '2' }), step('A', { StepNumber: 1 })] })).toEqual([
      'A',
      'B',
    ]);
  });

  const anyStep = fc.record({
    number: fc.constantFrom(undefined, '', 'x', '0', 1, '2', '10'),
    isSummary: fc.boolean(),
    isListed: fc.boolean(),
  });
  it.prop([fc.array(anyStep, { maxLength: 8 })])(
    'has summaries last, then sorts by number and by the delivered order, and numbers from 1',
    (given) => {
      const steps = given.map(({ number, isSummary }, place) =>
        step(`${place}`, { StepNumber: number, IsSummary: isSummary ? '1' : '' }),
      );
      const listed = (isListed: boolean) => steps.filter((_, place) => given[place]?.isListed === isListed);
      const read = formOf({ Steps: listed(true), SummarySteps: listed(false) }).steps;
      expect(read.map(({ number }) => number)).toEqual(given.map((_, place) => place + 1));
      const rankOf = (name: string) => {
        const { number, isSummary, isListed } = given[Number(name)] ?? expect.fail('No step');
        const hasNumber = number !== undefined && number !== '' && number !== 'x';
        const ranks = [isSummary || !isListed ? 1 : 0, hasNumber ? Number(number) : 99];
        return [...ranks, isListed ? 0 : 1, Number(name)].map((rank) => `${rank}`.padStart(2, '0')).join();
      };
      const ranks = read.map(({ name }) => rankOf(name));
      expect(ranks).toEqual(ranks.toSorted());
    },
  );

  it.prop([fc.array(fc.constantFrom('', 'Slider', 'TextQuestion', 'section'), { maxLength: 6 })])(
    'has the questions of a step down to one of no known kind, and names that one',
    (kinds) => {
      const Questions = kinds.reduceRight<readonly object[]>(
        (Children, Type, place) => [{ fields: { Type, Name: `q${place}`, Children } }],
        [],
      );
      const unknown = kinds.findIndex((kind) => kind === '' || kind === 'Slider');
      const [read] = formOf({ Steps: [step('one', { Questions })] }).steps;
      const count = unknown === -1 ? kinds.length : unknown;
      expect(withChildren(read?.questions ?? []).map(({ name }) => name)).toEqual(
        kinds.slice(0, count).map((_, place) => `q${place}`),
      );
      expect(read?.withoutKind).toEqual(unknown === -1 ? undefined : [`q${unknown}`]);
    },
  );

  it.prop([fc.constantFrom('-2', '0', '', 'x', '0.5', -3), fc.constantFrom('Rows', 'MaxFiles', 'MaxLength')])(
    'reads an invalid limit as its default',
    (value, name) => {
      expect(questionOf({ [name]: value })).toMatchObject({ rows: 3, maxFiles: 1, maxLength: 0 });
    },
  );

  const condition = { questionName: 'stage', answerName: 'market' };
  const storedConditions = [condition, { value: condition }, { value: JSON.stringify(condition) }];
  it.prop([fc.constantFrom(undefined, '', { value: '' }, ...storedConditions), fc.boolean()])(
    'reads the condition that an editor has chosen, however the one before is stored',
    (stored, isAlways) => {
      const fields = { Steps: [step('one', stored === undefined ? {} : { OnlyShowWhen: stored })] };
      const opened = contentsOf(fields, FIELDS);
      const chosen = isAlways ? '' : JSON.stringify({ ...condition, answerName: 'pilot' });
      const steps = (opened.Steps as readonly FieldRecord[]).map((each) => ({
        ...each,
        OnlyShowWhen: chosen,
      }));
      const saved = withContents(fields, FIELDS, { ...opened, Steps: steps });
      expect(formOf(saved).steps[0]?.onlyShowWhen).toEqual(
        isAlways ? undefined : { ...condition, answerName: 'pilot' },
      );
      expect(contentsOf(saved, FIELDS).Steps).toMatchObject([{ OnlyShowWhen: chosen }]);
    },
  );

  it.each(storedConditions)('reads the condition %j', (stored) => {
    expect(questionOf({ OnlyShowWhen: stored }).onlyShowWhen).toEqual(condition);
  });

  it.each(['', 'always', '{', '[]', '{"questionName":""}', null, 7])(
    'reads no condition from %j',
    (value) => {
      expect(questionOf({ OnlyShowWhen: { value } }).onlyShowWhen).toBeUndefined();
    },
  );

  it('takes the number of files of the form for a question without its own', () => {
    const form = { NumberOfFiles: '4' };
    expect(questionOf({}, form).maxFiles).toBe(4);
    expect(questionOf({ MaxFiles: '-2' }, form).maxFiles).toBe(4);
    expect(questionOf({ MaxFiles: '2' }, form).maxFiles).toBe(2);
    expect(questionOf({}, { NumberOfFiles: '-4' }).maxFiles).toBe(1);
  });
});
