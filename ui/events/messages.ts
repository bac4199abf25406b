import { defineMessages } from '../shared/define-messages.ts';

export const EVENTS_MESSAGES = defineMessages({
  en: {
    'events-search': 'Search fairs',
    'events-found': '{n, plural, =0 {No fairs found.} one {# fair} other {# fairs}}',
    'participations-more': 'Show more companies',
    'participations-shown': '{shown} of {total} companies',
    'participations-none':
      'You are not linked to a company at this fair yet. Ask the organiser for an invitation.',
    'participations-failed': 'More companies could not be loaded. Please try again.',
    'participation-failed': '{company} could not be opened. Please try again.',
    'participation-opening': 'Opening {company}…',
    validating: 'One moment, we are opening your exhibitor portal…',
    'validating-failed': 'Your exhibitor portal could not be opened. Choose the fair again.',
    'tab-stays': 'In another tab you opened {other}. This tab still works for {company}.',
    'tab-restored': 'You opened another company in another tab. This tab still works for {company}.',
    'tab-moved': 'This tab works for {company} now, not for {other}.',
  },
  nl: {
    'events-search': 'Beurzen zoeken',
    'events-found': '{n, plural, =0 {Geen beurs gevonden.} one {# beurs} other {# beurzen}}',
    'participations-more': 'Meer bedrijven tonen',
    'participations-shown': '{shown} van {total} bedrijven',
    'participations-none':
      'U hoort bij deze beurs nog bij geen enkel bedrijf. Vraag de organisator om een uitnodiging.',
    'participations-failed': 'Er konden niet meer bedrijven worden geladen. Probeer het opnieuw.',
    'participation-failed': '{company} kon niet worden geopend. Probeer het opnieuw.',
    'participation-opening': '{company} wordt geopend…',
    validating: 'Een ogenblik, we openen uw exposantenportaal…',
    'validating-failed': 'Uw exposantenportaal kon niet worden geopend. Kies de beurs opnieuw.',
    'tab-stays': 'U hebt in een ander tabblad {other} geopend. Dit tabblad blijft van {company}.',
    'tab-restored':
      'U hebt in een ander tabblad een ander bedrijf geopend. Dit tabblad blijft van {company}.',
    'tab-moved': 'Dit tabblad is nu van {company}, niet meer van {other}.',
  },
  es: {
    'events-search': 'Buscar ferias',
    'events-found':
      '{n, plural, =0 {No se ha encontrado ninguna feria.} one {# feria} many {# ferias} other {# ferias}}',
    'participations-more': 'Mostrar más empresas',
    'participations-shown': '{shown} de {total} empresas',
    'participations-none':
      'Todavía no pertenece a ninguna empresa en esta feria. Solicite una invitación al organizador.',
    'participations-failed': 'No se han podido cargar más empresas. Inténtelo de nuevo.',
    'participation-failed': 'No se ha podido abrir {company}. Inténtelo de nuevo.',
    'participation-opening': 'Abriendo {company}…',
    validating: 'Un momento, estamos abriendo su portal del expositor…',
    'validating-failed': 'No se ha podido abrir su portal del expositor. Elija de nuevo la feria.',
    'tab-stays': 'En otra pestaña ha abierto {other}. Esta pestaña sigue siendo de {company}.',
    'tab-restored': 'En otra pestaña ha abierto otra empresa. Esta pestaña sigue siendo de {company}.',
    'tab-moved': 'Esta pestaña es ahora de {company}, ya no de {other}.',
  },
  tr: {
    'events-search': 'Fuar ara',
    'events-found': '{n, plural, =0 {Eşleşen fuar yok.} other {# fuar}}',
    'participations-more': 'Daha fazla şirket göster',
    'participations-shown': '{shown} / {total} şirket',
    'participations-none': 'Bu fuarda henüz bir şirkete bağlı değilsiniz. Organizatörden davet isteyin.',
    'participations-failed': 'Daha fazla şirket yüklenemedi. Lütfen yeniden deneyin.',
    'participation-failed': '{company} açılamadı. Lütfen yeniden deneyin.',
    'participation-opening': '{company} açılıyor…',
    validating: 'Bir dakika, katılımcı portalınız açılıyor…',
    'validating-failed': 'Katılımcı portalınız açılamadı. Fuarı yeniden seçin.',
    'tab-stays': 'Başka bir sekmede {other} şirketini açtınız. Bu sekme {company} için kalır.',
    'tab-restored': 'Başka bir sekmede başka bir şirket açtınız. Bu sekme {company} için kalır.',
    'tab-moved': 'Bu sekme artık {other} için değil, {company} için.',
  },
});
