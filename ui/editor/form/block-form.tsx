'use client';

import {
  type BlockDescription,
  type DocumentBlock,
  type FieldDescription,
  type ParamDescription,
  type PlacedBlock,
  placeAt,
} from '@fairdesk/core/editor';
import { SPLITTER_COLUMNS_MAX } from '@fairdesk/core/page';
import disclosure from '../../shared/disclosure.module.css';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { SourcePage } from '../compare/source-page.ts';
import { SourceText } from '../compare/source-text.tsx';
import { blockHint, blockName, fieldName } from '../names/block-names.ts';
import type { PageStore } from '../page-store.ts';
import { FieldInput } from './field-input.tsx';
import styles from './form.module.css';
import { MoveField } from './move-field.tsx';
import { ParamInput } from './param-input.tsx';

interface Props {
  page: PageStore;
  placed: PlacedBlock;
  /** The parameters that every block has. */
  common: readonly ParamDescription[];
  /** The names of the fields that an article has on its page. */
  articleFields: readonly string[];
  /** The page in the language to translate from. */
  source: SourcePage;
}

/** What can be said of the selected block: its texts, its settings, how it looks, where it stands. */
export const BlockForm = observer(function BlockForm(props: Props) {
  const { page, placed, common, articleFields, source } = props;
  const labels = useLabels();
  const { t } = labels;
  const { block } = placed;
  const { id, component, fields, params } = block;
  const description = page.describe(block);
  const name = blockName(labels, component);
  const own = (description?.params ?? []).filter((param) => isAsked(block, description, param));
  const look = common.filter(({ name: param }) => !TECHNICAL.includes(param));
  const technical = common.filter(({ name: param }) => TECHNICAL.includes(param));
  const inputs = (list: readonly ParamDescription[]) =>
    list.map((param) => (
      <ParamInput
        key={param.name}
        block={id}
        description={param}
        value={params[param.name] ?? ''}
        onChange={(value) => page.setParam(id, param.name, value)}
      />
    ));
  const columns = block.places.length;
  // An article's own form has the fields of its page.
  const visibleFields = (description?.fields ?? []).filter(
    ({ names: [field] }) =>
      fields[field] !== undefined || !(description?.isOfPage && articleFields.includes(field)),
  );
  return (
    <div key={id} className={styles.form}>
      <header className={styles.head}>
        <h2>{name}</h2>
        {description ? <p>{blockHint(labels, component)}</p> : <p>{t('editor-unknown-block')}</p>}
      </header>
      {page.article === block && <p className={styles.head}>{t('editor-article-elsewhere')}</p>}
      {visibleFields.length > 0 && (
        <div className={styles.fields}>
          {titleFirst(visibleFields).map((field) => {
            const [own] = field.names;
            const label = fieldName(labels, component, own);
            return (
              <div key={own}>
                <FieldInput
                  path={`${id}.${own}`}
                  label={label}
                  description={field}
                  content={fields[own]}
                  block={block}
                  nameOf={(each) => fieldName(labels, component, each)}
                  source={
                    source.language && { language: source.language, content: source.fieldsOf(id)?.[own] }
                  }
                  turn={page.turn}
                  onChange={(content) => page.setField(id, own, content)}
                />
                {source.language && (
                  <SourceText
                    language={source.language}
                    name={label}
                    description={field}
                    content={source.fieldsOf(id)?.[own]}
                    own={fields[own]}
                    onUse={(content) => page.replace(() => page.setField(id, own, content))}
                  />
                )}
              </div>
            );
          })}
        </div>
      )}
      {description?.places === 'columns' && (
        <SelectField
          path={`${id}.columns`}
          label={t('editor-columns')}
          value={String(columns)}
          options={Array.from({ length: SPLITTER_COLUMNS_MAX }, (_, index) => ({
            value: String(index + 1),
            label: t('editor-columns-n', { n: index + 1 }),
          }))}
          onChange={(count) => page.setColumns(id, Number(count))}
        />
      )}
      {own.length > 0 && <div className={styles.fields}>{inputs(own)}</div>}
      {component !== '' && (
        <details className={styles.more} open>
          <summary className={disclosure.summary}>{t('editor-look')}</summary>
          <div className={styles.fields}>{inputs(look)}</div>
        </details>
      )}
      <details className={styles.more}>
        <summary className={disclosure.summary}>{t('editor-position')}</summary>
        <div className={styles.fields}>
          <MoveField
            page={page}
            placed={placed}
            siblings={placeAt(page.document, placed.spot)?.blocks ?? []}
          />
          {component !== '' && inputs(technical)}
        </div>
      </details>
    </div>
  );
});

/** For those who know the style sheets of the site. */
const TECHNICAL = ['RenderingIdentifier', 'GridParameters', 'Styles'];

/** The number of columns has an input of its own, and only columns that the splitter has have settings. */
const isAsked = (
  { places }: DocumentBlock,
  description: BlockDescription | undefined,
  { name }: ParamDescription,
): boolean => {
  if (description?.places !== 'columns') return true;
  const column = /\d+$/.exec(name)?.[0];
  return column !== undefined && places.some(({ key }) => key.startsWith(`column-${column}-`));
};

/** A title comes first, wherever the content platform stores it. */
const titleFirst = (fields: readonly FieldDescription[]): readonly FieldDescription[] =>
  fields.toSorted((one, other) => Number(isTitle(other)) - Number(isTitle(one)));

const isTitle = ({ names: [name] }: FieldDescription): boolean => name === 'Title';
