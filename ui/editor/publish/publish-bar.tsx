'use client';

import type { Failure } from '@fairdesk/core/shared';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { Popover } from '../../shared/dialogs/popover.tsx';
import { Link } from '../../shared/link.tsx';
import { observer } from '../../shared/observer.ts';
import { momentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { Labels } from '../../shared/texts/translate.ts';
import { useToast } from '../../shared/toasts/toast.tsx';
import type { PageStore } from '../page-store.ts';
import styles from './publish.module.css';
import type { PublishStore } from './publish-store.ts';
import { ScheduleSheet } from './schedule-sheet.tsx';
import { SeparatedAnswers } from './separated-answers.tsx';

interface Props {
  store: PublishStore;
  page: Pick<PageStore, 'restoreNames'>;
  timeZone: string;
  /** Of the page as visitors see it. */
  address: string | undefined;
}

/** What must be confirmed first. */
type Question = 'unpublish' | 'discard';

/** What visitors see of the page, and the buttons that change it. */
export const PublishBar = observer(function PublishBar({ store, page, timeZone, address }: Props) {
  const labels = useLabels();
  const { t, language } = labels;
  const toast = useToast();
  const [question, setQuestion] = useState<Question>();
  const [isScheduling, setScheduling] = useState(false);
  const { status, isDraft, publishAt, heldBack } = store;
  /** A page that is not published has no address to open. */
  const publicAddress = () => (store.status === 'published' ? address : undefined);
  const report = async (done: Promise<boolean>, text: string) => {
    if (await done) {
      const shown = publicAddress();
      return toast.done(text, shown === undefined ? undefined : { label: t('editor-see-page'), href: shown });
    }
    if (store.separated.length === 0) toast.failed(reasonFor(store.failure, labels));
  };
  const preview = async () => {
    // A browser opens a tab only at once, not after an answer.
    const tab = window.open('', '_blank');
    const href = await store.preview();
    if (href !== undefined && tab) {
      tab.location.href = href;
      return;
    }
    tab?.close();
    toast.failed(t('editor-preview-failed'));
  };
  const href = publicAddress();
  const when = publishAt === undefined ? '' : momentText(new Date(publishAt), timeZone, language);
  const state = () => {
    if (publishAt !== undefined) return t('editor-state-scheduled', { when });
    if (status === 'unpublished') return t('editor-state-unpublished');
    return t(isDraft ? 'editor-state-changed' : 'editor-state-published');
  };
  const entry = (text: string, run: () => void) => (
    <li>
      <button type="button" popoverTarget={MORE} popoverTargetAction="hide" onClick={run}>
        {text}
      </button>
    </li>
  );
  return (
    <div className={styles.bar}>
      <span className={styles.state} data-state={publishAt ? 'scheduled' : isDraft ? 'draft' : 'published'}>
        {state()}
      </span>
      <div className={styles.buttons}>
        <Button
          busy={store.isBusy}
          idle={!isDraft}
          onClick={() => void report(store.publish(), t('editor-published'))}
        >
          {t('editor-publish')}
        </Button>
        <Popover id={MORE} label={<span className="visually-hidden">{t('editor-publish-more')}</span>}>
          <ul className={styles.more}>
            {entry(t('editor-preview'), () => void preview())}
            {isDraft && entry(t('editor-schedule'), () => setScheduling(true))}
            {publishAt !== undefined &&
              entry(
                t('editor-schedule-cancel'),
                () => void report(store.cancelSchedule(), t('editor-schedule-cancelled')),
              )}
            {status === 'published' && isDraft && entry(t('editor-discard'), () => setQuestion('discard'))}
            {status === 'published' && entry(t('editor-unpublish'), () => setQuestion('unpublish'))}
            {href !== undefined && (
              <li>
                <Link href={href} target="_blank">
                  {t('editor-see-page')}
                </Link>
              </li>
            )}
          </ul>
        </Popover>
      </div>
      {heldBack && (
        <p role="status" className={styles.held}>
          {t('editor-held', { when: momentText(new Date(heldBack.at), timeZone, language) })}{' '}
          {heldBack.faults.map(({ code, params }) => labels.say(code, params)).join(' ')}
        </p>
      )}
      {isScheduling && (
        <ScheduleSheet
          timeZone={timeZone}
          isBusy={store.isBusy}
          onClose={() => setScheduling(false)}
          onChosen={(at) => {
            setScheduling(false);
            void report(store.publish(at), t('editor-scheduled'));
          }}
        />
      )}
      <SeparatedAnswers
        store={store}
        page={page}
        onPublish={() => void report(store.publishSeparated(), t('editor-published'))}
      />
      {question && (
        <ConfirmDialog
          title={t(`editor-${question}-title`)}
          text={t(`editor-${question}-text`)}
          action={t(`editor-${question}`)}
          onConfirm={() => {
            setQuestion(undefined);
            const done = question === 'unpublish' ? store.unpublish() : store.discard();
            void report(done, t(`editor-${question}-done`));
          }}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
});

const reasonFor = (failure: Failure | undefined, { t, say }: Labels): string => {
  if (failure?.kind === 'conflict') return t('editor-publish-changed');
  const [fault] = failure?.kind === 'rejected' ? failure.fields : [];
  return fault ? say(fault.code, fault.params) : t('editor-publish-failed');
};

/** The id of the popover. */
const MORE = 'editor-publish-more';
