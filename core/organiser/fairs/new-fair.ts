import { type FieldFault, faultIf, type Language } from '../../shared/index.ts';
import { type FairForm, fairFaults } from './fair-settings.ts';

/** What an organiser states about a new fair. */
export interface NewFair extends FairForm {
  /** The languages of its website, at least one. */
  readonly languages: readonly Language[];
  /** `#0a5c4a`; empty for the default. */
  readonly brandColour: string;
}

/** The faults of the form of a new fair; whether the slug is free is known to the store only. */
export const newFairFaults = (form: NewFair): readonly FieldFault[] => [
  ...fairFaults(form),
  ...faultIf(form.languages.length === 0, 'languages', 'fair-needs-language'),
  ...faultIf(form.brandColour !== '' && !isColour(form.brandColour), 'brandColour', 'forms-colour'),
];

/** Whether a text is a colour as forms send it: `#0a5c4a`. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);
