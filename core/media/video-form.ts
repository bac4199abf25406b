import { type FieldConstraints, type FieldFault, formFaults, NAME_MAX } from '../shared/index.ts';
import { VIDEO_FIELD } from './video-link.ts';

/** The fields of the video dialog. Source: portal spec §5 "Video". */
export const VIDEO_FIELDS = {
  link: { label: 'link', required: true, also: VIDEO_FIELD },
} as const satisfies Record<string, FieldConstraints>;

/** The values of the video dialog. */
export interface VideoForm {
  readonly link: string;
}

/**
 * The faults of the video dialog.
 *
 * @example
 * ```ts
 * videoFaults({ link: 'https://example.org/film' }).map(({ code }) => code) // ['forms-video']
 * ```
 */
export const videoFaults = ({ link }: VideoForm): readonly FieldFault[] => formFaults({ link }, VIDEO_FIELDS);

/** The faults of a custom video title; none for an empty one. */
export const videoTitleFaults = (title: string): readonly FieldFault[] => formFaults({ title }, TITLE);

const TITLE = { title: { label: 'title', kind: 'line', maxLength: NAME_MAX } } as const;
