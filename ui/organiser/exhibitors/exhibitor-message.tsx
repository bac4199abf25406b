'use client';

import { selectionBody } from '@fairdesk/core/organiser';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import type { LetterOptions } from '../letters/letter-options.ts';
import { LetterWriter } from '../letters/letter-writer.tsx';
import { useOrganiser } from '../use-organiser.ts';
import type { ExhibitorListStore } from './exhibitor-list-store.ts';

interface Props {
  store: ExhibitorListStore;
  /** The tasks of the fair. */
  tasks: LetterOptions['tasks'];
}

/** Writes a mailing to the selected exhibitors. */
export const ExhibitorMessage = observer(function ExhibitorMessage({ store, tasks }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const { planMessages } = useOrganiser();
  const [options, setOptions] = useState<LetterOptions>();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const plan = await planMessages();
    setBusy(false);
    if (plan.isErr()) return toast.failed(t('exhibitor-list-failed'));
    setOptions({ ...plan.value, tasks });
  };
  return (
    <>
      <Button look="quiet" busy={isBusy} onClick={() => void open()}>
        {t('exhibitor-list-message')}
      </Button>
      {options && (
        <LetterWriter
          options={options}
          selection={selectionBody(store.selection)}
          onSent={() => {
            setOptions(undefined);
            toast.done(t('letter-sent'));
          }}
          onClose={() => setOptions(undefined)}
        />
      )}
    </>
  );
});
