import { defineMessages } from '../shared/define-messages.ts';

/** The frame of the organiser's desk. */
export const ORGANISER_MESSAGES = defineMessages({
  en: {
    'desk-no-fairs': 'You have no fair yet.',
    desk: 'Fair management',
    'desk-sign-in': 'Sign in to manage your fair.',
    'desk-elsewhere':
      'The exhibitors of this installation are stored in an outside profile service. Manage them there.',
    'desk-navigation': 'Fair management',
    'desk-fairs': 'Fairs',
    'desk-exhibitors': 'Exhibitors',
    'desk-settings': 'Fair',
    'desk-audit': 'History',
    'desk-site': 'Website',
    'desk-portal': 'Exhibitor portal',
    'desk-choose': 'Choose a fair',
  },
  nl: {
    'desk-no-fairs': 'U hebt nog geen beurs.',
    desk: 'Beursbeheer',
    'desk-sign-in': 'Log in om uw beurs te beheren.',
    'desk-elsewhere':
      'De exposanten van deze installatie staan in een externe profielservice. Beheer ze daar.',
    'desk-navigation': 'Beursbeheer',
    'desk-fairs': 'Beurzen',
    'desk-exhibitors': 'Exposanten',
    'desk-settings': 'Beurs',
    'desk-audit': 'Geschiedenis',
    'desk-site': 'Website',
    'desk-portal': 'Exposantenportaal',
    'desk-choose': 'Kies een beurs',
  },
  es: {
    'desk-no-fairs': 'Todavía no tiene ninguna feria.',
    desk: 'Gestión de ferias',
    'desk-sign-in': 'Inicie sesión para gestionar su feria.',
    'desk-elsewhere':
      'Los expositores de esta instalación están en un servicio de perfiles externo. Gestiónelos allí.',
    'desk-navigation': 'Gestión de ferias',
    'desk-fairs': 'Ferias',
    'desk-exhibitors': 'Expositores',
    'desk-settings': 'Feria',
    'desk-audit': 'Historial',
    'desk-site': 'Sitio web',
    'desk-portal': 'Portal del expositor',
    'desk-choose': 'Elija una feria',
  },
  tr: {
    'desk-no-fairs': 'Henüz fuarınız yok.',
    desk: 'Fuar yönetimi',
    'desk-sign-in': 'Fuarınızı yönetmek için oturum açın.',
    'desk-elsewhere': 'Bu kurulumun katılımcıları harici bir profil hizmetinde tutuluyor. Oradan yönetin.',
    'desk-navigation': 'Fuar yönetimi',
    'desk-fairs': 'Fuarlar',
    'desk-exhibitors': 'Katılımcılar',
    'desk-settings': 'Fuar',
    'desk-audit': 'Geçmiş',
    'desk-site': 'Web sitesi',
    'desk-portal': 'Katılımcı portalı',
    'desk-choose': 'Bir fuar seçin',
  },
});
