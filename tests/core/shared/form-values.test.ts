import { PRODUCT_FIELDS } from '@fairdesk/core/products';
import {
  completeForm,
  type FormConstraints,
  fieldNames,
  forEachField,
  formFaults,
  formToSave,
  isBlank,
  openForm,
} from '@fairdesk/core/shared';
import { anyFairDay, anyProduct, anyProductForm, anyWords } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { PRODUCT_FORM } from '#tests/support/worlds/product-form.ts';

const KINDS = [undefined, 'line', 'letter', 'email', 'url', 'numbers', 'html', 'day', 'flag'] as const;
const anyFields: fc.Arbitrary<FormConstraints> = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,8}$/),
  fc.constantFrom(...KINDS).map((kind) => ({ label: 'L', ...(kind && { kind }) })),
);
const anyText = fc.oneof(anyWords(), anyFairDay, fc.constantFrom('', ' ', ' 2027-03-01 ', '2027-02-29'));
const anyForm = anyFields.chain((fields) =>
  fc.tuple(fc.infiniteStream(anyText), fc.infiniteStream(fc.boolean())).map(([texts, flags]) => ({
    fields,
    form: Object.fromEntries(
      Object.entries(fields).map(([name, { kind }]) => [
        name,
        (kind === 'flag' ? flags : texts).next().value ?? '',
      ]),
    ) as Record<string, string>,
  })),
);

describe('the values of a form', () => {
  it.prop([anyForm])('are those of its fields and no others, in its order', ({ fields, form }) => {
    const names = fieldNames(fields);
    const item = { ...form, Other: 'x' };
    for (const values of [openForm(fields, item), formToSave(fields, item), forEachField(fields, '', false)])
      expect(Object.keys(values)).toEqual(names);
  });

  it.prop([anyForm])(
    'change no more once they are saved, whether or not a dialog opens them',
    ({ fields, form }) => {
      const saved = formToSave(fields, form);
      expect(formToSave(fields, saved)).toEqual(saved);
      expect(formToSave(fields, openForm(fields, saved))).toEqual(saved);
    },
  );

  it.prop([anyForm])(
    'never lose a text unseen: what is not saved is a fault or blank',
    ({ fields, form }) => {
      const faulty = new Set(formFaults(form, fields).map(({ path }) => path));
      const saved = formToSave(fields, form);
      for (const name of fieldNames(fields))
        if (saved[name] === '') expect(faulty.has(name) || isBlank(form[name] ?? '')).toBe(true);
    },
  );

  it.prop([anyForm])('have a fault at a day exactly when it would not be saved', ({ fields, form }) => {
    const faulty = new Set(formFaults(form, fields).map(({ path }) => path));
    const saved = formToSave(fields, form);
    for (const name of fieldNames(fields))
      if (fields[name]?.kind === 'day' && !isBlank(form[name] ?? ''))
        expect(faulty.has(name)).toBe(saved[name] === '');
  });

  it.prop([anyForm])(
    'have no blanks around them once they are saved, except in texts of several lines',
    ({ fields, form }) => {
      const saved = formToSave(fields, form);
      for (const [name, { kind }] of Object.entries(fields))
        if (kind === undefined || kind === 'html') expect(saved[name]).toBe(form[name]);
        else if (kind !== 'flag') expect(saved[name]).toBe(saved[name]?.trim());
    },
  );

  it.prop([anyForm])('open with days that a field of a day displays', ({ fields, form }) => {
    const opened = openForm(fields, formToSave(fields, form));
    for (const [name, { kind }] of Object.entries(fields))
      if (kind === 'day') expect(opened[name]).toMatch(/^(?:\d{4}-\d{2}-\d{2})?$/);
  });

  it('leave flags as they are', () => {
    const fields = { isNew: { label: 'isNew', kind: 'flag' } } as const;
    expect(formToSave(fields, { isNew: true })).toEqual({ isNew: true });
    expect(forEachField(fields, '', false)).toEqual({ isNew: false });
    expect(formFaults({ isNew: false }, { isNew: { ...fields.isNew, required: true } })).toEqual([]);
  });
});

describe('completeForm', () => {
  const FIELDS = Object.keys(PRODUCT_FORM) as (keyof typeof PRODUCT_FORM)[];

  it.prop([fc.option(anyProduct(), { nil: undefined }), anyProductForm(), fc.subarray(FIELDS)])(
    'never changes a field that the body omits, which is empty in a new item',
    (before, form, sent) => {
      const body = Object.fromEntries(sent.map((field) => [field, form[field]]));
      const expected = FIELDS.map((field) => {
        const { [field]: value } = sent.includes(field) ? form : (before ?? { ...PRODUCT_FORM, name: '' });
        return [field, value];
      });
      expect(completeForm(PRODUCT_FIELDS, body, before)).toStrictEqual(Object.fromEntries(expected));
    },
  );
});
