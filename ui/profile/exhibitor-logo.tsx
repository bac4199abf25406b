import { initialsOf } from '../shared/initials.ts';
import { Picture } from '../shared/picture.tsx';
import styles from './exhibitor-logo.module.css';

interface Props {
  name: string;
  /** Empty for none. */
  logoUrl: string;
  size: 'row' | 'card' | 'head';
}

/** A company's logo, or its initials in the event's colour. The name is displayed beside it. */
export function ExhibitorLogo({ name, logoUrl, size }: Props) {
  return (
    <span className={styles.logo} data-size={size} data-initials={logoUrl === '' || undefined}>
      {logoUrl === '' ? (
        <span aria-hidden="true">{initialsOf(name)}</span>
      ) : (
        <Picture src={logoUrl} alt="" className="on-paper" {...(size !== 'head' && { loading: 'lazy' })} />
      )}
    </span>
  );
}
