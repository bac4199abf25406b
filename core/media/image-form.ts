import { type FieldConstraints, type FieldFault, formFaults, NAME_MAX } from '../shared/index.ts';
import { IMAGE_RULES } from './upload.ts';
import { type UploadFile, uploadFaults } from './upload-file.ts';

/** The fields of the image dialog, without the file. Source: portal spec §5 "Required fields". */
export const IMAGE_FIELDS = {
  title: { label: 'title', kind: 'line', required: true, maxLength: NAME_MAX },
} as const satisfies Record<string, FieldConstraints>;

/** The values of the image dialog. */
export interface ImageForm {
  readonly file: UploadFile;
  readonly title: string;
}

/** The faults of the image dialog. */
export const imageFaults = ({ file, title }: ImageForm): readonly FieldFault[] => [
  ...formFaults({ title }, IMAGE_FIELDS),
  ...uploadFaults('file', file, IMAGE_RULES),
];
