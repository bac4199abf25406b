'use client';

import { type ArticleId, type Failure, throttledKey } from '@fairdesk/core/shared';
import { IconBookmarkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { SessionPage } from '../session/session-page.tsx';
import { Button } from '../shared/button.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { ErrorState } from '../shared/error-state.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { Link } from '../shared/link.tsx';
import { observer } from '../shared/observer.ts';
import { Picture } from '../shared/picture.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { Moment } from '../shared/texts/moment.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import styles from './saved-articles.module.css';
import { SavedArticlesStore, type SavedCard } from './saved-articles-store.ts';

interface Props {
  cards: readonly SavedCard[] | 'unavailable';
  account: string;
  /** The list of fairs; absent for visitors. */
  fairs?: string | undefined;
}

/** `/saved`: the articles that the visitor has saved, most recently saved first. */
export function SavedArticlesPage({ cards, account, fairs }: Props) {
  const { t } = useLabels();
  return (
    <SessionPage title={t('saved-title')}>
      {cards === 'unavailable' && <ErrorState text={t('saved-unavailable')} />}
      {cards !== 'unavailable' && cards.length === 0 && <EmptyState text={t('saved-none')} />}
      {cards !== 'unavailable' && cards.length > 0 && <SavedList cards={cards} />}
      {fairs && (
        <p>
          <Link href={fairs}>{t('account-fairs')}</Link>
        </p>
      )}
      <p>
        <Link href={account}>{t('account-mine')}</Link>
      </p>
    </SessionPage>
  );
}

const SavedList = observer(function SavedList({ cards }: { cards: readonly SavedCard[] }) {
  const { say } = useLabels();
  const toast = useToast();
  const { saveArticle } = useUseCases();
  const [store] = useState(() => new SavedArticlesStore(cards, saveArticle));
  const report = async (call: Promise<Failure | undefined>) => {
    const failure = await call;
    if (failure) toast.failed(say(throttledKey(failure) ?? 'saved-failed'));
  };
  return (
    <ul className={styles.list}>
      {store.cards.map((card) => (
        <li key={card.id} className={styles.row}>
          {store.removed.has(card.id) ? (
            <RemovedRow card={card} onRestore={(id) => void report(store.restore(id))} />
          ) : (
            <SavedRow card={card} onRemove={(id) => void report(store.remove(id))} />
          )}
        </li>
      ))}
    </ul>
  );
});

function SavedRow({ card, onRemove }: { card: SavedCard; onRemove: (id: ArticleId) => void }) {
  const { t } = useLabels();
  const { id, title, href, day, dateText, image } = card;
  return (
    <>
      {image && <Picture {...image} alt="" sizes="7.5rem" loading="lazy" />}
      <div className={styles.text}>
        <Moment of={day}>{dateText}</Moment>
        <h2>
          <Link href={href}>{title}</Link>
        </h2>
      </div>
      <IconButton icon={IconBookmarkOff} name={t('saved-remove', { title })} onClick={() => onRemove(id)} />
    </>
  );
}

/** Gets the focus, which the removed button had. */
function RemovedRow({ card, onRestore }: { card: SavedCard; onRestore: (id: ArticleId) => void }) {
  const { t } = useLabels();
  return (
    <>
      <p role="status" className={styles.removed}>
        {t('saved-removed', { title: card.title })}
      </p>
      <Button look="plain" autoFocus onClick={() => onRestore(card.id)}>
        {t('undo')}
      </Button>
    </>
  );
}
