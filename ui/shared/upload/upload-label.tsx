import fields from '../forms/field.module.css';
import styles from './upload-field.module.css';

interface Props {
  path: string;
  label: string;
  required: boolean;
  /** The field has no input, because no more files can be added. */
  isFull: boolean;
}

/** The label of a file field; without its input, the label takes the focus instead. */
export function UploadLabel({ path, label, required, isFull }: Props) {
  if (isFull)
    return (
      <p id={`field-${path}`} tabIndex={-1} className={fields.label}>
        {label}
      </p>
    );
  return (
    <label htmlFor={`field-${path}`} className={fields.label}>
      {label}
      {required && (
        <span aria-hidden className={styles.required}>
          {'\u00a0'}*
        </span>
      )}
    </label>
  );
}
