import { CONTACT_TRAP } from '@fairdesk/core/contact';

/** A field that only programs fill in. */
export function TrapField({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input name={CONTACT_TRAP} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
