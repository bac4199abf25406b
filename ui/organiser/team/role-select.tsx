'use client';

import select from '../../shared/forms/select.module.css';

interface Props<Role extends string> {
  roles: readonly Role[];
  textOf: (role: Role) => string;
  value: Role;
  onChange: (role: Role) => void;
  /** The accessible name, where no label refers to the field. */
  name?: string;
  id?: string;
}

/** Chooses the role of a person. */
export function RoleSelect<Role extends string>({ roles, textOf, value, onChange, name, id }: Props<Role>) {
  return (
    <select
      className={select.select}
      id={id}
      aria-label={name}
      value={value}
      onChange={(event) => {
        const chosen = roles.find((role) => role === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {textOf(role)}
        </option>
      ))}
    </select>
  );
}
