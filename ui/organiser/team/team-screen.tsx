'use client';

import {
  isLastAdmin,
  TEAM_ROLES,
  type TeamChange,
  type TeamMember,
  type TeamRole,
} from '@fairdesk/core/organiser';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { instantDayText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { DeletionButton } from '../deletion/deletion-button.tsx';
import { useOrganiser } from '../use-organiser.ts';
import styles from './people.module.css';
import { PersonInvite } from './person-invite.tsx';
import { RoleChange } from './role-change.tsx';

type Change = (change: TeamChange) => Promise<boolean>;

interface Props {
  team: readonly TeamMember[];
  timeZone: string;
}

/** The organisers of the fair: invite, change the role, end the access. */
export function TeamScreen({ team: stored, timeZone }: Props) {
  const { t, say, language } = useLabels();
  const toast = useToast();
  const { changeTeam } = useOrganiser();
  const [team, setTeam] = useState(stored);
  const [removed, setRemoved] = useState<TeamMember>();
  const roleText = (role: TeamRole) => t(`team-role-${role}`);
  const change: Change = async (input) => {
    const changed = await changeTeam(team, input);
    if (changed.isOk()) {
      setTeam(changed.value);
      toast.done(t('saved'));
      return true;
    }
    const { error } = changed;
    const [fault] = error.kind === 'rejected' ? error.fields : [];
    // The person is no longer in the team, or has another role.
    const isStale = error.kind === 'not-found' || error.kind === 'conflict';
    toast.failed(
      fault ? say(fault.code, fault.params) : t(isStale ? 'team-changed-meanwhile' : 'team-failed'),
    );
    return false;
  };
  return (
    <div className={styles.columns}>
      <div>
        <ul className={styles.people}>
          {team.map((member) => {
            const { email, name, role, isMember } = member;
            const isFixed = isLastAdmin(team, member);
            return (
              <li key={`${role} ${email}`}>
                <div className={styles.person}>
                  <strong>{name || email}</strong>
                  <MemberFacts member={member} timeZone={timeZone} isFixed={isFixed} />
                </div>
                <div className={styles.verbs}>
                  {isMember && !isFixed ? (
                    <RoleChange
                      email={email}
                      roles={TEAM_ROLES}
                      textOf={roleText}
                      value={role}
                      explain={(next) => `${roleText(next)}: ${t(`team-role-${next}-text`)}`}
                      onChange={(next) => void change({ kind: 'role', email, from: role, role: next })}
                    />
                  ) : (
                    <span>{roleText(role)}</span>
                  )}
                  {!isMember && (
                    <Button
                      look="plain"
                      onClick={() => void change({ kind: 'invite', email, role, language })}
                    >
                      {t('exhibitor-desk-resend')}
                      <span className="visually-hidden">: {email}</span>
                    </Button>
                  )}
                  {!isFixed && (
                    <Button look="plain" onClick={() => setRemoved(member)}>
                      {t('exhibitor-desk-revoke')}
                      <span className="visually-hidden">: {email}</span>
                    </Button>
                  )}
                  {!isFixed && (
                    <DeletionButton
                      look="plain"
                      target={{ kind: 'person', email }}
                      onDeleted={() => setTeam(team.filter((each) => each.email !== email))}
                    >
                      {t('deletion-person')}
                      <span className="visually-hidden">: {email}</span>
                    </DeletionButton>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
        <PersonInvite roles={TEAM_ROLES} textOf={roleText} start="staff" onInvite={change} />
      </div>
      <section className={styles.roles}>
        <h2>{t('team-roles')}</h2>
        <dl>
          {TEAM_ROLES.map((role) => (
            <div key={role}>
              <dt>{roleText(role)}</dt>
              <dd>{t(`team-role-${role}-text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {removed && (
        <ConfirmDialog
          title={t('exhibitor-desk-revoke-title', { email: removed.email })}
          text={t('team-remove-text')}
          action={t('exhibitor-desk-revoke')}
          onConfirm={() => {
            void change({ kind: 'remove', email: removed.email, role: removed.role });
            setRemoved(undefined);
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </div>
  );
}

interface FactsProps {
  member: TeamMember;
  timeZone: string;
  /** Whether it is the only administrator. */
  isFixed: boolean;
}

function MemberFacts({ member: { email, name, invited, lastSignIn }, timeZone, isFixed }: FactsProps) {
  const { t, language } = useLabels();
  const dated = (key: 'exhibitor-desk-signed-in' | 'exhibitor-desk-invited-on', at: string | undefined) =>
    at === undefined ? [] : [t(key, { date: instantDayText(at, timeZone, language) })];
  return (
    <p suppressHydrationWarning>
      {[
        ...(name ? [email] : []),
        ...dated('exhibitor-desk-signed-in', lastSignIn),
        ...dated('exhibitor-desk-invited-on', invited),
        ...(isFixed ? [t('team-only-admin')] : []),
      ].join(' · ')}
    </p>
  );
}
