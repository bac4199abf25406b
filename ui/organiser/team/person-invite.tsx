'use client';

import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, languageAmong } from '@fairdesk/core/shared';
import { type FormEvent, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import input from '../../shared/forms/input.module.css';
import select from '../../shared/forms/select.module.css';
import { useFairLanguages } from '../../shared/texts/fair-languages.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './people.module.css';
import { RoleSelect } from './role-select.tsx';

/** Whom to invite, and in which language. */
interface Invitation<Role extends string> {
  readonly kind: 'invite';
  /** Without spaces around it, in lower case. */
  readonly email: string;
  readonly role: Role;
  readonly language: Language;
}

interface Props<Role extends string> {
  roles: readonly Role[];
  textOf: (role: Role) => string;
  /** The role that is chosen first. */
  start: Role;
  /** Resolves to whether the person was invited. */
  onInvite: (invitation: Invitation<Role>) => Promise<boolean>;
}

/** Invites a person by mail. */
export function PersonInvite<Role extends string>({ roles, textOf, start, onInvite }: Props<Role>) {
  const { t, language: own } = useLabels();
  const ofFair = useFairLanguages();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState(start);
  const [language, setLanguage] = useState<Language>(() => languageAmong(ofFair, own));
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const isInvited = await onInvite({ kind: 'invite', email: email.trim().toLowerCase(), role, language });
    setBusy(false);
    // The next address may have been typed meanwhile.
    if (isInvited) setEmail((current) => (current === email ? '' : current));
  };
  return (
    <form className={styles.invite} onSubmit={(event) => void submit(event)}>
      <label className={styles.email}>
        {t('exhibitor-desk-email')}
        <input
          className={input.input}
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </label>
      <label htmlFor="invite-role">
        {t('exhibitor-desk-role')}
        <RoleSelect id="invite-role" roles={roles} textOf={textOf} value={role} onChange={setRole} />
      </label>
      <label>
        {t('exhibitor-desk-language')}
        <select
          className={select.select}
          value={language}
          onChange={({ currentTarget: { value } }) => isLanguage(value) && setLanguage(value)}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {LANGUAGE_NAMES[each]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="quiet" busy={isBusy}>
        {t('exhibitor-desk-invite')}
      </Button>
    </form>
  );
}
