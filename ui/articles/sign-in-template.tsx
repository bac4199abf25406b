import { localPath } from '@fairdesk/core/shared';
import { IconX } from '@tabler/icons-react';
import type { SignOnLink } from '../navigation/frame-data.ts';
import { loginErrors } from '../session/login-errors.ts';
import { Button, ButtonLink } from '../shared/button.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './article-reactions.module.css';

interface Props {
  labels: ServerLabels;
  signOn: SignOnLink | undefined;
}

/** The login pop-up, inert until a signed-out visitor reacts. Source: site spec §4 "On 401", portal spec §2. */
export function SignInTemplate({ labels, signOn }: Props) {
  const { t, language } = labels;
  return (
    <template data-errors={loginErrors(labels)}>
      <dialog className={styles.dialog} data-lock="both" aria-labelledby="sign-in-title">
        <div className={styles.head}>
          <h2 id="sign-in-title">{t('login-title')}</h2>
          <IconButton icon={IconX} name={t('close')} data-close />
        </div>
        <p>{t('reactions-sign-in')}</p>
        <form noValidate className={styles.form}>
          <p role="alert" className={styles.error} />
          <label>
            {t('login-account-name')}
            <input
              name="username"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </label>
          <label>
            {t('login-password')}
            <input name="password" type="password" autoComplete="current-password" />
          </label>
          <label className={styles.remember}>
            <input name="remember" type="checkbox" />
            {t('login-remember-me')}
          </label>
          <Button type="submit">{t('login-button')}</Button>
        </form>
        {signOn && (
          <ButtonLink look="quiet" href={signOn.href}>
            {t('login-sign-on', { name: signOn.name })}
          </ButtonLink>
        )}
        <p className={styles.links}>
          {!signOn && (
            <a data-return href={localPath({ language, path: '/register?as=visitor&return=' })}>
              {t('login-visitor')}
            </a>
          )}
          <a data-return href={localPath({ language, path: '/forgot-password?return=' })}>
            {t('login-forgot')}
          </a>
        </p>
      </dialog>
    </template>
  );
}
