import type { Language } from '@fairdesk/core/shared';
import type { Letter } from './mail.ts';

/** Says how to choose a new password; the link works for one hour, once. */
export const passwordResetMail = (language: Language, link: string): Letter => TEXTS[language](link);

const TEXTS: Readonly<Record<Language, (link: string) => Letter>> = {
  en: (link) => ({
    subject: 'Choose a new password',
    body: `Hello,

Somebody, probably you, asked for a new password for this address.
Choose one here within an hour:

${link}

If it was not you, do nothing: your password stays as it is.
`,
  }),
  nl: (link) => ({
    subject: 'Kies een nieuw wachtwoord',
    body: `Hallo,

Iemand, waarschijnlijk u, heeft een nieuw wachtwoord aangevraagd voor dit adres.
Kies er binnen een uur een via deze link:

${link}

Was u het niet? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.
`,
  }),
  es: (link) => ({
    subject: 'Elija una nueva contraseña',
    body: `Hola:

Alguien, probablemente usted, ha pedido una nueva contraseña para esta dirección.
Elíjala aquí en el plazo de una hora:

${link}

Si no ha sido usted, no haga nada: su contraseña no cambia.
`,
  }),
  tr: (link) => ({
    subject: 'Yeni bir parola seçin',
    body: `Merhaba,

Birisi, büyük olasılıkla siz, bu adres için yeni bir parola istedi.
Bir saat içinde buradan yeni parolanızı seçebilirsiniz:

${link}

Bunu siz istemediyseniz bir şey yapmanız gerekmez: parolanız aynı kalır.
`,
  }),
};
