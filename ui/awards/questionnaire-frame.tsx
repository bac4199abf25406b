'use client';

import { type AwardForm, hasBack, nextButton, percentDone } from '@fairdesk/core/awards';
import type { AwardRegistrationBlock } from '@fairdesk/core/page';
import { IconArrowLeft, IconHelp, IconX } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from '../shared/button.tsx';
import { EmailLink, PhoneLink } from '../shared/contact-links.tsx';
import { Icon } from '../shared/icon.tsx';
import { observer } from '../shared/observer.ts';
import { Picture } from '../shared/picture.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import { useHydrated } from '../shared/use-hydrated.ts';
import { AwardTitle } from './award-title.tsx';
import { FormDialog } from './form-dialog.tsx';
import styles from './questionnaire.module.css';
import type { QuestionnaireStore } from './questionnaire-store.ts';
import { SaveState } from './save-state.tsx';
import { StepTabs } from './step-tabs.tsx';

interface Props {
  block: AwardRegistrationBlock;
  store: QuestionnaireStore;
  children: ReactNode;
}

/** The frame around every step: progress, help, and the product at the bottom. */
export const QuestionnaireFrame = observer(function QuestionnaireFrame({ block, store, children }: Props) {
  const { t } = useLabels();
  const { departure } = useUseCases();
  const [dialog, setDialog] = useState<'help' | 'close'>();
  const isReady = useHydrated();
  const { form } = block;
  const { step, steps } = store;
  const { product, award } = store.answers.questionnaire;
  const leave = () => departure.go(form.closeHref);
  return (
    <div className={styles.screen}>
      <header>
        <div className={styles.head}>
          <AwardTitle own={form.name} award={award} className={styles.award} />
          {form.help && (
            <Button look="plain" icon={<Icon of={IconHelp} />} onClick={() => setDialog('help')}>
              {t('award-help')}
            </Button>
          )}
          <Button
            look="plain"
            icon={<Icon of={IconX} />}
            onClick={() => (step ? setDialog('close') : leave())}
          >
            {t('close')}
          </Button>
        </div>
        {step && (
          <div className={styles.progress}>
            <p data-number>{t('award-step', { n: step.number, count: steps.length })}</p>
            <progress
              value={percentDone(step.number, steps.length)}
              max={100}
              aria-label={t('award-progress')}
            />
            <StepTabs store={store} />
          </div>
        )}
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot}>
        <div className={styles.bar}>
          <div className={styles.product}>
            {product.image.url && <Picture src={product.image.url} alt="" />}
            <div>
              <p className={styles.name}>{product.name}</p>
              <SaveState store={store} />
            </div>
          </div>
          <div className={styles.actions}>
            {step && hasBack(step.number) && (
              <Button look="quiet" icon={<Icon of={IconArrowLeft} />} onClick={store.back}>
                {t('award-back')}
              </Button>
            )}
            {step ? (
              <Button
                busy={store.isSaving}
                disabled={!isReady}
                onClick={onFirstPress(() => void store.next())}
              >
                {labelOf(store, t)}
              </Button>
            ) : (
              <Button disabled={!isReady} onClick={onFirstPress(store.begin)}>
                {form.labels.start || t('award-start')}
              </Button>
            )}
          </div>
        </div>
      </footer>
      <FrameDialog form={form} dialog={dialog} onLeave={leave} onClose={() => setDialog(undefined)} />
    </div>
  );
});

/** Ignores the second press of a double click: the button is that of the next step by then. */
const onFirstPress =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };

interface DialogProps {
  form: AwardForm;
  dialog: 'help' | 'close' | undefined;
  onLeave: () => void;
  onClose: () => void;
}

function FrameDialog({ form: { help, close }, dialog, onLeave, onClose }: DialogProps) {
  const { t } = useLabels();
  if (dialog === 'help' && help)
    return (
      <FormDialog title={help.title || t('award-help')} html={help.html} onClose={onClose}>
        {help.phone && <PhoneLink phone={help.phone} />}
        {help.email && <EmailLink email={help.email} />}
      </FormDialog>
    );
  if (dialog !== 'close') return null;
  return (
    <FormDialog title={close.title || t('award-close-title')} html={close.html} onClose={onClose}>
      {!close.html && <p>{t('award-close-text')}</p>}
      <div className={styles.actions}>
        <Button onClick={onLeave}>{t('award-close-leave')}</Button>
        <Button look="quiet" data-autofocus onClick={onClose}>
          {t('award-close-stay')}
        </Button>
      </div>
    </FormDialog>
  );
}

const labelOf = (store: QuestionnaireStore, t: ReturnType<typeof useLabels>['t']): string => {
  const { labels } = store.answers.form;
  switch (nextButton(store.step?.number ?? 1, store.steps.length)) {
    case 'submit':
      return labels.submit || t('award-submit');
    case 'review-summary':
      return labels.reviewSummary || t('award-review');
    case 'next':
      return labels.next || t('award-next');
  }
};
