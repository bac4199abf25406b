'use client';

import type { FieldDescription } from '@fairdesk/core/editor';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { SourcePage } from '../compare/source-page.ts';
import { SourceText } from '../compare/source-text.tsx';
import { fieldName } from '../names/block-names.ts';
import type { PageStore } from '../page-store.ts';
import { FieldInput } from './field-input.tsx';
import styles from './form.module.css';

interface Props {
  page: PageStore;
  fields: readonly FieldDescription[];
  /** The page in the language to translate from. */
  source: SourcePage;
}

/** The page itself: its title, and how search engines and other sites show it. */
export const PageForm = observer(function PageForm({ page, fields, source }: Props) {
  const labels = useLabels();
  const { t } = labels;
  const nameOf = (name: string) => fieldName(labels, 'Page', name);
  return (
    <div className={styles.form}>
      <header className={styles.head}>
        <h2>{t('editor-page')}</h2>
        <p>{t('editor-page-text')}</p>
      </header>
      <div className={styles.fields}>
        {fields.map((field) => {
          const [own] = field.names;
          return (
            <div key={own}>
              <FieldInput
                path={`page.${own}`}
                label={nameOf(own)}
                description={field}
                content={page.document.fields[own]}
                nameOf={nameOf}
                turn={page.turn}
                onChange={(content) => page.setPageField(own, content)}
              />
              {source.language && (
                <SourceText
                  language={source.language}
                  name={nameOf(own)}
                  description={field}
                  content={source.fields?.[own]}
                  own={page.document.fields[own]}
                  onUse={(content) => page.replace(() => page.setPageField(own, content))}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
});
