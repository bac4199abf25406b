'use client';

import { restorableUntil } from '@fairdesk/core/profile';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../shared/button.tsx';
import { Icon } from '../shared/icon.tsx';
import { observer } from '../shared/observer.ts';
import { instantDayText } from '../shared/texts/format.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useProfile } from './use-profile.tsx';

interface Props {
  onRestore: (logo: string) => Promise<void>;
}

/** The logo deleted last, with a button to restore it; renders nothing when there is none. */
export const FormerLogo = observer(function FormerLogo({ onRestore }: Props) {
  const { t, language } = useLabels();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const { profile, timeZone } = useProfile();
  const { formerLogo, canEdit } = profile;
  if (!formerLogo || !canEdit) return null;
  const { id, deleted } = formerLogo;
  const restore = async () => {
    setBusy(true);
    await onRestore(id);
    setBusy(false);
  };
  return (
    <>
      <p>
        {t('logo-restorable', {
          // The period ends at midnight UTC; a day that it ends in does not count.
          until: instantDayText(`${restorableUntil(deleted)}T00:00Z`, timeZone, language),
          deleted: instantDayText(deleted, timeZone, language),
        })}
      </p>
      <p>
        <Button
          look="quiet"
          busy={busy}
          disabled={!hydrated}
          icon={<Icon of={IconArrowBackUp} />}
          onClick={() => void restore()}
        >
          {t('logo-restore')}
        </Button>
      </p>
    </>
  );
});
