import {
  type BlockChange,
  COMPONENT_CHANGE,
  type ContentChange,
  type DocumentChanges,
  HIDDEN_CHANGE,
} from '@fairdesk/core/editor';
import { blockName, fieldName, paramName } from '../../editor/names/block-names.ts';
import { useLabels } from '../../shared/labels.tsx';
import { contentDifference } from './content-text.ts';
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
  const { fields, blocks } = changes;
  return (
    <section className={styles.changes} aria-label={t('pages-changes')}>
      <h3>{t(isDraft ? 'pages-changes-draft' : 'pages-changes-published')}</h3>
      {fields.length + blocks.length === 0 && <p>{t('pages-changes-none')}</p>}
      {fields.length > 0 && (
        <div className={styles.block}>
          <h4>{t('pages-changes-page')}</h4>
          <Contents component="Page" changes={fields} />
        </div>
      )}
      {blocks.map((change) => (
        <Block key={`${change.kind} ${change.block.id}`} change={change} />
      ))}
    </section>
  );
}

function Block({ change: { kind, block, changes } }: { change: BlockChange }) {
  const labels = useLabels();
  const { t } = labels;
  const contents = changes.filter(({ name }) => kind === 'changed' || !name.startsWith('@'));
  return (
    <div className={styles.block} data-kind={kind}>
      <h4>
        {blockName(labels, block.component)} <span className={styles.kind}>{t(`pages-changes-${kind}`)}</span>
      </h4>
      <Contents component={block.component} changes={contents} />
    </div>
  );
}

function Contents({ component, changes }: { component: string; changes: readonly ContentChange[] }) {
  const labels = useLabels();
  const { t } = labels;
  const labelOf = (name: string): string => {
    if (name === HIDDEN_CHANGE) return t('pages-changes-hidden');
    if (name === COMPONENT_CHANGE) return t('pages-changes-component');
    return name.startsWith('@') ? paramName(labels, name.slice(1)) : fieldName(labels, component, name);
  };
  return (
    <dl>
      {changes.map((change) => (
        <div key={change.name}>
          <dt>{labelOf(change.name)}</dt>
          <dd dir="auto">
            {change.name === HIDDEN_CHANGE ? t('pages-changes-other') : <Words change={change} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Words({ change: { before, after } }: { change: ContentChange }) {
  const { t } = useLabels();
  const { parts, isMarkupOnly } = contentDifference(before, after);
  return (
    <>
      {parts.map(({ kind, text }, place) => {
        const key = `${place}${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        return kind === 'removed' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>;
      })}
      {isMarkupOnly && <small>{t('pages-changes-markup')}</small>}
    </>
  );
}
