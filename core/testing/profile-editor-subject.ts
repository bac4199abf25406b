import type { CompanyProfile, ProfileEditor } from '../profile/index.ts';
import type { Language, ParticipationId } from '../shared/index.ts';
import { succeed } from './law.ts';

/** A profile editor under test for a user with every permission, and a profile it may change. */
export interface ProfileEditorSubject {
  readonly editor: ProfileEditor;
  /** Its event has categories. */
  readonly participation: ParticipationId;
  readonly unknown: ParticipationId;
  readonly language: Language;
}

/** The current profile. */
export const opened = ({ editor, participation, language }: ProfileEditorSubject): Promise<CompanyProfile> =>
  succeed(editor.open(participation, language), 'Opening the profile');
