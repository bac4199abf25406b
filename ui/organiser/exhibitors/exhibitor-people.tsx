'use client';

import { COMPANY_ROLES, type CompanyRole, type ExhibitorPerson } from '@fairdesk/core/organiser';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { instantDayText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { DeletionButton } from '../deletion/deletion-button.tsx';
import list from '../team/people.module.css';
import { PersonInvite } from '../team/person-invite.tsx';
import { RoleChange } from '../team/role-change.tsx';
import type { ChangeThis } from './change-this.ts';
import styles from './exhibitor.module.css';

interface Props {
  people: readonly ExhibitorPerson[];
  timeZone: string;
  onChange: ChangeThis;
  /** Absent for those who may not delete people. */
  onDeleted?: (() => Promise<void>) | undefined;
}

const roleOf = (text: string): CompanyRole => COMPANY_ROLES.find((role) => role === text) ?? 'viewer';

/** The people of an exhibitor: invite, invite again, change the role, end the access. */
export function ExhibitorPeople({ people, timeZone, onChange, onDeleted }: Props) {
  const { t, language } = useLabels();
  const [revoked, setRevoked] = useState<ExhibitorPerson>();
  const roleText = (role: CompanyRole) => t(`exhibitor-desk-role-${role}`);
  return (
    <section className={styles.part}>
      <h2>{t('exhibitor-desk-people')}</h2>
      <ul className={list.people}>
        {people.map((person) => {
          const role = roleOf(person.role);
          return (
            <li key={person.email}>
              <div className={list.person}>
                <strong>{person.name || person.email}</strong>
                <p>
                  {person.name && `${person.email} · `}
                  <PersonState person={person} timeZone={timeZone} />
                </p>
              </div>
              <div className={list.verbs}>
                {person.isMember && (
                  <RoleChange
                    email={person.email}
                    roles={COMPANY_ROLES}
                    textOf={roleText}
                    value={role}
                    explain={(chosen) => `${roleText(role)} → ${roleText(chosen)}`}
                    onChange={(chosen) =>
                      void onChange({ kind: 'role', email: person.email, role: chosen, from: person.role })
                    }
                  />
                )}
                {!person.hasAccount && (
                  <Button
                    look="plain"
                    onClick={() => void onChange({ kind: 'invite', email: person.email, role, language })}
                  >
                    {t('exhibitor-desk-resend')}
                  </Button>
                )}
                <Button look="plain" onClick={() => setRevoked(person)}>
                  {t('exhibitor-desk-revoke')}
                </Button>
                {onDeleted && (
                  <DeletionButton
                    look="plain"
                    target={{ kind: 'person', email: person.email }}
                    onDeleted={() => void onDeleted()}
                  >
                    {t('deletion-person')}
                    <span className="visually-hidden">: {person.email}</span>
                  </DeletionButton>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <PersonInvite roles={COMPANY_ROLES} textOf={roleText} start="editor" onInvite={onChange} />
      {revoked && (
        <ConfirmDialog
          title={t('exhibitor-desk-revoke-title', { email: revoked.email })}
          text={t('exhibitor-desk-revoke-text')}
          action={t('exhibitor-desk-revoke')}
          onConfirm={() => {
            void onChange({ kind: 'revoke', email: revoked.email });
            setRevoked(undefined);
          }}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </section>
  );
}

interface StateProps {
  person: ExhibitorPerson;
  timeZone: string;
}

function PersonState({ person: { lastSignIn, invited }, timeZone }: StateProps) {
  const { t, language } = useLabels();
  const dayOf = (instant: string) => instantDayText(instant, timeZone, language);
  if (lastSignIn !== undefined)
    return <Moment of={lastSignIn}>{t('exhibitor-desk-signed-in', { date: dayOf(lastSignIn) })}</Moment>;
  if (invited !== undefined)
    return <Moment of={invited}>{t('exhibitor-desk-invited-on', { date: dayOf(invited) })}</Moment>;
  return t('exhibitor-list-never');
}
