import { IconAlertTriangle } from '@tabler/icons-react';
import { Icon } from '../icon.tsx';
import styles from './form.module.css';

interface Props {
  /** One message per line. */
  children: string;
  /** While there is no error yet. */
  hidden?: boolean;
}

/** Why a form was rejected; announced immediately. */
export function FormError({ children, hidden }: Props) {
  return (
    <div role="alert" className={styles.error} hidden={hidden}>
      <Icon of={IconAlertTriangle} />
      <p>{children}</p>
    </div>
  );
}
