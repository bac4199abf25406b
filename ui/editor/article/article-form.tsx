'use client';

import {
  ARTICLE_INTRODUCTION_MAX,
  ARTICLE_TITLE_MAX,
  type DocumentBlock,
  type FieldDescription,
  type ParamDescription,
  publishFaults,
} from '@fairdesk/core/editor';
import { TextField } from '../../shared/forms/text-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { SourcePage } from '../compare/source-page.ts';
import { SourceText } from '../compare/source-text.tsx';
import { FieldInput, type FieldInputProps } from '../form/field-input.tsx';
import styles from '../form/form.module.css';
import { ParamInput } from '../form/param-input.tsx';
import { fieldName } from '../names/block-names.ts';
import type { PageStore } from '../page-store.ts';
import articleStyles from './article.module.css';

interface Props {
  page: PageStore;
  fields: readonly FieldDescription[];
  /** The page in the language to translate from. */
  source: SourcePage;
}

/** The fields of an article, which its page, lists and feeds show. */
export const ArticleForm = observer(function ArticleForm({ page, fields, source }: Props) {
  const labels = useLabels();
  const { t } = labels;
  const content = page.document.fields;
  const faults = publishFaults(content, true);
  const nameOf = (name: string) => fieldName(labels, 'NewsArticle', name);
  return (
    <div className={styles.form}>
      <header className={styles.head}>
        <h2>{t('editor-article')}</h2>
        <p>{t('editor-article-text')}</p>
      </header>
      <div className={styles.fields}>
        {fields.map((field) => {
          const [own] = field.names;
          const fault = faults.find(({ path }) => path === own);
          const error = fault && labels.say(fault.code, fault.params);
          return (
            <div key={own}>
              <ArticleField
                path={`article.${own}`}
                label={nameOf(own)}
                description={field}
                content={content[own]}
                nameOf={nameOf}
                error={error}
                turn={page.turn}
                onChange={(next) => page.setArticleField(own, next)}
              />
              {source.language && (
                <SourceText
                  language={source.language}
                  name={nameOf(own)}
                  description={field}
                  content={source.fields?.[own]}
                  own={content[own]}
                  onUse={(next) => page.replace(() => page.setArticleField(own, next))}
                />
              )}
            </div>
          );
        })}
        <Settings page={page} />
      </div>
    </div>
  );
});

/** The longest texts, in characters; the title is required. */
const RULES = {
  Title: { label: 'title', maxLength: ARTICLE_TITLE_MAX, required: true },
  Introduction: { label: 'title', maxLength: ARTICLE_INTRODUCTION_MAX },
} as const;

/** Texts show their limit while typing; other fields their fault. */
function ArticleField({ error, ...field }: FieldInputProps & { error: string | undefined }) {
  const { path, label, content, turn, onChange } = field;
  const [name] = field.description.names;
  if (name === 'Title' || name === 'Introduction')
    return (
      <TextField
        key={turn}
        path={path}
        label={label}
        lines
        rows={name === 'Title' ? 2 : 4}
        rule={RULES[name]}
        counted={name === 'Introduction'}
        value={typeof content === 'string' ? content : ''}
        error={error}
        onChange={onChange}
      />
    );
  return (
    <>
      <FieldInput {...field} />
      {error !== undefined && (
        <p role="alert" className={articleStyles.faults}>
          {error}
        </p>
      )}
    </>
  );
}

/** The parameters of the block that shows the article: its variant. */
const Settings = observer(function Settings({ page }: { page: PageStore }) {
  const { article } = page;
  if (article === undefined) return null;
  return paramsOf(page, article).map((param) => (
    <ParamInput
      key={param.name}
      block={article.id}
      description={param}
      value={article.params[param.name] ?? ''}
      onChange={(value) => page.setParam(article.id, param.name, value)}
    />
  ));
});

const paramsOf = (page: PageStore, article: DocumentBlock): readonly ParamDescription[] =>
  page.describe(article)?.params ?? [];
