import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';

/** `primary` once per view; `quiet` has an outline, `plain` only its words. */
type ButtonLook = 'primary' | 'quiet' | 'plain';

interface Props extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** Work is under way: it stays in focus and cannot be pressed again. */
  busy?: boolean;
  icon?: ReactNode;
}

/** Says a verb and a thing. */
export function Button({ look = 'primary', busy = false, icon, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-look={look}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {children}
    </button>
  );
}

interface LinkProps {
  href: string;
  look?: ButtonLook;
  icon?: ReactNode;
  target?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Looks like a button and goes somewhere. */
export function ButtonLink({ look = 'primary', icon, className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={className ? `${styles.button} ${className}` : styles.button} data-look={look}>
      {icon}
      {children}
    </Link>
  );
}
