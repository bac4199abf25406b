import { defineMessages } from '../../shared/texts/define-messages.ts';

/** The overview of a fair, in sentences with numbers. */
export const OVERVIEW_MESSAGES = defineMessages({
  en: {
    'overview-task-done-late': '{n, number} after the deadline',
    'overview-no-category': 'Without a category',
    'desk-overview': 'Overview',
    'overview-late':
      '{n, plural, =0 {No exhibitor is late with a required task.} one {# exhibitor is late with a required task.} other {# exhibitors are late with a required task.}}',
    'overview-never':
      '{n, plural, =0 {Everyone who was invited has signed in.} one {# invited exhibitor has never signed in.} other {# invited exhibitors have never signed in.}}',
    'overview-uninvited':
      '{n, plural, =0 {Every exhibitor has been invited.} one {# exhibitor has not been invited yet.} other {# exhibitors have not been invited yet.}}',
    'overview-hidden':
      '{n, plural, one {# exhibitor is hidden from visitors.} other {# exhibitors are hidden from visitors.}}',
    'overview-incomplete':
      '{n, plural, =0 {Every public profile is nearly complete.} one {# public profile is less than {percent}% complete.} other {# public profiles are less than {percent}% complete.}}',
    'overview-review': '{n, plural, one {# item waits for approval.} other {# items wait for approval.}}',
    'overview-mail-failed': '{n, plural, one {# mail failed.} other {# mails failed.}}',
    'overview-mail-unsure':
      '{n, plural, one {# mail may not have arrived.} other {# mails may not have arrived.}}',
    'overview-all': '{n, plural, =0 {There are no exhibitors yet.} one {# exhibitor} other {# exhibitors}}',
    'overview-steps': 'Next steps',
    'overview-step-exhibitors': 'Add exhibitors',
    'overview-step-exhibitors-text': 'Import a list as CSV or XLSX, or add them one by one.',
    'overview-step-tasks': 'Add tasks',
    'overview-step-tasks-text': 'What exhibitors must or may do before the fair, and by when.',
    'overview-step-website': 'Write the website',
    'overview-step-website-text': 'Its pages are there with a first text. Put in your own words and images.',
    'overview-step-publish': 'Publish the fair',
    'overview-step-publish-text': 'Until then only organisers and test users see it.',
    'overview-soon': 'Due within {days} days',
    'overview-soon-task':
      '{n, plural, one {# exhibitor still has to complete “{title}”} other {# exhibitors still have to complete “{title}”}}',
    'overview-soon-none': 'No required task is due within {days} days.',
    'overview-tasks': 'Tasks',
    'overview-tasks-none': 'No task is defined yet.',
    'overview-task-done': '{done, number} of {all, number} completed',
    'overview-task-late': '{n, number} late',
    'overview-line': 'Completed required tasks',
    'overview-line-text':
      'From {from} to {until}, the number of completed required tasks rose to {done, number}.',
    'overview-line-table': 'Show the figures',
    'overview-line-day': 'Day',
    'overview-line-done': 'Completed',
  },
  nl: {
    'overview-task-done-late': '{n, number} na de deadline',
    'overview-no-category': 'Zonder categorie',
    'desk-overview': 'Overzicht',
    'overview-late':
      '{n, plural, =0 {Geen enkele exposant is te laat met een verplichte taak.} one {# exposant is te laat met een verplichte taak.} other {# exposanten zijn te laat met een verplichte taak.}}',
    'overview-never':
      '{n, plural, =0 {Iedereen die is uitgenodigd, heeft ingelogd.} one {# uitgenodigde exposant heeft nog nooit ingelogd.} other {# uitgenodigde exposanten hebben nog nooit ingelogd.}}',
    'overview-uninvited':
      '{n, plural, =0 {Alle exposanten zijn uitgenodigd.} one {# exposant is nog niet uitgenodigd.} other {# exposanten zijn nog niet uitgenodigd.}}',
    'overview-hidden':
      '{n, plural, one {# exposant is verborgen voor bezoekers.} other {# exposanten zijn verborgen voor bezoekers.}}',
    'overview-incomplete':
      '{n, plural, =0 {Alle openbare profielen zijn bijna volledig.} one {# openbaar profiel is minder dan {percent}% volledig.} other {# openbare profielen zijn minder dan {percent}% volledig.}}',
    'overview-review':
      '{n, plural, one {# item wacht op goedkeuring.} other {# items wachten op goedkeuring.}}',
    'overview-mail-failed': '{n, plural, one {# e-mail is mislukt.} other {# e-mails zijn mislukt.}}',
    'overview-mail-unsure':
      '{n, plural, one {# e-mail is misschien niet aangekomen.} other {# e-mails zijn misschien niet aangekomen.}}',
    'overview-all': '{n, plural, =0 {Er zijn nog geen exposanten.} one {# exposant} other {# exposanten}}',
    'overview-steps': 'Volgende stappen',
    'overview-step-exhibitors': 'Exposanten toevoegen',
    'overview-step-exhibitors-text': 'Importeer een lijst als CSV of XLSX, of voeg ze één voor één toe.',
    'overview-step-tasks': 'Taken toevoegen',
    'overview-step-tasks-text': 'Wat exposanten vóór de beurs moeten of kunnen doen, en voor wanneer.',
    'overview-step-website': 'De website schrijven',
    'overview-step-website-text':
      'De pagina’s staan er al, met een eerste tekst. Vul ze met uw eigen woorden en afbeeldingen.',
    'overview-step-publish': 'De beurs publiceren',
    'overview-step-publish-text': 'Tot die tijd zien alleen organisatoren en testgebruikers de beurs.',
    'overview-soon': 'Binnen {days} dagen',
    'overview-soon-task':
      '{n, plural, one {# exposant moet “{title}” nog afronden} other {# exposanten moeten “{title}” nog afronden}}',
    'overview-soon-none': 'Geen verplichte taak heeft een deadline binnen {days} dagen.',
    'overview-tasks': 'Taken',
    'overview-tasks-none': 'Er zijn nog geen taken.',
    'overview-task-done': '{done, number} van {all, number} afgerond',
    'overview-task-late': '{n, number} te laat',
    'overview-line': 'Afgeronde verplichte taken',
    'overview-line-text':
      'Van {from} tot {until} steeg het aantal afgeronde verplichte taken tot {done, number}.',
    'overview-line-table': 'Cijfers tonen',
    'overview-line-day': 'Dag',
    'overview-line-done': 'Afgerond',
  },
  es: {
    'overview-task-done-late':
      '{n, plural, one {# fuera de plazo} many {# fuera de plazo} other {# fuera de plazo}}',
    'overview-no-category': 'Sin categoría',
    'desk-overview': 'Resumen',
    'overview-late':
      '{n, plural, =0 {Ningún expositor tiene una tarea obligatoria fuera de plazo.} one {# expositor tiene una tarea obligatoria fuera de plazo.} many {# de expositores tienen una tarea obligatoria fuera de plazo.} other {# expositores tienen una tarea obligatoria fuera de plazo.}}',
    'overview-never':
      '{n, plural, =0 {Todos los invitados han iniciado sesión.} one {# expositor invitado nunca ha iniciado sesión.} many {# de expositores invitados nunca han iniciado sesión.} other {# expositores invitados nunca han iniciado sesión.}}',
    'overview-uninvited':
      '{n, plural, =0 {Todos los expositores están invitados.} one {# expositor aún no está invitado.} many {# de expositores aún no están invitados.} other {# expositores aún no están invitados.}}',
    'overview-hidden':
      '{n, plural, one {# expositor está oculto para los visitantes.} many {# de expositores están ocultos para los visitantes.} other {# expositores están ocultos para los visitantes.}}',
    'overview-incomplete':
      '{n, plural, =0 {Todos los perfiles públicos están casi completos.} one {# perfil público está completo en menos del {percent} %.} many {# de perfiles públicos están completos en menos del {percent} %.} other {# perfiles públicos están completos en menos del {percent} %.}}',
    'overview-review':
      '{n, plural, one {# elemento espera aprobación.} many {# de elementos esperan aprobación.} other {# elementos esperan aprobación.}}',
    'overview-mail-failed':
      '{n, plural, one {# correo ha fallado.} many {# de correos han fallado.} other {# correos han fallado.}}',
    'overview-mail-unsure':
      '{n, plural, one {# correo quizá no haya llegado.} many {# de correos quizá no hayan llegado.} other {# correos quizá no hayan llegado.}}',
    'overview-all':
      '{n, plural, =0 {Todavía no hay expositores.} one {# expositor} many {# de expositores} other {# expositores}}',
    'overview-steps': 'Próximos pasos',
    'overview-step-exhibitors': 'Añadir expositores',
    'overview-step-exhibitors-text': 'Importe una lista en CSV o XLSX, o añádalos uno por uno.',
    'overview-step-tasks': 'Añadir tareas',
    'overview-step-tasks-text':
      'Lo que los expositores deben o pueden hacer antes de la feria, y hasta cuándo.',
    'overview-step-website': 'Escribir el sitio web',
    'overview-step-website-text':
      'Sus páginas ya existen, con un primer texto. Ponga sus propias palabras e imágenes.',
    'overview-step-publish': 'Publicar la feria',
    'overview-step-publish-text': 'Hasta entonces solo la ven los organizadores y los usuarios de prueba.',
    'overview-soon': 'En los próximos {days} días',
    'overview-soon-task':
      '{n, plural, one {# expositor todavía debe completar «{title}»} many {# de expositores todavía deben completar «{title}»} other {# expositores todavía deben completar «{title}»}}',
    'overview-soon-none': 'Ninguna tarea obligatoria vence en los próximos {days} días.',
    'overview-tasks': 'Tareas',
    'overview-tasks-none': 'Todavía no hay tareas.',
    'overview-task-done': '{done, number} de {all, number} completadas',
    'overview-task-late': '{n, number} fuera de plazo',
    'overview-line': 'Tareas obligatorias completadas',
    'overview-line-text':
      'Del {from} al {until}, el número de tareas obligatorias completadas subió a {done, number}.',
    'overview-line-table': 'Mostrar las cifras',
    'overview-line-day': 'Día',
    'overview-line-done': 'Completadas',
  },
  tr: {
    'overview-task-done-late': '{n, number} tanesi son tarihten sonra',
    'overview-no-category': 'Kategorisiz',
    'desk-overview': 'Genel bakış',
    'overview-late':
      '{n, plural, =0 {Zorunlu bir görevde geciken katılımcı yok.} other {# katılımcı zorunlu bir görevde gecikti.}}',
    'overview-never':
      '{n, plural, =0 {Davet edilen herkes oturum açtı.} other {Davet edilen # katılımcı hiç oturum açmadı.}}',
    'overview-uninvited':
      '{n, plural, =0 {Tüm katılımcılar davet edildi.} other {# katılımcı henüz davet edilmedi.}}',
    'overview-hidden': '{n, plural, other {# katılımcı ziyaretçilerden gizli.}}',
    'overview-incomplete':
      '{n, plural, =0 {Herkese açık profillerin tümü neredeyse tamam.} other {Herkese açık # profil %{percent} oranından az tamamlandı.}}',
    'overview-review': '{n, plural, other {# öğe onay bekliyor.}}',
    'overview-mail-failed': '{n, plural, other {# e-posta gönderilemedi.}}',
    'overview-mail-unsure': '{n, plural, other {# e-posta ulaşmamış olabilir.}}',
    'overview-all': '{n, plural, =0 {Henüz katılımcı yok.} other {# katılımcı}}',
    'overview-steps': 'Sonraki adımlar',
    'overview-step-exhibitors': 'Katılımcıları ekleyin',
    'overview-step-exhibitors-text':
      'Listeyi CSV veya XLSX olarak içe aktarın ya da katılımcıları tek tek ekleyin.',
    'overview-step-tasks': 'Görevleri ekleyin',
    'overview-step-tasks-text':
      'Katılımcıların fuardan önce yapması gerekenler ve yapabilecekleri, son tarihleriyle.',
    'overview-step-website': 'Web sitesini yazın',
    'overview-step-website-text':
      'Sayfalar ilk metinleriyle hazır. Kendi metinlerinizi ve görsellerinizi ekleyin.',
    'overview-step-publish': 'Fuarı yayımlayın',
    'overview-step-publish-text': 'O zamana kadar fuarı yalnızca organizatörler ve test kullanıcıları görür.',
    'overview-soon': '{days} gün içinde',
    'overview-soon-task': '{n, plural, other {# katılımcının “{title}” görevini tamamlaması gerekiyor}}',
    'overview-soon-none': '{days} gün içinde son tarihi gelen zorunlu görev yok.',
    'overview-tasks': 'Görevler',
    'overview-tasks-none': 'Henüz görev tanımlanmadı.',
    'overview-task-done': '{all, number} görevden {done, number} tanesi tamamlandı',
    'overview-task-late': '{n, number} gecikmiş',
    'overview-line': 'Tamamlanan zorunlu görevler',
    'overview-line-text': '{from} ile {until} arasında tamamlanan zorunlu görev sayısı {done, number} oldu.',
    'overview-line-table': 'Sayıları göster',
    'overview-line-day': 'Gün',
    'overview-line-done': 'Tamamlanan',
  },
});
