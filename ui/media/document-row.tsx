import type { CompanyDocument } from '@fairdesk/core/media';
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../shared/icon.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './document-row.module.css';

interface Props {
  document: CompanyDocument;
  /** 4 in a section with its own heading. */
  level?: 3 | 4;
  /** Further actions. */
  more?: ReactNode;
  /** Absent for read-only users. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** A document with its texts and download link. */
export function DocumentRow({ document, level = 3, more, onEdit, onDelete }: Props) {
  const { t } = useLabels();
  const Heading = level === 3 ? 'h3' : 'h4';
  const { title: name, description, type, url, held } = document;
  return (
    <li className={styles.row} data-row={document.id}>
      <div className={styles.words}>
        <Heading className={styles.title}>{name}</Heading>
        <p className={styles.kind}>{t(`document-${type}`)}</p>
        {description && <p className={styles.text}>{description}</p>}
        {held ? (
          <p className={styles.held}>{t(`document-${held}`)}</p>
        ) : (
          <a className={styles.download} href={url} target="_blank" rel="noopener">
            <Icon of={IconDownload} />
            {t('document-download', { name })}
            <span className="visually-hidden"> ({t('new-tab')})</span>
          </a>
        )}
      </div>
      {onEdit && onDelete && (
        <div className={styles.actions}>
          {more}
          <IconButton icon={IconPencil} name={t('document-edit-named', { name })} onClick={onEdit} />
          <IconButton icon={IconTrash} name={t('media-delete-named', { name })} onClick={onDelete} />
        </div>
      )}
    </li>
  );
}
