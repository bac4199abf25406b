'use client';

import { ARTICLE_ITEMS_MAX, ARTICLE_NAME_MAX, articleTags } from '@fairdesk/core/editor';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import formStyles from '../form/form.module.css';
import { usePageLanguage } from '../page-language.ts';
import styles from './article.module.css';
import { useArticleChoices } from './article-choices.ts';

interface Props {
  path: string;
  label: string;
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

/** How many tags of other articles are proposed at once. */
const PROPOSED_MAX = 12;

/** The tags of an article in its language: those of other articles are proposed, new ones can be typed. */
export function TagsInput({ path, label, tags, onChange }: Props) {
  const { t } = useLabels();
  const { articles } = useArticleChoices();
  const language = usePageLanguage();
  const [typed, setTyped] = useState('');
  const search = typed.trim().toLowerCase();
  const proposed = articleTags(articles, language)
    .filter((tag) => !tags.includes(tag) && tag.toLowerCase().includes(search))
    .slice(0, PROPOSED_MAX);
  const add = (text: string) => {
    setTyped('');
    const next = [...new Set([...tags, ...tagsIn(text)])].slice(0, ARTICLE_ITEMS_MAX);
    if (next.length > tags.length) onChange(next);
  };
  return (
    <fieldset className={formStyles.group}>
      <legend>{label}</legend>
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <span>{tag}</span>
              <IconButton
                icon={IconX}
                name={t('editor-article-tag-remove', { name: tag })}
                onClick={() => onChange(tags.filter((each) => each !== tag))}
              />
            </li>
          ))}
        </ul>
      )}
      {tags.length < ARTICLE_ITEMS_MAX && (
        <form
          className={formStyles.row}
          onSubmit={(event) => {
            event.preventDefault();
            add(typed);
          }}
        >
          <TextField
            path={path}
            label={t('editor-article-tag')}
            value={typed}
            rule={{ label: 'title', maxLength: ARTICLE_NAME_MAX }}
            counted={false}
            onChange={setTyped}
          />
          <Button type="submit" look="quiet">
            {t('editor-article-tag-add')}
          </Button>
        </form>
      )}
      {proposed.length > 0 && tags.length < ARTICLE_ITEMS_MAX && (
        <fieldset className={styles.proposed}>
          <legend>{t('editor-article-tags-used')}</legend>
          {proposed.map((tag) => (
            <Button key={tag} look="quiet" onClick={() => add(tag)}>
              {tag}
            </Button>
          ))}
        </fieldset>
      )}
    </fieldset>
  );
}

/** Addresses of lists delimit tags by commas. */
const tagsIn = (text: string): readonly string[] =>
  text
    .split(/[,|]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
