import { type FieldFault, type FormField, formFaults, NAME_MAX } from '../shared/index.ts';
import { IMAGE_RULES } from './upload.ts';
import { type UploadFile, uploadFaults } from './upload-file.ts';

/** What the dialog of an image asks for besides the file. Source: portal spec §5 "Required fields". */
export const IMAGE_FIELDS = {
  title: { label: 'title', required: true, maxLength: NAME_MAX },
} as const satisfies Record<string, FormField>;

/** An image as its dialog holds it. */
export interface ImageForm {
  readonly file: UploadFile;
  readonly title: string;
}

/** What is wrong with the dialog of an image. */
export const imageFaults = ({ file, title }: ImageForm): readonly FieldFault[] => [
  ...formFaults({ title }, IMAGE_FIELDS),
  ...uploadFaults('file', file, IMAGE_RULES),
];
