import { Picture } from '../picture.tsx';
import { useLabels } from '../texts/labels.tsx';
import type { ChosenFile } from '../upload/chosen-file.ts';
import styles from './edit-notes.module.css';

interface Props {
  /** The file to upload. */
  chosen: ChosenFile | undefined;
  /** The address of the stored picture. */
  stored: string | undefined;
}

/** The picture of a version, for comparison: the chosen one, or else the stored one. */
export function VersionPicture({ chosen, stored }: Props) {
  const { t } = useLabels();
  const src = chosen?.preview ?? stored;
  return src ? (
    <Picture src={src} alt={chosen?.name ?? ''} className={styles.picture} />
  ) : (
    t('conflict-empty')
  );
}
