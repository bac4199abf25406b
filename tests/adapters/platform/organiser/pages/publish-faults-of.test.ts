import { definitionFaults } from '@fairdesk/core/awards';
import { publishFaults } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { awardFormOf } from '#adapters/page/award-form-fields.ts';
import { publishFaultsOf } from '#adapters/platform/organiser/pages/publish-faults-of.ts';

const anyName = fc.constantFrom('', 'stage', 'power');
const anyCondition = fc.constantFrom(
  undefined,
  '',
  { questionName: 'stage', answerName: 'pilot' },
  { value: '{"questionName":"power","answerName":"other"}' },
);
const anyKind = fc.constantFrom('', 'RadiobuttonQuestion');
const anyQuestion = fc.tuple(anyKind, anyName, anyCondition).map(([templateName, Name, OnlyShowWhen]) => ({
  templateName,
  fields: { Name, OnlyShowWhen, Answers: [{ fields: { Name: 'pilot' } }] },
}));
const anyForm = fc
  .array(fc.tuple(anyName, anyCondition, fc.array(anyQuestion, { maxLength: 2 })), { maxLength: 3 })
  .map((steps) => ({
    Steps: {
      value: steps.map(([StepName, OnlyShowWhen, Questions]) => ({
        fields: { StepName, OnlyShowWhen, Questions },
      })),
    },
  }));

const layoutWith = (placeholders: object, fields: object = {}, templateName = 'Page') =>
  JSON.stringify({ name: 'a', displayName: 'A', fields, itemId: '1', templateName, placeholders });

describe('publishFaultsOf', () => {
  it.prop([anyForm, fc.boolean()])(
    'counts the faults that the drawing of a questionnaire lists',
    (fields, isNested) => {
      const form = { uid: '1', componentName: 'AwardRegistration', fields };
      const columns = { componentName: 'ColumnSplitter', placeholders: { 'column-1-{*}': [form] } };
      const n = definitionFaults(awardFormOf(fields, { folder: '', language: 'en' }).steps).length;
      expect(publishFaultsOf(layoutWith({ main: [isNested ? columns : form] }))).toEqual(
        n === 0 ? [] : [{ path: 'Steps', code: 'page-questionnaire', params: { n } }],
      );
    },
  );

  it.prop([
    fc.record({ Title: fc.constantFrom('', ' ', 'Doors open'), Date: fc.constantFrom('', '2027-05-04') }),
  ])('has what the fields of an article need, and of no other page', (content) => {
    const fields = Object.fromEntries(Object.entries(content).map(([name, value]) => [name, { value }]));
    expect(publishFaultsOf(layoutWith({}, fields, 'NewsArticle'))).toEqual(publishFaults(content, true));
    expect(publishFaultsOf(layoutWith({}, fields))).toEqual([]);
  });

  it.each([null, 'text', 7, {}])('has a fault for an article whose title is %j', (Title) => {
    const fields = { Title, Date: { value: '2027-05-04' } };
    expect(publishFaultsOf(layoutWith({}, fields, 'NewsArticle')).map(({ path }) => path)).toEqual(['Title']);
  });

  it('has none for other blocks with the same fields', () => {
    const steps = { Steps: { value: [{ fields: { StepName: '' } }] } };
    expect(publishFaultsOf(layoutWith({ main: [{ componentName: 'RichText', fields: steps }] }))).toEqual([]);
    expect(publishFaultsOf(layoutWith({ main: ['text', null, { componentName: 7 }] }))).toEqual([]);
  });

  it('has those of the page before', () => {
    const form = { componentName: 'AwardRegistration', fields: { Steps: [{ StepName: '' }] } };
    const faults = publishFaultsOf(layoutWith({ main: [form] }, { MetaTitle: { value: ' ' } }));
    expect(faults.map(({ code }) => code)).toEqual(['page-title', 'page-questionnaire']);
    expect(publishFaultsOf('{')).toEqual([{ path: '', code: 'page-invalid' }]);
  });
});
