import { type FieldFault, faultIf, isBlank, type Language, NAME_MAX, tooLong } from '../../shared/index.ts';
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
    ...faultIf(isBlank(name), 'name', 'forms-required'),
    ...tooLong('name', name, NAME_MAX),
    ...(isBlank(stand) && isBlank(hall)
      ? []
      : exhibitorChangeFaults({ kind: 'add-stand', number: stand, hall }).map((fault) =>
          fault.path === 'number' ? { ...fault, path: 'stand' } : fault,
        )),
    ...(isBlank(email) ? [] : exhibitorChangeFaults(invitation)),
  ];
};
