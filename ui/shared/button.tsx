import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';

/** `primary` once per view; `quiet` has an outline, `plain` only text. */
type ButtonLook = 'primary' | 'quiet' | 'plain';

interface Props extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** Work is in progress: the button keeps its focus but cannot be pressed again. */
  busy?: boolean;
  /** There is nothing to do: it keeps its focus too, since it may come of the button itself. */
  idle?: boolean;
  icon?: ReactNode;
}

/** The label names a verb and a thing. */
export function Button({
  look = 'primary',
  busy = false,
  idle = false,
  icon,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-look={look}
      aria-busy={busy || undefined}
      aria-disabled={busy || idle || undefined}
      onClick={busy || idle ? (event) => event.preventDefault() : onClick}
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
  /** Downloads the target, under this name. */
  download?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', icon, className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={className ? `${styles.button} ${className}` : styles.button} data-look={look}>
      {icon}
      {children}
    </Link>
  );
}
