/** What a user who is signed in reads after a single sign-on that failed. */
export const SIGN_ON_MESSAGES = {
  en: {
    'sign-on-still': 'You are still signed in here as {email}.',
    'sign-on-go-on': 'Continue',
  },
  nl: {
    'sign-on-still': 'U bent hier nog ingelogd als {email}.',
    'sign-on-go-on': 'Verdergaan',
  },
  es: {
    'sign-on-still': 'Su sesión sigue iniciada aquí como {email}.',
    'sign-on-go-on': 'Continuar',
  },
  tr: {
    'sign-on-still': 'Burada {email} olarak oturumunuz hâlâ açık.',
    'sign-on-go-on': 'Devam et',
  },
} as const;
