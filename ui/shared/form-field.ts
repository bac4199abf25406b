import { type FieldFault, isBlank, isEmail } from '@fairdesk/core/shared';
import type { FormValues } from './form-store.ts';
import type { MessageKey } from './messages.ts';
import type { Params } from './translate.ts';

/** One line of a form, in which everything is required. */
export interface FormField {
  readonly name: string;
  readonly label: MessageKey;
  readonly type: 'text' | 'email' | 'password';
  /** The HTML token, so that browsers and password managers help: `given-name`. */
  readonly autoComplete: string;
  readonly hint?: { readonly key: MessageKey; readonly params?: Params };
  readonly value?: string;
  readonly readOnly?: boolean;
}

/** What is missing, and addresses that are none. */
export const fieldFaults = (fields: readonly FormField[], values: FormValues): readonly FieldFault[] =>
  fields.flatMap(({ name: path, type }): FieldFault[] => {
    const value = values[path] ?? '';
    if (isBlank(value)) return [{ path, code: 'forms-required' }];
    return type === 'email' && !isEmail(value.trim()) ? [{ path, code: 'forms-email' }] : [];
  });
