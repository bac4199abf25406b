import { type FieldFault, isBlank, isEmail } from '@fairdesk/core/shared';
import type { MessageKey } from '../texts/messages.ts';
import type { Params } from '../texts/translate.ts';
import type { FormValues } from './form-store.ts';

/** A required field of a form. */
export interface InputField {
  readonly name: string;
  readonly label: MessageKey;
  readonly type: 'text' | 'email' | 'password';
  /** The HTML autocomplete token for browsers and password managers: `given-name`. */
  readonly autoComplete: string;
  readonly hint?: { readonly key: MessageKey; readonly params?: Params };
  readonly value?: string;
  readonly readOnly?: boolean;
}

/** The faults of required values and email addresses. */
export const fieldFaults = (fields: readonly InputField[], values: FormValues): readonly FieldFault[] =>
  fields.flatMap(({ name: path, type }): FieldFault[] => {
    const value = values[path] ?? '';
    if (isBlank(value)) return [{ path, code: 'forms-required' }];
    return type === 'email' && !isEmail(value.trim()) ? [{ path, code: 'forms-email' }] : [];
  });
