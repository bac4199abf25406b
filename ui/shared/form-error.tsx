import { IconAlertTriangle } from '@tabler/icons-react';
import styles from './form.module.css';
import { Icon } from './icon.tsx';

interface Props {
  /** One message per line. */
  children: string;
}

/** Why a form was rejected; announced immediately. */
export function FormError({ children }: Props) {
  return (
    <div role="alert" className={styles.error}>
      <Icon of={IconAlertTriangle} />
      <p>{children}</p>
    </div>
  );
}
