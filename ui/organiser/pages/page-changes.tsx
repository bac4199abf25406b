import {
  type BlockChange,
  COMPONENT_CHANGE,
  type ContentChange,
  type DocumentChanges,
  descriptionOf,
  type FieldDescription,
  HIDDEN_CHANGE,
} from '@fairdesk/core/editor';
import { blockName, fieldName, paramName } from '../../editor/names/block-names.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { contentDifference } from './content-text.ts';
import type { PageDescriptions } from './page-use-cases.ts';
import styles from './page-versions.module.css';

interface Props {
  /** From an earlier version. */
  changes: DocumentChanges;
  descriptions: PageDescriptions;
  /** Whether they lead to a draft, rather than to what visitors see. */
  isDraft: boolean;
}

/** What differs between two versions of a page, block by block: the old struck, the new marked. */
export function PageChanges({ changes, descriptions, isDraft }: Props) {
  const { t } = useLabels();
  const { fields, blocks } = changes;
  return (
    <section className={styles.changes} aria-label={t('pages-changes')}>
      <h3>{t(isDraft ? 'pages-changes-draft' : 'pages-changes-published')}</h3>
      {fields.length + blocks.length === 0 && <p>{t('pages-changes-none')}</p>}
      {fields.length > 0 && (
        <div className={styles.block}>
          <h4>{t('pages-changes-page')}</h4>
          <Contents component="Page" fields={descriptions.page} changes={fields} />
        </div>
      )}
      {blocks.map((change) => (
        <Block
          key={`${change.kind} ${change.block.id}`}
          change={change}
          fields={descriptionOf(descriptions.blocks, change.block.component)?.fields ?? []}
        />
      ))}
    </section>
  );
}

interface BlockProps {
  change: BlockChange;
  fields: readonly FieldDescription[];
}

function Block({ change: { kind, block, changes }, fields }: BlockProps) {
  const labels = useLabels();
  const { t } = labels;
  const contents = changes.filter(({ name }) => kind === 'changed' || !name.startsWith('@'));
  return (
    <div className={styles.block} data-kind={kind}>
      <h4>
        {blockName(labels, block.component)} <span className={styles.kind}>{t(`pages-changes-${kind}`)}</span>
      </h4>
      <Contents component={block.component} fields={fields} changes={contents} />
    </div>
  );
}

interface ContentsProps {
  component: string;
  /** Those that the component is known to have. */
  fields: readonly FieldDescription[];
  changes: readonly ContentChange[];
}

function Contents({ component, fields, changes }: ContentsProps) {
  const labels = useLabels();
  const { t } = labels;
  const labelOf = (name: string): string => {
    if (name === HIDDEN_CHANGE) return t('pages-changes-hidden');
    if (name === COMPONENT_CHANGE) return t('pages-changes-component');
    return name.startsWith('@') ? paramName(labels, name.slice(1)) : fieldName(labels, component, name);
  };
  const fieldOf = (name: string): FieldDescription | undefined =>
    name.startsWith('@') ? PARAM : fields.find(({ names: [own] }) => own === name);
  return (
    <dl>
      {changes.map((change) => (
        <div key={change.name}>
          <dt>{labelOf(change.name)}</dt>
          <dd dir="auto">
            {change.name === HIDDEN_CHANGE ? (
              t('pages-changes-other')
            ) : (
              <Words change={change} field={fieldOf(change.name)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Parameters and names of components are plain texts. */
const PARAM: FieldDescription = { holds: 'line', names: ['@'] };

interface WordsProps {
  change: ContentChange;
  field: FieldDescription | undefined;
}

function Words({ change: { before, after }, field }: WordsProps) {
  const { t } = useLabels();
  const { parts, isMarkupOnly } = contentDifference(before, after, field);
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
