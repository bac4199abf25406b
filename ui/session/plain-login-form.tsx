import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { Button } from '../shared/button.tsx';
import { FormError } from '../shared/forms/form-error.tsx';
import { Icon } from '../shared/icon.tsx';
import type { Labels } from '../shared/texts/translate.ts';
import { loginErrors } from './login-errors.ts';
import type { LoginLinks } from './login-links.ts';
import { OtherWaysIn } from './other-ways-in.tsx';
import styles from './plain-login-form.module.css';
import session from './session.module.css';

interface Props {
  links: LoginLinks;
  /** The page to register as a visitor, on pages for visitors. */
  visitor?: string | undefined;
  /** The message keys of a submission without script. */
  codes: readonly string[];
  /** What was typed in it. */
  typed?: Readonly<Record<string, string>>;
  labels: Labels;
}

/**
 * The login form of pages without the framework, in the look of `login-form.tsx`. Its custom element submits it in
 * place; without script it is a plain form. Portal spec §2 "Login pop-up".
 */
export function PlainLoginForm({ links, visitor, codes, typed = {}, labels }: Props) {
  const { t, say } = labels;
  const invalid = codes.length > 0 || undefined;
  return (
    <sign-in-form data-errors={loginErrors(labels)}>
      <form method="post" action="/api/session/form" noValidate className={session.form}>
        <FormError hidden={codes.length === 0}>{codes.map((code) => say(code)).join('\n')}</FormError>
        <div className={styles.field}>
          <label htmlFor="username">{t('login-account-name')}</label>
          <input
            id="username"
            name="username"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed.username}
            aria-invalid={invalid}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor="password">{t('login-password')}</label>
          <div className={styles.password}>
            <input
              id="password"
              name="password"
              type="password"
              autoComplete="current-password"
              aria-invalid={invalid}
            />
            <button
              type="button"
              hidden
              className={styles.reveal}
              aria-label={t('login-show-password')}
              data-show={t('login-show-password')}
              data-hide={t('login-hide-password')}
            >
              <Icon of={IconEye} size={22} />
              <Icon of={IconEyeOff} size={22} />
            </button>
          </div>
        </div>
        <label className={styles.remember}>
          <input name="remember" type="checkbox" defaultChecked={typed.remember !== undefined} />
          {t('login-remember-me')}
        </label>
        <Button type="submit">{t('login-button')}</Button>
        <OtherWaysIn links={links} visitor={visitor} labels={labels} />
      </form>
    </sign-in-form>
  );
}
