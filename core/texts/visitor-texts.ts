import { fieldTexts } from './define-texts.ts';

/** Texts for everyone who signs in or sends a form. */
export const VISITOR_TEXTS = fieldTexts({
  en: {
    'forms-required': '{label} is required.',
    'forms-email': 'Enter a valid e-mail address, such as name@company.com.',
    'login-error-username-must-not-empty': 'Enter your e-mail address.',
    'login-error-password-must-not-empty': 'Enter your password.',
    'login-please-check-your-email-and-password-and-try-again':
      'Check your e-mail address and password and try again.',
    'password-too-short': 'Use at least {min, number} characters.',
    'password-too-long': 'Use at most {max, number} characters.',
    'password-too-common': 'This password is too common. Choose another one.',
    'password-wrong': 'This password is not correct.',
    'setup-other-email': 'This link works for another e-mail address.',
  },
  nl: {
    'forms-required': '{label} is verplicht.',
    'forms-email': 'Vul een geldig e-mailadres in, zoals naam@bedrijf.nl.',
    'login-error-username-must-not-empty': 'Vul uw e-mailadres in.',
    'login-error-password-must-not-empty': 'Vul uw wachtwoord in.',
    'login-please-check-your-email-and-password-and-try-again':
      'Controleer uw e-mailadres en wachtwoord en probeer het opnieuw.',
    'password-too-short': 'Gebruik minimaal {min, number} tekens.',
    'password-too-long': 'Gebruik maximaal {max, number} tekens.',
    'password-too-common': 'Dit wachtwoord komt te vaak voor. Kies een ander.',
    'password-wrong': 'Dit wachtwoord is niet juist.',
    'setup-other-email': 'Deze link werkt voor een ander e-mailadres.',
  },
  es: {
    'forms-required': 'El campo {label} es obligatorio.',
    'forms-email': 'Introduzca un correo electrónico válido, por ejemplo nombre@empresa.com.',
    'login-error-username-must-not-empty': 'Introduzca su correo electrónico.',
    'login-error-password-must-not-empty': 'Introduzca su contraseña.',
    'login-please-check-your-email-and-password-and-try-again':
      'Compruebe su correo electrónico y su contraseña e inténtelo de nuevo.',
    'password-too-short': 'Utilice al menos {min, number} caracteres.',
    'password-too-long': 'Utilice {max, number} caracteres como máximo.',
    'password-too-common': 'Esta contraseña es demasiado común. Elija otra.',
    'password-wrong': 'Esta contraseña no es correcta.',
    'setup-other-email': 'Este enlace es para otra dirección de correo electrónico.',
  },
  tr: {
    'forms-required': '{label} alanı zorunludur.',
    'forms-email': 'Geçerli bir e-posta adresi girin, örneğin ad@sirket.com.',
    'login-error-username-must-not-empty': 'E-posta adresinizi girin.',
    'login-error-password-must-not-empty': 'Parolanızı girin.',
    'login-please-check-your-email-and-password-and-try-again':
      'E-posta adresinizi ve parolanızı kontrol edip yeniden deneyin.',
    'password-too-short': 'En az {min, number} karakter kullanın.',
    'password-too-long': 'En fazla {max, number} karakter kullanın.',
    'password-too-common': 'Bu parola çok yaygın. Başka bir parola seçin.',
    'password-wrong': 'Bu parola doğru değil.',
    'setup-other-email': 'Bu bağlantı başka bir e-posta adresi için geçerli.',
  },
});
