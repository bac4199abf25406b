import { Button } from '../shared/button.tsx';
import form from '../shared/form.module.css';
import { FormError } from '../shared/form-error.tsx';
import type { Labels } from '../shared/translate.ts';
import { EMAIL } from './account-fields.ts';
import styles from './plain-login-form.module.css';
import { SentView } from './sent-view.tsx';
import { SessionPage } from './session-page.tsx';

interface Props {
  /** The route that mails the link. */
  source: string;
  title: string;
  text: string;
  /** The text once the request is accepted. */
  sent: string;
  signIn: string;
  labels: Labels;
}

/** A page that requests a mail with a link, without the framework: its custom element sends the form. */
export function PlainEmailForm({ source, title, text, sent, signIn, labels }: Props) {
  const { t } = labels;
  const id = `field-${EMAIL.name}`;
  return (
    <email-form data-source={source} data-errors={emailErrors(labels)}>
      <SessionPage title={title} text={text}>
        <form method="post" noValidate className={form.form}>
          <FormError hidden>{''}</FormError>
          <div className={styles.field}>
            <label htmlFor={id}>{t(EMAIL.label)}</label>
            <input
              id={id}
              name={EMAIL.name}
              type={EMAIL.type}
              autoComplete={EMAIL.autoComplete}
              aria-describedby={`${id}-error`}
            />
            <p id={`${id}-error`} data-fault hidden className={styles.fault} />
          </div>
          <Button type="submit">{t('forgot-button')}</Button>
        </form>
      </SessionPage>
      <template>
        <SentView title={title} text={sent} signIn={signIn} labels={labels} />
      </template>
    </email-form>
  );
}

/** The texts of its errors as JSON, for its script. */
const emailErrors = ({ t }: Labels): string => {
  const label = t(EMAIL.label);
  return JSON.stringify({
    'forms-required': t('forms-required', { label }),
    'forms-email': t('forms-email', { label }),
    'failed-throttled': t('failed-throttled'),
    'failed-general': t('failed-general'),
  });
};
