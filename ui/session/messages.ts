import { defineMessages } from '../shared/texts/define-messages.ts';

export const SESSION_MESSAGES = defineMessages({
  en: {
    'login-sign-on': 'Sign in with {name}',
    'sign-on-refused': 'Signing in did not work. Please try again.',
    'sign-on-unverified':
      'Your e-mail address has not been confirmed there. Confirm it first, then sign in again.',
    'sign-on-needs-password':
      'You take part in a fair, so please sign in here with your e-mail address and password.',
    'sign-on-unavailable': 'Signing in there is not possible at the moment. Try again in a few minutes.',
    'login-title': 'Sign in',
    'login-account-name': 'E-mail address',
    'login-password': 'Password',
    'login-remember-me': 'Stay signed in on this device',
    'login-button': 'Sign in',
    'login-forgot': 'Forgot your password?',
    'login-by-link': 'Sign in by e-mail link',
    'login-register': 'No account yet? Request access',
    'login-show-password': 'Show password',
    'login-hide-password': 'Hide password',
    'login-failed': 'You could not be signed in. Please try again in a few minutes.',
    'session-ended': 'Your session has ended. Sign in to continue; what you typed is saved.',
    'session-warning-title': 'You will be signed out soon',
    'session-warning-text':
      'You have not used the portal for a while. For security, you will be signed out in less than 2 minutes.',
    'session-stay': 'Stay signed in',
    'welcome-title': 'Welcome to your exhibitor portal',
    'welcome-text': 'Everything for your stand in one place: what to do next, by when, and who helps you.',
    'login-visitor': 'No account yet? Create one',
  },
  nl: {
    'login-sign-on': 'Inloggen met {name}',
    'sign-on-refused': 'Inloggen is niet gelukt. Probeer het opnieuw.',
    'sign-on-unverified':
      'Uw e-mailadres is daar nog niet bevestigd. Bevestig het eerst en log dan opnieuw in.',
    'sign-on-needs-password':
      'U neemt deel aan een beurs. Log daarom hier in met uw e-mailadres en wachtwoord.',
    'sign-on-unavailable':
      'Inloggen is daar op dit moment niet mogelijk. Probeer het over enkele minuten opnieuw.',
    'login-title': 'Inloggen',
    'login-account-name': 'E-mailadres',
    'login-password': 'Wachtwoord',
    'login-remember-me': 'Ingelogd blijven op dit apparaat',
    'login-button': 'Inloggen',
    'login-forgot': 'Wachtwoord vergeten?',
    'login-by-link': 'Inloggen met een link per e-mail',
    'login-register': 'Nog geen account? Vraag toegang aan',
    'login-show-password': 'Wachtwoord tonen',
    'login-hide-password': 'Wachtwoord verbergen',
    'login-failed': 'Inloggen is niet gelukt. Probeer het over enkele minuten opnieuw.',
    'session-ended': 'Uw sessie is verlopen. Log in om verder te gaan; uw tekst blijft bewaard.',
    'session-warning-title': 'U wordt bijna uitgelogd',
    'session-warning-text':
      'U hebt het portaal een tijd niet gebruikt. Voor de veiligheid wordt u binnen 2 minuten uitgelogd.',
    'session-stay': 'Ingelogd blijven',
    'welcome-title': 'Welkom bij uw exposantenportaal',
    'welcome-text': 'Alles voor uw stand op één plek: wat nu aan de beurt is, wanneer, en wie u helpt.',
    'login-visitor': 'Nog geen account? Maak er een aan',
  },
  es: {
    'login-sign-on': 'Iniciar sesión con {name}',
    'sign-on-refused': 'No se ha podido iniciar sesión. Inténtelo de nuevo.',
    'sign-on-unverified':
      'Su correo electrónico aún no está confirmado allí. Confírmelo primero e inicie sesión de nuevo.',
    'sign-on-needs-password':
      'Usted participa en una feria: inicie sesión aquí con su correo electrónico y su contraseña.',
    'sign-on-unavailable':
      'Ahora mismo no es posible iniciar sesión allí. Inténtelo de nuevo en unos minutos.',
    'login-title': 'Iniciar sesión',
    'login-account-name': 'Correo electrónico',
    'login-password': 'Contraseña',
    'login-remember-me': 'Mantener la sesión en este dispositivo',
    'login-button': 'Iniciar sesión',
    'login-forgot': '¿Ha olvidado su contraseña?',
    'login-by-link': 'Iniciar sesión con un enlace por correo electrónico',
    'login-register': '¿Aún no tiene cuenta? Solicite acceso',
    'login-show-password': 'Mostrar la contraseña',
    'login-hide-password': 'Ocultar la contraseña',
    'login-failed': 'No se ha podido iniciar sesión. Inténtelo de nuevo en unos minutos.',
    'session-ended': 'Su sesión ha caducado. Inicie sesión para continuar; su texto se conserva.',
    'session-warning-title': 'Su sesión está a punto de caducar',
    'session-warning-text':
      'No ha utilizado el portal desde hace un rato. Por seguridad, su sesión se cerrará en menos de 2 minutos.',
    'session-stay': 'Mantener la sesión abierta',
    'welcome-title': 'Le damos la bienvenida a su portal del expositor',
    'welcome-text': 'Todo para su stand en un solo lugar: qué hacer ahora, hasta cuándo y quién le ayuda.',
    'login-visitor': '¿Aún no tiene cuenta? Cree una',
  },
  tr: {
    'login-sign-on': '{name} ile oturum aç',
    'sign-on-refused': 'Oturum açılamadı. Lütfen yeniden deneyin.',
    'sign-on-unverified':
      'E-posta adresiniz orada henüz onaylanmamış. Önce onaylayın, sonra yeniden oturum açın.',
    'sign-on-needs-password':
      'Bir fuara katılıyorsunuz; bu nedenle lütfen burada e-posta adresiniz ve parolanızla oturum açın.',
    'sign-on-unavailable': 'Orada şu anda oturum açılamıyor. Birkaç dakika sonra yeniden deneyin.',
    'login-title': 'Oturum aç',
    'login-account-name': 'E-posta adresi',
    'login-password': 'Parola',
    'login-remember-me': 'Bu cihazda oturum açık kalsın',
    'login-button': 'Oturum aç',
    'login-forgot': 'Parolanızı mı unuttunuz?',
    'login-by-link': 'E-posta bağlantısıyla oturum aç',
    'login-register': 'Hesabınız yok mu? Erişim talep edin',
    'login-show-password': 'Parolayı göster',
    'login-hide-password': 'Parolayı gizle',
    'login-failed': 'Oturum açılamadı. Lütfen birkaç dakika sonra yeniden deneyin.',
    'session-ended': 'Oturumunuz sona erdi. Devam etmek için oturum açın; metniniz korunur.',
    'session-warning-title': 'Oturumunuz birazdan kapanacak',
    'session-warning-text':
      'Portalı bir süredir kullanmadınız. Güvenliğiniz için oturumunuz 2 dakika içinde kapatılacak.',
    'session-stay': 'Oturumu açık tut',
    'welcome-title': 'Katılımcı portalınıza hoş geldiniz',
    'welcome-text':
      'Standınız için her şey tek yerde: sırada ne var, ne zamana kadar ve size kim yardım eder.',
    'login-visitor': 'Hesabınız yok mu? Hesap açın',
  },
});
