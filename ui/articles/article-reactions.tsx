import type { Reaction } from '@fairdesk/core/articles';
import type { ArticleId } from '@fairdesk/core/shared';
import { IconBookmark, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import type { SignOnLink } from '../navigation/frame-data.ts';
import { Icon } from '../shared/icon.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './article-reactions.module.css';
import { SignInTemplate } from './sign-in-template.tsx';

interface Props {
  article: ArticleId;
  labels: ServerLabels;
  signOn?: SignOnLink | undefined;
}

const BUTTONS = [
  { reaction: 'like', icon: IconThumbUp, text: 'reactions-like' },
  { reaction: 'dislike', icon: IconThumbDown, text: 'reactions-dislike' },
  { reaction: 'save', icon: IconBookmark, text: 'reactions-save' },
] as const satisfies readonly { reaction: Reaction; icon: unknown; text: string }[];

/**
 * The buttons under an article. The page is cached for all visitors; the custom element loads the likes and the
 * visitor's own reactions. Hidden without scripts. Source: site spec §4 "Like, dislike and save".
 */
export function ArticleReactions({ article, labels, signOn }: Props) {
  const { t } = labels;
  return (
    <article-reactions
      class={styles.reactions}
      data-print="hide"
      data-article-id={article}
      data-likes={t('reactions-likes', { count: '{count}' })}
    >
      <fieldset className={styles.buttons}>
        <legend className="visually-hidden">{t('reactions')}</legend>
        {BUTTONS.map(({ reaction, icon, text }) => (
          <button key={reaction} type="button" data-reaction={reaction} aria-pressed="false">
            <Icon of={icon} />
            {t(text)} {reaction === 'like' && <span data-count className={styles.count} />}
          </button>
        ))}
      </fieldset>
      <p role="status" className="visually-hidden" />
      <p data-unsaved hidden className={styles.unsaved}>
        <span>{t('reactions-unsaved')}</span>
        <button type="button">{t('reactions-retry')}</button>
      </p>
      <SignInTemplate labels={labels} signOn={signOn} />
    </article-reactions>
  );
}
