import { showsLanguageSwitch } from '@fairdesk/core/navigation';
import { LANGUAGE_NAMES, type Language } from '@fairdesk/core/shared';
import { IconWorld } from '@tabler/icons-react';
import { Popover } from '../dialogs/popover.tsx';
import { Icon } from '../icon.tsx';
import styles from './language-switch.module.css';
import type { Labels } from './translate.ts';

/** A link to this page in another language. */
export interface LanguageLink {
  readonly language: Language;
  readonly href: string;
}

interface Props {
  labels: Labels;
  /** All languages the page offers, including the current one. */
  languages: readonly LanguageLink[];
}

/** The current language and links to the others; renders nothing without a choice. Site spec §2. */
export function LanguageSwitch({ labels: { t, language }, languages }: Props) {
  if (!showsLanguageSwitch(languages)) return null;
  const others = languages.filter((other) => other.language !== language);
  return (
    <Popover
      id="languages"
      label={
        <>
          <Icon of={IconWorld} />
          <span className="visually-hidden">{t('language')}: </span>
          <span className={styles.name}>{LANGUAGE_NAMES[language]}</span>
          <span className={styles.code} aria-hidden>
            {language.toUpperCase()}
          </span>
        </>
      }
    >
      <language-links>
        <ul>
          {others.map((other) => (
            <li key={other.language}>
              {/* A full page load, because the `lang` attribute of the document changes. */}
              <a href={other.href} hrefLang={other.language} lang={other.language}>
                {LANGUAGE_NAMES[other.language]}
              </a>
            </li>
          ))}
        </ul>
      </language-links>
    </Popover>
  );
}
