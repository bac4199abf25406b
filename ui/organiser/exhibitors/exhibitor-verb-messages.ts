import { defineMessages } from '../../shared/texts/define-messages.ts';

/** What is done with the selected exhibitors, and adding one. */
export const EXHIBITOR_VERB_MESSAGES = defineMessages({
  en: {
    'exhibitor-task-undone':
      'The task is as it was before for {n, plural, one {# exhibitor} other {# exhibitors}}.',
    'exhibitor-task-changed-since':
      '{n, plural, one {The task of # exhibitor has changed since and stays as it is.} other {The tasks of # exhibitors have changed since and stay as they are.}}',
    'exhibitor-add': 'Add exhibitor',
    'exhibitor-add-email': 'E-mail of the main contact',
    'exhibitor-add-email-hint':
      'This person gets an invitation at once. Leave it empty to invite someone later.',
    'exhibitor-added': '{name} was added.',
    'exhibitor-added-open': 'Open',
    'exhibitor-list-other-verbs': 'More',
    'exhibitor-list-select': 'Select {name}',
    'exhibitor-list-select-all': 'Select all {n, number}',
    'exhibitor-list-selection': 'Selection',
    'exhibitor-list-selected': '{n, number} selected',
    'exhibitor-list-clear': 'Clear selection',
    'exhibitor-list-message': 'Message',
    'exhibitor-task': 'Task…',
    'exhibitor-task-title': 'Task of {n, plural, one {# exhibitor} other {# exhibitors}}',
    'exhibitor-task-choose': 'Task',
    'exhibitor-task-action': 'Change',
    'exhibitor-task-complete': 'Mark as completed',
    'exhibitor-task-reopen': 'Reopen',
    'exhibitor-task-extend': 'Change deadline',
    'exhibitor-task-done': 'The task was changed for {n, plural, one {# exhibitor} other {# exhibitors}}.',
    'exhibitor-list-remind': 'Remind',
    'exhibitor-list-remind-title':
      'Remind {people, plural, one {# person} other {# people}} at {n, plural, one {# company} other {# companies}} of open tasks',
    'exhibitor-list-remind-done': '{people, plural, one {# reminder was} other {# reminders were}} queued.',
    'exhibitor-list-invite': 'Invite',
    'exhibitor-list-invite-title':
      'Invite {people, plural, one {# person} other {# people}} at {n, plural, one {# company} other {# companies}}',
    'exhibitor-list-invite-done':
      'Invitations were queued for {people, plural, one {# person} other {# people}}.',
    'exhibitor-list-publish': 'Publish',
    'exhibitor-list-publish-title': 'Publish {n, plural, one {# exhibitor} other {# exhibitors}}',
    'exhibitor-list-publish-done': '{n, plural, one {# exhibitor was} other {# exhibitors were}} published.',
    'exhibitor-list-hide': 'Hide',
    'exhibitor-list-hide-title': 'Hide {n, plural, one {# exhibitor} other {# exhibitors}} from visitors',
    'exhibitor-list-hide-done': '{n, plural, one {# exhibitor was} other {# exhibitors were}} hidden.',
    'exhibitor-list-cancel': 'Cancel participation',
    'exhibitor-list-cancel-title':
      'Cancel the participation of {n, plural, one {# exhibitor} other {# exhibitors}}',
    'exhibitor-list-cancel-done': '{n, plural, one {# exhibitor was} other {# exhibitors were}} cancelled.',
    'exhibitor-list-restore': 'Restore participation',
    'exhibitor-list-restore-title':
      'Restore the participation of {n, plural, one {# exhibitor} other {# exhibitors}}',
    'exhibitor-list-restore-done': '{n, plural, one {# exhibitor was} other {# exhibitors were}} restored.',
    'exhibitor-list-plan-others': '{n, plural, one {# other} other {# others}}',
    'exhibitor-list-plan-skipped':
      '{n, plural, one {# selected exhibitor does} other {# selected exhibitors do}} not need this.',
    'exhibitor-list-undo': 'Undo',
    'exhibitor-list-export': 'Export {table} ({format})',
    'exhibitor-list-table-exhibitors': 'exhibitors',
    'exhibitor-list-table-people': 'people',
    'exhibitor-list-table-tasks': 'tasks',
  },
  nl: {
    'exhibitor-task-undone':
      'De taak is weer als voorheen voor {n, plural, one {# exposant} other {# exposanten}}.',
    'exhibitor-task-changed-since':
      '{n, plural, one {De taak van # exposant is intussen gewijzigd en blijft zoals die is.} other {De taken van # exposanten zijn intussen gewijzigd en blijven zoals ze zijn.}}',
    'exhibitor-add': 'Exposant toevoegen',
    'exhibitor-add-email': 'E-mail van de hoofdcontactpersoon',
    'exhibitor-add-email-hint':
      'Deze persoon krijgt meteen een uitnodiging. Laat dit leeg om later iemand uit te nodigen.',
    'exhibitor-added': '{name} is toegevoegd.',
    'exhibitor-added-open': 'Openen',
    'exhibitor-list-other-verbs': 'Meer',
    'exhibitor-list-select': '{name} selecteren',
    'exhibitor-list-select-all': 'Alle {n, number} selecteren',
    'exhibitor-list-selection': 'Selectie',
    'exhibitor-list-selected': '{n, number} geselecteerd',
    'exhibitor-list-clear': 'Selectie wissen',
    'exhibitor-list-message': 'Bericht',
    'exhibitor-task': 'Taak…',
    'exhibitor-task-title': 'Taak van {n, plural, one {# exposant} other {# exposanten}}',
    'exhibitor-task-choose': 'Taak',
    'exhibitor-task-action': 'Wijziging',
    'exhibitor-task-complete': 'Als afgerond markeren',
    'exhibitor-task-reopen': 'Heropenen',
    'exhibitor-task-extend': 'Deadline wijzigen',
    'exhibitor-task-done': 'De taak is gewijzigd voor {n, plural, one {# exposant} other {# exposanten}}.',
    'exhibitor-list-remind': 'Herinneren',
    'exhibitor-list-remind-title':
      '{people, plural, one {# persoon} other {# personen}} bij {n, plural, one {# bedrijf} other {# bedrijven}} aan openstaande taken herinneren',
    'exhibitor-list-remind-done':
      '{people, plural, one {# herinnering staat} other {# herinneringen staan}} klaar.',
    'exhibitor-list-invite': 'Uitnodigen',
    'exhibitor-list-invite-title':
      '{people, plural, one {# persoon} other {# personen}} bij {n, plural, one {# bedrijf} other {# bedrijven}} uitnodigen',
    'exhibitor-list-invite-done':
      'Uitnodigingen voor {people, plural, one {# persoon} other {# personen}} staan klaar.',
    'exhibitor-list-publish': 'Publiceren',
    'exhibitor-list-publish-title': '{n, plural, one {# exposant} other {# exposanten}} publiceren',
    'exhibitor-list-publish-done': '{n, plural, one {# exposant is} other {# exposanten zijn}} gepubliceerd.',
    'exhibitor-list-hide': 'Verbergen',
    'exhibitor-list-hide-title':
      '{n, plural, one {# exposant} other {# exposanten}} verbergen voor bezoekers',
    'exhibitor-list-hide-done': '{n, plural, one {# exposant is} other {# exposanten zijn}} verborgen.',
    'exhibitor-list-cancel': 'Deelname annuleren',
    'exhibitor-list-cancel-title':
      'Deelname van {n, plural, one {# exposant} other {# exposanten}} annuleren',
    'exhibitor-list-cancel-done': '{n, plural, one {# exposant is} other {# exposanten zijn}} geannuleerd.',
    'exhibitor-list-restore': 'Deelname herstellen',
    'exhibitor-list-restore-title':
      'Deelname van {n, plural, one {# exposant} other {# exposanten}} herstellen',
    'exhibitor-list-restore-done': '{n, plural, one {# exposant is} other {# exposanten zijn}} hersteld.',
    'exhibitor-list-plan-others': '{n, plural, one {# andere} other {# andere}}',
    'exhibitor-list-plan-skipped':
      'Voor {n, plural, one {# geselecteerde exposant} other {# geselecteerde exposanten}} is dit niet nodig.',
    'exhibitor-list-undo': 'Ongedaan maken',
    'exhibitor-list-export': '{table} exporteren ({format})',
    'exhibitor-list-table-exhibitors': 'Exposanten',
    'exhibitor-list-table-people': 'Personen',
    'exhibitor-list-table-tasks': 'Taken',
  },
  es: {
    'exhibitor-task-undone':
      'La tarea vuelve a estar como antes para {n, plural, one {# expositor} many {# expositores} other {# expositores}}.',
    'exhibitor-task-changed-since':
      '{n, plural, one {La tarea de # expositor ha cambiado desde entonces y queda como está.} many {Las tareas de # expositores han cambiado desde entonces y quedan como están.} other {Las tareas de # expositores han cambiado desde entonces y quedan como están.}}',
    'exhibitor-add': 'Añadir expositor',
    'exhibitor-add-email': 'Correo electrónico del contacto principal',
    'exhibitor-add-email-hint':
      'Esta persona recibe una invitación enseguida. Déjelo vacío para invitar a alguien más tarde.',
    'exhibitor-added': 'Se ha añadido {name}.',
    'exhibitor-added-open': 'Abrir',
    'exhibitor-list-other-verbs': 'Más',
    'exhibitor-list-select': 'Seleccionar {name}',
    'exhibitor-list-select-all': 'Seleccionar los {n, number}',
    'exhibitor-list-selection': 'Selección',
    'exhibitor-list-selected': '{n, number} seleccionados',
    'exhibitor-list-clear': 'Quitar selección',
    'exhibitor-list-message': 'Mensaje',
    'exhibitor-task': 'Tarea…',
    'exhibitor-task-title':
      'Tarea de {n, plural, one {# expositor} many {# de expositores} other {# expositores}}',
    'exhibitor-task-choose': 'Tarea',
    'exhibitor-task-action': 'Cambio',
    'exhibitor-task-complete': 'Marcar como completada',
    'exhibitor-task-reopen': 'Reabrir',
    'exhibitor-task-extend': 'Cambiar la fecha límite',
    'exhibitor-task-done':
      'La tarea se ha modificado para {n, plural, one {# expositor} many {# de expositores} other {# expositores}}.',
    'exhibitor-list-remind': 'Recordar',
    'exhibitor-list-remind-title':
      'Recordar las tareas pendientes a {people, plural, one {# persona} many {# de personas} other {# personas}} de {n, plural, one {# empresa} many {# de empresas} other {# empresas}}',
    'exhibitor-list-remind-done':
      '{people, plural, one {# recordatorio en cola} many {# de recordatorios en cola} other {# recordatorios en cola}}.',
    'exhibitor-list-invite': 'Invitar',
    'exhibitor-list-invite-title':
      'Invitar a {people, plural, one {# persona} many {# de personas} other {# personas}} de {n, plural, one {# empresa} many {# de empresas} other {# empresas}}',
    'exhibitor-list-invite-done':
      'Invitaciones en cola para {people, plural, one {# persona} many {# de personas} other {# personas}}.',
    'exhibitor-list-publish': 'Publicar',
    'exhibitor-list-publish-title':
      'Publicar {n, plural, one {# expositor} many {# de expositores} other {# expositores}}',
    'exhibitor-list-publish-done':
      '{n, plural, one {Se ha publicado # expositor} many {Se han publicado # de expositores} other {Se han publicado # expositores}}.',
    'exhibitor-list-hide': 'Ocultar',
    'exhibitor-list-hide-title':
      'Ocultar {n, plural, one {# expositor} many {# de expositores} other {# expositores}} a los visitantes',
    'exhibitor-list-hide-done':
      '{n, plural, one {Se ha ocultado # expositor} many {Se han ocultado # de expositores} other {Se han ocultado # expositores}}.',
    'exhibitor-list-cancel': 'Cancelar participación',
    'exhibitor-list-cancel-title':
      'Cancelar la participación de {n, plural, one {# expositor} many {# de expositores} other {# expositores}}',
    'exhibitor-list-cancel-done':
      '{n, plural, one {Se ha cancelado # expositor} many {Se han cancelado # de expositores} other {Se han cancelado # expositores}}.',
    'exhibitor-list-restore': 'Restaurar participación',
    'exhibitor-list-restore-title':
      'Restaurar la participación de {n, plural, one {# expositor} many {# de expositores} other {# expositores}}',
    'exhibitor-list-restore-done':
      '{n, plural, one {Se ha restaurado # expositor} many {Se han restaurado # de expositores} other {Se han restaurado # expositores}}.',
    'exhibitor-list-plan-others': '{n, plural, one {# más} many {# más} other {# más}}',
    'exhibitor-list-plan-skipped':
      '{n, plural, one {# expositor seleccionado no lo necesita} many {# de expositores seleccionados no lo necesitan} other {# expositores seleccionados no lo necesitan}}.',
    'exhibitor-list-undo': 'Deshacer',
    'exhibitor-list-export': 'Exportar {table} ({format})',
    'exhibitor-list-table-exhibitors': 'expositores',
    'exhibitor-list-table-people': 'personas',
    'exhibitor-list-table-tasks': 'tareas',
  },
  tr: {
    'exhibitor-task-undone': 'Görev {n, plural, other {# katılımcı}} için eski hâline döndü.',
    'exhibitor-task-changed-since':
      '{n, plural, other {# katılımcının görevi}} bu arada değişti ve olduğu gibi kalıyor.',
    'exhibitor-add': 'Katılımcı ekle',
    'exhibitor-add-email': 'Ana irtibat kişisinin e-postası',
    'exhibitor-add-email-hint':
      'Bu kişiye hemen bir davet gönderilir. Daha sonra davet etmek için boş bırakın.',
    'exhibitor-added': '{name} eklendi.',
    'exhibitor-added-open': 'Aç',
    'exhibitor-list-other-verbs': 'Diğer',
    'exhibitor-list-select': '{name} seç',
    'exhibitor-list-select-all': '{n, number} katılımcının tümünü seç',
    'exhibitor-list-selection': 'Seçim',
    'exhibitor-list-selected': '{n, number} seçildi',
    'exhibitor-list-clear': 'Seçimi temizle',
    'exhibitor-list-message': 'Mesaj',
    'exhibitor-task': 'Görev…',
    'exhibitor-task-title': '{n, plural, other {# katılımcının}} görevi',
    'exhibitor-task-choose': 'Görev',
    'exhibitor-task-action': 'Değişiklik',
    'exhibitor-task-complete': 'Tamamlandı olarak işaretle',
    'exhibitor-task-reopen': 'Yeniden aç',
    'exhibitor-task-extend': 'Son tarihi değiştir',
    'exhibitor-task-done': 'Görev {n, plural, other {# katılımcı}} için değiştirildi.',
    'exhibitor-list-remind': 'Hatırlat',
    'exhibitor-list-remind-title':
      '{n, plural, other {# şirketten}} {people, plural, other {# kişiye}} açık görevleri hatırlat',
    'exhibitor-list-remind-done': '{people, plural, other {# hatırlatma}} sıraya alındı.',
    'exhibitor-list-invite': 'Davet et',
    'exhibitor-list-invite-title':
      '{n, plural, other {# şirketten}} {people, plural, other {# kişiyi}} davet et',
    'exhibitor-list-invite-done': '{people, plural, other {# kişi}} için davet sıraya alındı.',
    'exhibitor-list-publish': 'Yayımla',
    'exhibitor-list-publish-title': '{n, plural, other {# katılımcıyı}} yayımla',
    'exhibitor-list-publish-done': '{n, plural, other {# katılımcı}} yayımlandı.',
    'exhibitor-list-hide': 'Gizle',
    'exhibitor-list-hide-title': '{n, plural, other {# katılımcıyı}} ziyaretçilerden gizle',
    'exhibitor-list-hide-done': '{n, plural, other {# katılımcı}} gizlendi.',
    'exhibitor-list-cancel': 'Katılımı iptal et',
    'exhibitor-list-cancel-title': '{n, plural, other {# katılımcının}} katılımını iptal et',
    'exhibitor-list-cancel-done': '{n, plural, other {# katılımcı}} iptal edildi.',
    'exhibitor-list-restore': 'Katılımı geri yükle',
    'exhibitor-list-restore-title': '{n, plural, other {# katılımcının}} katılımını geri yükle',
    'exhibitor-list-restore-done': '{n, plural, other {# katılımcı}} geri yüklendi.',
    'exhibitor-list-plan-others': '{n, plural, other {# diğeri}}',
    'exhibitor-list-plan-skipped': 'Seçilen {n, plural, other {# katılımcı}} için bu gerekli değil.',
    'exhibitor-list-undo': 'Geri al',
    'exhibitor-list-export': '{table} dışa aktar ({format})',
    'exhibitor-list-table-exhibitors': 'Katılımcıları',
    'exhibitor-list-table-people': 'Kişileri',
    'exhibitor-list-table-tasks': 'Görevleri',
  },
});
