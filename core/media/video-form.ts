import { type FieldFault, type FormField, formFaults } from '../shared/index.ts';
import { VIDEO_FIELD } from './video-link.ts';

/** What the dialog of a video asks for. Source: portal spec §5 "Video". */
export const VIDEO_FIELDS = {
  link: { label: 'link', required: true, also: VIDEO_FIELD },
} as const satisfies Record<string, FormField>;

/** A video as its dialog holds it. */
export interface VideoForm {
  readonly link: string;
}

/** What is wrong with the dialog of a video. */
export const videoFaults = ({ link }: VideoForm): readonly FieldFault[] => formFaults({ link }, VIDEO_FIELDS);
