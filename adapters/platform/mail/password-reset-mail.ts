import { type Language, LOCALES, listFormat } from '@fairdesk/core/shared';
import { fillLetter } from './fill-letter.ts';
import type { Letter } from './mail.ts';
import { oneLine } from './one-line.ts';

/** The contents of a password reset mail. */
export interface PasswordResetFacts {
  /** The names of the fairs the user has access to; may be empty. */
  readonly fairs: readonly string[];
  readonly link: string;
}

/** A mail with a link to choose a new password; the link works once, for one hour. @param template of the user's only fair */
export const passwordResetMail = (
  language: Language,
  { fairs, link }: PasswordResetFacts,
  template?: Letter,
): Letter => {
  const fair = listFormat(LOCALES[language]).format(fairs.map(oneLine));
  return template === undefined ? TEXTS[language](fair, link) : fillLetter(template, { fair, link });
};

/** The built-in text of the mail, for a user of one fair. */
export const passwordResetTemplate = (language: Language): Letter => {
  const { subject, body } = TEXTS[language]('{fair}', '{link}');
  return { subject, body: body.trimEnd() };
};

const TEXTS: Readonly<Record<Language, (fairs: string, link: string) => Letter>> = {
  en: (fairs, link) => ({
    subject: 'Exhibitor portal: choose a new password',
    body: `Hello,

Someone, probably you, requested a new password for the exhibitor portal${fairs && ` of ${fairs}`}.
Choose one here within an hour:

${link}

If it was not you, you can ignore this e-mail: your password stays as it is.

The exhibitor portal${fairs && ` of ${fairs}`}
`,
  }),
  nl: (fairs, link) => ({
    subject: 'Exposantenportaal: kies een nieuw wachtwoord',
    body: `Goedendag,

Iemand, waarschijnlijk u, heeft een nieuw wachtwoord aangevraagd voor het exposantenportaal${fairs && ` van ${fairs}`}.
Kies er binnen een uur een via deze link:

${link}

Was u het niet? Dan kunt u deze e-mail negeren: uw wachtwoord blijft zoals het is.

Het exposantenportaal${fairs && ` van ${fairs}`}
`,
  }),
  es: (fairs, link) => ({
    subject: 'Portal del expositor: elija una nueva contraseña',
    body: `Buenos días:

Alguien, probablemente usted, ha solicitado una nueva contraseña para el portal del expositor${fairs && ` de ${fairs}`}.
Elíjala aquí en el plazo de una hora:

${link}

Si no ha sido usted, puede ignorar este mensaje: su contraseña no cambia.

El portal del expositor${fairs && ` de ${fairs}`}
`,
  }),
  tr: (fairs, link) => ({
    subject: 'Katılımcı portalı: yeni bir parola seçin',
    body: `Merhaba,

Birisi, büyük olasılıkla siz, ${fairs && `${fairs} `}katılımcı portalı için yeni bir parola istedi.
Bir saat içinde buradan yeni parolanızı seçebilirsiniz:

${link}

Bunu siz istemediyseniz bu e-postayı dikkate almayın: parolanız aynı kalır.

${fairs && `${fairs} `}katılımcı portalı
`,
  }),
};
