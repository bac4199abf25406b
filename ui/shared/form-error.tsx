import { IconAlertTriangle } from '@tabler/icons-react';
import styles from './form.module.css';
import { Icon } from './icon.tsx';

interface Props {
  /** One sentence a line. */
  children: string;
}

/** Why a form was not accepted; read out at once. */
export function FormError({ children }: Props) {
  return (
    <div role="alert" className={styles.error}>
      <Icon of={IconAlertTriangle} />
      <p>{children}</p>
    </div>
  );
}
