import { type FieldFault, isBlank, type Language, lengthOf, NAME_MAX } from '../shared/index.ts';
import { exhibitorChangeFaults } from './exhibitor-details.ts';

/** A company that an organiser adds by hand. */
export interface NewExhibitor {
  readonly name: string;
  /** Its participation type, such as `EXHIBITOR`. */
  readonly type: string;
  /** Empty when it has no stand yet. */
  readonly stand: string;
  readonly hall: string;
  /** Of its main contact, who is invited at once; empty to invite later. */
  readonly email: string;
  /** The language of the invitation. */
  readonly language: Language;
}

/** Why a company cannot be added; empty when it can. */
export const newExhibitorFaults = (company: NewExhibitor): readonly FieldFault[] => {
  const { name, stand, hall, email, language } = company;
  const invitation = { kind: 'invite', email, role: 'owner', language } as const;
  return [
    ...(isBlank(name) ? [{ path: 'name', code: 'forms-required' as const }] : []),
    ...(lengthOf(name) > NAME_MAX
      ? [{ path: 'name', code: 'forms-maxlength' as const, params: { max: NAME_MAX } }]
      : []),
    ...(isBlank(stand) && isBlank(hall)
      ? []
      : exhibitorChangeFaults({ kind: 'add-stand', number: stand, hall }).map((fault) =>
          fault.path === 'number' ? { ...fault, path: 'stand' } : fault,
        )),
    ...(isBlank(email) ? [] : exhibitorChangeFaults(invitation)),
  ];
};
