import type { Language } from '@fairdesk/core/shared';
import type { Letter } from './mail.ts';
import { oneLine } from './one-line.ts';

/** What a mail program makes a link of, or reads as a telephone number. */
const ADDRESS = /[:/@\d]|[.。．｡]\S/u;
/** The longest name that is greeted, in characters. */
const NAME_MAX = 60;

/**
 * A mail with the link that verifies an address and opens a visitor account; valid for a day.
 *
 * Anyone can have it sent to anyone, so a name that says more than a name is left out.
 */
export const verifyVisitorMail = (language: Language, name: string, link: string): Letter => {
  const { subject, body } = VERIFY[language];
  const greeted = oneLine(name);
  const isName = greeted !== '' && greeted.length <= NAME_MAX && !ADDRESS.test(greeted);
  const greeting = (_: string, before: string) => (isName ? `${before}${greeted}` : '');
  return { subject, body: body.replace(/(,? )\{name\}/, greeting).replace('{link}', () => link) };
};

/** A mail to an address that has an account already, with a sign-in link. */
export const registeredAlreadyMail = (language: Language, link: string): Letter => {
  const { subject, body } = KNOWN[language];
  return { subject, body: body.replace('{link}', () => link) };
};

/** Confirms that an account was deleted. */
export const accountDeletedMail = (language: Language): Letter => DELETED[language];

const VERIFY: Readonly<Record<Language, Letter>> = {
  en: {
    subject: 'Confirm your visitor account',
    body: `Hello {name},

Use this link to confirm your e-mail address and open your visitor account. It works once, for 24 hours:

{link}

If you did not register, you can ignore this e-mail: without the link there will be no account.
`,
  },
  nl: {
    subject: 'Bevestig uw bezoekersaccount',
    body: `Goedendag {name},

Met deze link bevestigt u uw e-mailadres en opent u uw bezoekersaccount. De link werkt één keer, 24 uur lang:

{link}

Hebt u zich niet aangemeld? Dan kunt u deze e-mail negeren: zonder de link komt er geen account.
`,
  },
  es: {
    subject: 'Confirme su cuenta de visitante',
    body: `Buenos días, {name}:

Utilice este enlace para confirmar su correo electrónico y abrir su cuenta de visitante. Funciona una sola vez, durante 24 horas:

{link}

Si no se ha registrado, puede ignorar este mensaje: sin el enlace no se creará ninguna cuenta.
`,
  },
  tr: {
    subject: 'Ziyaretçi hesabınızı onaylayın',
    body: `Merhaba {name},

E-posta adresinizi onaylamak ve ziyaretçi hesabınızı açmak için bu bağlantıyı kullanın. Bağlantı bir kez ve 24 saat boyunca çalışır:

{link}

Kaydolmadıysanız bu e-postayı yok sayabilirsiniz: bağlantı olmadan hesap açılmaz.
`,
  },
};

const KNOWN: Readonly<Record<Language, Letter>> = {
  en: {
    subject: 'You already have an account',
    body: `Hello,

There is already an account for this e-mail address. Use this link to sign in. It works once, for 15 minutes:

{link}

If you did not try to register, you can ignore this e-mail.
`,
  },
  nl: {
    subject: 'U hebt al een account',
    body: `Goedendag,

Er is al een account voor dit e-mailadres. Met deze link logt u in. De link werkt één keer, 15 minuten lang:

{link}

Hebt u zich niet aangemeld? Dan kunt u deze e-mail negeren.
`,
  },
  es: {
    subject: 'Ya tiene una cuenta',
    body: `Buenos días:

Ya existe una cuenta con este correo electrónico. Utilice este enlace para iniciar sesión. Funciona una sola vez, durante 15 minutos:

{link}

Si no ha intentado registrarse, puede ignorar este mensaje.
`,
  },
  tr: {
    subject: 'Zaten bir hesabınız var',
    body: `Merhaba,

Bu e-posta adresine ait bir hesap zaten var. Oturum açmak için bu bağlantıyı kullanın. Bağlantı bir kez ve 15 dakika boyunca çalışır:

{link}

Kaydolmayı denemediyseniz bu e-postayı yok sayabilirsiniz.
`,
  },
};

const DELETED: Readonly<Record<Language, Letter>> = {
  en: {
    subject: 'Your account was deleted',
    body: `Hello,

Your account was deleted at your request, with your likes and your saved articles. You will receive no more e-mail about it.
`,
  },
  nl: {
    subject: 'Uw account is verwijderd',
    body: `Goedendag,

Uw account is op uw verzoek verwijderd, met uw likes en uw opgeslagen nieuws. U ontvangt hierover geen e-mail meer.
`,
  },
  es: {
    subject: 'Su cuenta se ha eliminado',
    body: `Buenos días:

Su cuenta se ha eliminado a petición suya, junto con sus «me gusta» y sus noticias guardadas. No recibirá más mensajes sobre ella.
`,
  },
  tr: {
    subject: 'Hesabınız silindi',
    body: `Merhaba,

Hesabınız, beğenileriniz ve kaydettiğiniz haberlerle birlikte isteğiniz üzerine silindi. Bu konuda başka e-posta almayacaksınız.
`,
  },
};
