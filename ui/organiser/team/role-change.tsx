'use client';

import { useState } from 'react';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { RoleSelect } from './role-select.tsx';

interface Props<Role extends string> {
  email: string;
  roles: readonly Role[];
  textOf: (role: Role) => string;
  value: Role;
  /** What the dialog says of the chosen role. */
  explain: (role: Role) => string;
  onChange: (role: Role) => void;
}

/**
 * Changes the role of a person, once confirmed: arrow keys on a closed list pass other roles, and an administrator
 * could lose their own permissions.
 */
export function RoleChange<Role extends string>(props: Props<Role>) {
  const { email, roles, textOf, value, explain, onChange } = props;
  const { t } = useLabels();
  const [chosen, setChosen] = useState<Role>();
  const title = t('exhibitor-desk-role-of', { email });
  return (
    <>
      <RoleSelect name={title} roles={roles} textOf={textOf} value={value} onChange={setChosen} />
      {chosen !== undefined && (
        <ConfirmDialog
          title={title}
          text={explain(chosen)}
          action={t('team-role-change')}
          onConfirm={() => {
            onChange(chosen);
            setChosen(undefined);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
