import { defineMessages } from '../../shared/texts/define-messages.ts';

/** How long a fair stores data. */
export const RETENTION_MESSAGES = defineMessages({
  en: {
    retention: 'How long data is stored',
    'retention-text':
      'What is older is deleted for good. The same for every fair: a change can be undone and a deleted logo restored for 30 days, and a session lasts at most 90 days.',
    'retention-contact': 'Messages of the contact form',
    'retention-mail': 'Mail log',
    'retention-history': 'History of changes',
    'retention-months-n': '{n, plural, one {# month} other {# months}}',
    'retention-save': 'Save periods',
    'retention-failed': 'The periods could not be saved. Your changes are still here; please try again.',
    'audit-action-retention-save': 'Periods of storage changed',
  },
  nl: {
    retention: 'Hoe lang gegevens worden bewaard',
    'retention-text':
      'Wat ouder is, wordt definitief verwijderd. Voor elke beurs gelijk: een wijziging kan 30 dagen ongedaan worden gemaakt, een verwijderd logo 30 dagen hersteld, en een sessie duurt hoogstens 90 dagen.',
    'retention-contact': 'Berichten van het contactformulier',
    'retention-mail': 'E-maillogboek',
    'retention-history': 'Geschiedenis van wijzigingen',
    'retention-months-n': '{n, plural, one {# maand} other {# maanden}}',
    'retention-save': 'Termijnen opslaan',
    'retention-failed':
      'De termijnen konden niet worden opgeslagen. Uw wijzigingen staan hier nog; probeer het opnieuw.',
    'audit-action-retention-save': 'Bewaartermijnen gewijzigd',
  },
  es: {
    retention: 'Cuánto tiempo se guardan los datos',
    'retention-text':
      'Lo más antiguo se elimina para siempre. Igual en todas las ferias: un cambio se puede deshacer durante 30 días, un logotipo eliminado se puede restaurar durante 30 días y una sesión dura 90 días como máximo.',
    'retention-contact': 'Mensajes del formulario de contacto',
    'retention-mail': 'Registro de correo',
    'retention-history': 'Historial de cambios',
    'retention-months-n': '{n, plural, one {# mes} many {# de meses} other {# meses}}',
    'retention-save': 'Guardar plazos',
    'retention-failed': 'No se han podido guardar los plazos. Sus cambios siguen aquí; inténtelo de nuevo.',
    'audit-action-retention-save': 'Plazos de conservación modificados',
  },
  tr: {
    retention: 'Verilerin saklanma süresi',
    'retention-text':
      'Daha eski olanlar kalıcı olarak silinir. Her fuar için aynıdır: bir değişiklik 30 gün boyunca geri alınabilir, silinen bir logo 30 gün boyunca geri yüklenebilir ve bir oturum en fazla 90 gün sürer.',
    'retention-contact': 'İletişim formu mesajları',
    'retention-mail': 'E-posta kayıtları',
    'retention-history': 'Değişiklik geçmişi',
    'retention-months-n': '{n, plural, one {# ay} other {# ay}}',
    'retention-save': 'Süreleri kaydet',
    'retention-failed': 'Süreler kaydedilemedi. Değişiklikleriniz hâlâ burada; lütfen yeniden deneyin.',
    'audit-action-retention-save': 'Saklama süreleri değiştirildi',
  },
});
