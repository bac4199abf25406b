// @vitest-environment jsdom
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { FAMILY_NAME, fixedEmail, GIVEN_NAME } from '#ui/session/account-fields.ts';
import { Form } from '#ui/shared/forms/form.tsx';
import { FormStore } from '#ui/shared/forms/form-store.ts';
import type { InputField } from '#ui/shared/forms/input-field.ts';

const marked = (fields: readonly InputField[]): readonly (string | undefined)[] => {
  const store = new FormStore<unknown>(
    () => [],
    () => okAsync(undefined),
  );
  const { container } = renderView(<Form store={store} fields={fields} action="register-button" />);
  return [...container.querySelectorAll<HTMLLabelElement>('label[data-marked]')].map(
    ({ htmlFor }) => htmlFor,
  );
};

it('marks the required fields, if there are several', () => {
  const email = fixedEmail('ada@noria.example');
  expect(marked([email, GIVEN_NAME, FAMILY_NAME])).toEqual(['field-givenName', 'field-familyName']);
  expect(marked([GIVEN_NAME])).toEqual([]);
});
