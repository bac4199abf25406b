import { Button } from '../shared/button.tsx';
import form from '../shared/forms/form.module.css';
import { FormError } from '../shared/forms/form-error.tsx';
import type { Labels, Params } from '../shared/texts/translate.ts';
import { WAIT } from '../shared/texts/wait-parameter.ts';
import { EMAIL } from './account-fields.ts';
import { EMAIL_ERRORS, type EmailOutcome, isOfField } from './email-outcome.ts';
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
  /** The page that the mailed link leads to: a path of our own. */
  returnTo?: string | undefined;
  /** Of a submission without script. */
  outcome?: EmailOutcome | undefined;
  /** What was typed in it. */
  typed?: Readonly<Record<string, string>>;
  labels: Labels;
}

/**
 * A page that requests a mail with a link, without the framework: its custom element sends the form; without script
 * it is a plain one.
 */
export function PlainEmailForm(props: Props) {
  const { source, title, text, sent, signIn, returnTo, outcome, typed = {}, labels } = props;
  const { t } = labels;
  const id = `field-${EMAIL.name}`;
  const view = <SentView title={title} text={sent} signIn={signIn} labels={labels} />;
  if (outcome === 'sent') return view;
  const message = outcome && errorText(outcome, labels);
  const [fault, failure] = isOfField(outcome) ? [message, undefined] : [undefined, message];
  return (
    <email-form data-source={source} data-errors={emailErrors(labels)}>
      <SessionPage title={title} text={text}>
        <form method="post" action="/api/session/mail-form" noValidate className={form.form}>
          <input type="hidden" name="source" value={source} />
          <input type="hidden" name="language" value={labels.language} />
          {returnTo !== undefined && <input type="hidden" name="return" value={returnTo} />}
          <FormError hidden={failure === undefined}>{failure ?? ''}</FormError>
          <div className={styles.field}>
            <label htmlFor={id}>{t(EMAIL.label)}</label>
            <input
              id={id}
              name={EMAIL.name}
              type={EMAIL.type}
              autoComplete={EMAIL.autoComplete}
              defaultValue={typed[EMAIL.name]}
              aria-describedby={`${id}-error`}
              aria-invalid={fault ? true : undefined}
            />
            <p id={`${id}-error`} data-fault hidden={fault === undefined} className={styles.fault}>
              {fault}
            </p>
          </div>
          <Button type="submit">{t('forgot-button')}</Button>
        </form>
      </SessionPage>
      <template>{view}</template>
    </email-form>
  );
}

/** The texts of its errors as JSON, for its script: by their keys, or the status of the response. */
const emailErrors = (labels: Labels): string =>
  JSON.stringify(
    Object.fromEntries(EMAIL_ERRORS.map((code) => [STATUSES[code] ?? code, errorText(code, labels, WAIT)])),
  );

const STATUSES: Partial<Record<EmailOutcome, number>> = { 'failed-throttled': 429 };

const errorText = (code: EmailOutcome, { t, say }: Labels, params?: Params): string =>
  say(code, { label: t(EMAIL.label), ...params });
