'use client';

import { ARTICLE_ITEMS_MAX, type ArticleEntry, articlesByDate } from '@fairdesk/core/editor';
import type { Language } from '@fairdesk/core/shared';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import formStyles from '../form/form.module.css';
import { ItemTools } from '../form/item-tools.tsx';
import { usePageLanguage } from '../page-language.ts';
import styles from './article.module.css';
import { useArticleChoices } from './article-choices.ts';

interface Props {
  path: string;
  label: string;
  /** The ids of the chosen articles. */
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** The articles below an article, in their order; without a choice, readers see similar ones. */
export function RelatedInput({ path, label, ids, onChange }: Props) {
  const { t } = useLabels();
  const { articles, path: own } = useArticleChoices();
  const language = usePageLanguage();
  const others = articlesByDate(articles.filter((article) => article.path !== own));
  const titleOf = (id: string): string => {
    const article = articles.find((each) => each.id === id);
    return article ? titleIn(article, language) : t('editor-article-related-unknown');
  };
  const move = (place: number, to: number) => {
    const next = ids.filter((_, index) => index !== place);
    const id = ids[place];
    if (id !== undefined) onChange([...next.slice(0, to), id, ...next.slice(to)]);
  };
  const free = others.filter(({ id }) => !ids.includes(id));
  return (
    <fieldset className={formStyles.group}>
      <legend>{label}</legend>
      {ids.length === 0 && <p className={styles.hint}>{t('editor-article-related-none')}</p>}
      <ol className={formStyles.items}>
        {ids.map((id, place) => {
          const name = titleOf(id);
          return (
            <li key={id} className={styles.related}>
              <span>{name}</span>
              <ItemTools
                name={name}
                place={place}
                count={ids.length}
                removal={t('editor-article-related-remove', { name })}
                onMove={(to) => move(place, to)}
                onRemove={() => onChange(ids.filter((each) => each !== id))}
              />
            </li>
          );
        })}
      </ol>
      {free.length > 0 && ids.length < ARTICLE_ITEMS_MAX && (
        <SelectField
          path={path}
          label={t('editor-article-related-add')}
          value=""
          none={t('editor-article-related-choose')}
          options={free.map((article) => ({ value: article.id, label: titleIn(article, language) }))}
          onChange={(id) => id !== '' && onChange([...ids, id])}
        />
      )}
    </fieldset>
  );
}

/** In the language of the page, else in the first one that the article has. */
const titleIn = ({ translations, path }: ArticleEntry, language: Language): string =>
  (translations.find((each) => each.language === language) ?? translations[0])?.title ?? path;
