import type { ContactMessage } from '@fairdesk/core/contact';
import type { Language } from '@fairdesk/core/shared';
import { fillLetter } from './fill-letter.ts';
import type { Letter } from './mail.ts';

/** A message from the contact form, for the organiser. Its texts are untrusted plain text. */
export const contactMail = (
  language: Language,
  message: ContactMessage,
  template = contactTemplate(language),
): Letter => {
  const names = {
    name: message.exhibitor_name,
    email: message.exhibitor_email,
    company: message.exhibitor_company,
  };
  const texts = { message: message.message };
  const { subject } = fillLetter(template, { ...names, fair: message.event_name }, texts);
  return { ...fillLetter(template, { ...names, fair: fairOf(message) }, texts), subject };
};

/** The built-in text of the mail. */
export const contactTemplate = (language: Language): Letter => {
  const { subject, opening, name, email, company, fair, closing } = WORDS[language];
  return {
    subject: `${subject}: {fair}`,
    body: `${opening}

${name}: {name}
${email}: {email}
${company}: {company}
${fair}: {fair}

{message}

${closing}`,
  };
};

/** `Clearwater 2027 (Clearwater, 12)` */
const fairOf = ({ event_name, show_name, show_code }: ContactMessage): string => {
  const show = [show_name, show_code].filter((part) => part !== '').join(', ');
  return show === '' ? event_name : `${event_name} (${show})`;
};

type Words = Readonly<
  Record<'subject' | 'opening' | 'name' | 'email' | 'company' | 'fair' | 'closing', string>
>;

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'Message from the contact form',
    opening: 'Someone has sent you a message with the contact form.',
    name: 'Name',
    email: 'E-mail',
    company: 'Company',
    fair: 'Fair',
    closing: 'Reply to this e-mail to answer the sender.',
  },
  nl: {
    subject: 'Bericht via het contactformulier',
    opening: 'Iemand heeft u een bericht gestuurd via het contactformulier.',
    name: 'Naam',
    email: 'E-mail',
    company: 'Bedrijf',
    fair: 'Beurs',
    closing: 'Beantwoord deze e-mail om de afzender te antwoorden.',
  },
  es: {
    subject: 'Mensaje del formulario de contacto',
    opening: 'Ha recibido un mensaje a través del formulario de contacto.',
    name: 'Nombre',
    email: 'Correo electrónico',
    company: 'Empresa',
    fair: 'Feria',
    closing: 'Responda a este correo para contestar al remitente.',
  },
  tr: {
    subject: 'İletişim formundan mesaj',
    opening: 'Size iletişim formuyla bir mesaj gönderildi.',
    name: 'Ad',
    email: 'E-posta',
    company: 'Şirket',
    fair: 'Fuar',
    closing: 'Gönderene yanıt vermek için bu e-postayı yanıtlayın.',
  },
};
