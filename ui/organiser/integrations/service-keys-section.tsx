'use client';

import { type NewServiceKey, type ServiceKey, serviceKeyState } from '@fairdesk/core/organiser';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { Icon } from '../../shared/icon.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { useNow } from '../../shared/use-now.ts';
import styles from '../team/people.module.css';
import { useOrganiser } from '../use-organiser.ts';
import { IntegrationSection } from './integration-section.tsx';
import { NewSecret } from './new-secret.tsx';
import { ServiceKeyFacts } from './service-key-facts.tsx';
import { ServiceKeyHelp } from './service-key-help.tsx';
import { ServiceKeySheet } from './service-key-sheet.tsx';

interface Props {
  keys: readonly ServiceKey[];
  timeZone: string;
  /** ISO: the server's time. */
  now: string;
  /** The address of the JSON:API. */
  address: string;
}

const MINUTE_MS = 60_000;

/** The keys of the organiser's programs: made, shown once, and revoked here. */
export function ServiceKeysSection({ keys: stored, timeZone, now: atLoad, address }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const { revokeServiceKey } = useOrganiser();
  const now = useNow(atLoad, MINUTE_MS);
  const [keys, setKeys] = useState(stored);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<NewServiceKey>();
  const [ending, setEnding] = useState<ServiceKey>();
  const [isBusy, setBusy] = useState(false);
  const revoke = async ({ id, name }: ServiceKey) => {
    setBusy(true);
    const revoked = await revokeServiceKey(id);
    setBusy(false);
    setEnding(undefined);
    if (revoked.isErr()) return toast.failed(t('service-key-revoke-failed'));
    setKeys(revoked.value);
    if (made?.key.id === id) setMade(undefined);
    toast.done(t('service-key-revoked-done', { name }));
  };
  const begin = (
    <Button look="quiet" icon={<Icon of={IconPlus} />} onClick={() => setMaking(true)}>
      {t('service-key-new')}
    </Button>
  );
  return (
    <IntegrationSection
      id="service-keys"
      title={t('service-keys')}
      text={t('service-key-text')}
      action={keys.length > 0 && begin}
    >
      {made && (
        <NewSecret
          key={made.key.id}
          kind="service-key"
          name={made.key.name}
          secret={made.secret}
          onClose={() => setMade(undefined)}
        />
      )}
      <div className={styles.columns}>
        {keys.length === 0 ? (
          <EmptyState text={t('service-key-none')}>{begin}</EmptyState>
        ) : (
          <ul className={styles.people}>
            {keys.map((key) => (
              <li key={key.id}>
                <div className={styles.person}>
                  <strong>{key.name}</strong>
                  <ServiceKeyFacts serviceKey={key} timeZone={timeZone} now={now} />
                </div>
                {serviceKeyState(key, now) === 'active' && (
                  <div className={styles.verbs}>
                    <Button look="plain" onClick={() => setEnding(key)}>
                      {t('service-key-revoke')}
                      <span className="visually-hidden">: {key.name}</span>
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
        <ServiceKeyHelp address={address} />
      </div>
      {isMaking && (
        <ServiceKeySheet
          timeZone={timeZone}
          onSaved={(saved) => {
            setMade(saved);
            setKeys([saved.key, ...keys]);
            setMaking(false);
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {ending && (
        <ConfirmDialog
          title={t('service-key-revoke-title', { name: ending.name })}
          text={t('service-key-revoke-text')}
          action={t('service-key-revoke')}
          busy={isBusy}
          onConfirm={() => void revoke(ending)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </IntegrationSection>
  );
}
