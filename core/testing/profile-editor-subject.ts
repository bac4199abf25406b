import type { CompanyProfile, ProfileEditor } from '../profile/index.ts';
import type { Language, ParticipationId } from '../shared/index.ts';
import { succeed } from './law.ts';

/** An editor to be tried for somebody who may do everything, and a profile it may change. */
export interface ProfileEditorSubject {
  readonly editor: ProfileEditor;
  /** Its event offers categories. */
  readonly participation: ParticipationId;
  readonly unknown: ParticipationId;
  readonly language: Language;
}

/** The profile as it stands now. */
export const opened = ({ editor, participation, language }: ProfileEditorSubject): Promise<CompanyProfile> =>
  succeed(editor.open(participation, language), 'Opening the profile');
