import { type FieldFault, type FormField, formFaults, NAME_MAX } from '../shared/index.ts';
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

/** What is wrong with what a video is to be called; nothing where it is to be called nothing of its own. */
export const videoTitleFaults = (title = ''): readonly FieldFault[] => formFaults({ title }, TITLE);

const TITLE = { title: { label: 'title', maxLength: NAME_MAX } };
