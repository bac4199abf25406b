import { ButtonLink } from '../shared/button.tsx';
import { Link } from '../shared/link.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import type { LoginLinks } from './login-links.ts';
import { returnHere } from './return-here.ts';
import styles from './session.module.css';

interface Props {
  links: LoginLinks;
  /** The page to register as a visitor, on pages for visitors. */
  visitor?: string | undefined;
  labels: Pick<Labels, 't'>;
}

/** Below a login form: the other ways to sign in, and to get an account. */
export function OtherWaysIn({ links: { signOn, link, forgot, register }, visitor, labels: { t } }: Props) {
  return (
    <>
      {signOn && (
        <ButtonLink look="quiet" href={signOn.href}>
          {t('login-sign-on', { name: signOn.name })}
        </ButtonLink>
      )}
      <p className={styles.links}>
        <Link href={link} data-return onClick={({ currentTarget }) => returnHere(currentTarget)}>
          {t('login-by-link')}
        </Link>
        <Link href={forgot} data-return onClick={({ currentTarget }) => returnHere(currentTarget)}>
          {t('login-forgot')}
        </Link>
        {!visitor && <Link href={register}>{t('login-register')}</Link>}
        {visitor && !signOn && <Link href={visitor}>{t('login-visitor')}</Link>}
      </p>
    </>
  );
}
