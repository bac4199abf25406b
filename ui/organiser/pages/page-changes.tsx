import {
  type BlockChange,
  type ContentChange,
  type DocumentChanges,
  isUnchanged,
} from '@fairdesk/core/editor';
import { useLabels } from '../../shared/labels.tsx';
import { contentDifference, nameText } from './content-text.ts';
import styles from './page-versions.module.css';

interface Props {
  /** From an earlier version. */
  changes: DocumentChanges;
  /** Whether they lead to a draft, rather than to what visitors see. */
  isDraft: boolean;
}

/** What differs between two versions of a page, block by block: the old struck, the new marked. */
export function PageChanges({ changes, isDraft }: Props) {
  const { t } = useLabels();
  const { fields, blocks, hasOther } = changes;
  return (
    <section className={styles.changes} aria-label={t('pages-changes')}>
      <h3>{t(isDraft ? 'pages-changes-draft' : 'pages-changes-published')}</h3>
      {isUnchanged(changes) && <p>{t('pages-changes-none')}</p>}
      {fields.length > 0 && (
        <div className={styles.block}>
          <h4>{t('pages-changes-page')}</h4>
          <Contents changes={fields} />
        </div>
      )}
      {blocks.map((change) => (
        <Block key={`${change.kind} ${change.block.id}`} change={change} />
      ))}
      {hasOther && <p className={styles.note}>{t('pages-changes-other')}</p>}
    </section>
  );
}

function Block({ change: { kind, block, changes } }: { change: BlockChange }) {
  const { t } = useLabels();
  const contents = changes.filter(({ name }) => kind === 'changed' || !name.startsWith('@'));
  return (
    <div className={styles.block} data-kind={kind}>
      <h4>
        {nameText(block.component)} <span className={styles.kind}>{t(`pages-changes-${kind}`)}</span>
      </h4>
      <Contents changes={contents} />
    </div>
  );
}

function Contents({ changes }: { changes: readonly ContentChange[] }) {
  const { t } = useLabels();
  return (
    <dl>
      {changes.map(({ name, before, after }) => {
        const { parts, isMarkupOnly } = contentDifference(before, after);
        return (
          <div key={name}>
            <dt>{name === '@@' ? t('pages-changes-component') : nameText(name)}</dt>
            <dd dir="auto">
              {parts.map(({ kind, text }, place) => {
                const key = `${place}${kind}`;
                if (kind === 'same') return <span key={key}>{text}</span>;
                return kind === 'removed' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>;
              })}
              {isMarkupOnly && <small>{t('pages-changes-markup')}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
