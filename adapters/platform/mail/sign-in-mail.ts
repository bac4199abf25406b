import type { Language } from '@fairdesk/core/shared';
import { fillLetter } from './fill-letter.ts';
import type { Letter } from './mail.ts';

/** A mail with a sign-in link; it works once, for fifteen minutes. @param fair the user's only fair, for its own text */
export const signInMail = (
  language: Language,
  link: string,
  { fair, subject, body } = { fair: '', ...signInTemplate(language) },
): Letter => fillLetter({ subject, body }, { fair, link });

/** The built-in text of the mail. */
export const signInTemplate = (language: Language): Letter => {
  const { subject, body } = TEXTS[language]('{link}');
  return { subject, body: body.trimEnd() };
};

const TEXTS: Readonly<Record<Language, (link: string) => Letter>> = {
  en: (link) => ({
    subject: 'Your sign-in link',
    body: `Hello,

Use this link to sign in. It works once, for 15 minutes:

${link}

If you did not request it, you can ignore this e-mail: no one can sign in without the link.
`,
  }),
  nl: (link) => ({
    subject: 'Uw inloglink',
    body: `Goedendag,

Met deze link logt u in. De link werkt één keer, 15 minuten lang:

${link}

Hebt u hier niet om gevraagd? Dan kunt u deze e-mail negeren: zonder de link logt niemand in.
`,
  }),
  es: (link) => ({
    subject: 'Su enlace para iniciar sesión',
    body: `Buenos días:

Utilice este enlace para iniciar sesión. Funciona una sola vez, durante 15 minutos:

${link}

Si no lo ha solicitado, puede ignorar este mensaje: sin el enlace nadie puede iniciar sesión.
`,
  }),
  tr: (link) => ({
    subject: 'Oturum açma bağlantınız',
    body: `Merhaba,

Oturum açmak için bu bağlantıyı kullanın. Bağlantı bir kez ve 15 dakika boyunca çalışır:

${link}

Bunu siz istemediyseniz bu e-postayı yok sayabilirsiniz: bağlantı olmadan kimse oturum açamaz.
`,
  }),
};
