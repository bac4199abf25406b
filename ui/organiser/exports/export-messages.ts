import { defineMessages } from '../../shared/texts/define-messages.ts';

/** The export of a whole fair as a folder, and of what is stored about an exhibitor. */
export const EXPORT_MESSAGES = defineMessages({
  en: {
    'export-lists': 'Lists',
    'export-lists-text':
      'For spreadsheet programs. Exhibitors, people and task states are exported from the list of exhibitors, in a selection of your own.',
    'export-list-mail': 'Mail log',
    'export-list-news': 'News of all companies',
    'export-list-products': 'Products of all companies',
    'export-list-created': 'Queued',
    'export-list-sent': 'Sent',
    'audit-action-exhibitor-data': 'Exhibitor’s data downloaded',
    'exhibitor-privacy': 'Privacy',
    'exhibitor-privacy-text':
      'Everything stored about this exhibitor and its people, for a privacy request: as a page to read, as data, and with its files.',
    'exhibitor-privacy-download': 'Download the data',
    'settings-export': 'Export',
    'export-text': 'The whole fair as a folder of files, to keep it or to move it to another installation.',
    'export-in': 'In the folder',
    'export-in-fair': 'The fair with its website, dictionary, categories, tasks, awards and messages',
    'export-in-companies':
      'Every company with its stands, profile, products, news, task states and deadlines of its own',
    'export-in-people': 'People and their roles',
    'export-in-files': 'Images and documents, unchanged',
    'export-out': 'Not in the folder',
    'export-out-sign-ins': 'Passwords, sign-ins and invitations: people choose a password again',
    'export-out-history': 'The history of changes, mail, reminders and enquiries',
    'export-out-entries': 'Entries for awards, read receipts, and the reactions of visitors',
    'export-out-review':
      'The last approved version of products and news that wait for approval, and changes to profiles that wait for approval',
    'export-again':
      'The technical team of an installation can import the folder again, here or elsewhere. Its README.txt says how, and lists what was left out.',
    'export-download': 'Download the folder',
    'export-personal':
      'It contains personal data. Store it safely, and delete it when you no longer need it.',
    'audit-action-fair-export': 'Whole fair exported',
  },
  nl: {
    'export-lists': 'Lijsten',
    'export-lists-text':
      'Voor spreadsheetprogramma’s. Exposanten, personen en taakstatussen exporteert u vanuit de lijst van exposanten, in een eigen selectie.',
    'export-list-mail': 'E-maillogboek',
    'export-list-news': 'Nieuws van alle bedrijven',
    'export-list-products': 'Producten van alle bedrijven',
    'export-list-created': 'In wachtrij gezet',
    'export-list-sent': 'Verzonden',
    'audit-action-exhibitor-data': 'Gegevens van exposant gedownload',
    'exhibitor-privacy': 'Privacy',
    'exhibitor-privacy-text':
      'Alles wat over deze exposant en de personen is opgeslagen, voor een privacyverzoek: als pagina om te lezen, als gegevens, en met de bestanden.',
    'exhibitor-privacy-download': 'Gegevens downloaden',
    'settings-export': 'Exporteren',
    'export-text':
      'De hele beurs als map met bestanden, om te bewaren of naar een andere installatie te verhuizen.',
    'export-in': 'In de map',
    'export-in-fair': 'De beurs met website, woordenlijst, categorieën, taken, prijzen en berichten',
    'export-in-companies':
      'Elk bedrijf met stands, profiel, producten, nieuws, taakstatussen en eigen deadlines',
    'export-in-people': 'Personen en hun rollen',
    'export-in-files': 'Afbeeldingen en documenten, onveranderd',
    'export-out': 'Niet in de map',
    'export-out-sign-ins':
      'Wachtwoorden, inlogmomenten en uitnodigingen: personen kiezen opnieuw een wachtwoord',
    'export-out-history': 'De geschiedenis van wijzigingen, e-mail, herinneringen en vragen',
    'export-out-entries': 'Inschrijvingen voor prijzen, leesbevestigingen en reacties van bezoekers',
    'export-out-review':
      'De laatst goedgekeurde versie van producten en nieuws die op goedkeuring wachten, en wijzigingen in profielen die op goedkeuring wachten',
    'export-again':
      'Het technische team van een installatie kan de map opnieuw importeren, hier of elders. README.txt beschrijft hoe, en noemt wat is weggelaten.',
    'export-download': 'Map downloaden',
    'export-personal':
      'De map bevat persoonsgegevens. Bewaar hem veilig en verwijder hem als u hem niet meer nodig hebt.',
    'audit-action-fair-export': 'Hele beurs geëxporteerd',
  },
  es: {
    'export-lists': 'Listas',
    'export-lists-text':
      'Para hojas de cálculo. Los expositores, las personas y los estados de tareas se exportan desde la lista de expositores, con la selección que quiera.',
    'export-list-mail': 'Registro de correo',
    'export-list-news': 'Noticias de todas las empresas',
    'export-list-products': 'Productos de todas las empresas',
    'export-list-created': 'En cola desde',
    'export-list-sent': 'Enviado',
    'audit-action-exhibitor-data': 'Datos del expositor descargados',
    'exhibitor-privacy': 'Privacidad',
    'exhibitor-privacy-text':
      'Todo lo que está almacenado sobre este expositor y sus personas, para una solicitud de privacidad: como página para leer, como datos y con sus archivos.',
    'exhibitor-privacy-download': 'Descargar los datos',
    'settings-export': 'Exportar',
    'export-text':
      'Toda la feria como una carpeta de archivos, para conservarla o llevarla a otra instalación.',
    'export-in': 'En la carpeta',
    'export-in-fair': 'La feria con su sitio web, diccionario, categorías, tareas, premios y mensajes',
    'export-in-companies':
      'Cada empresa con sus stands, perfil, productos, noticias, estados de tareas y fechas límite propias',
    'export-in-people': 'Las personas y sus roles',
    'export-in-files': 'Imágenes y documentos, sin cambios',
    'export-out': 'No está en la carpeta',
    'export-out-sign-ins':
      'Contraseñas, inicios de sesión e invitaciones: cada persona elige de nuevo una contraseña',
    'export-out-history': 'El historial de cambios, el correo, los recordatorios y las consultas',
    'export-out-entries':
      'Las inscripciones en premios, las confirmaciones de lectura y las reacciones de los visitantes',
    'export-out-review':
      'La última versión aprobada de los productos y noticias pendientes, y los cambios pendientes en los perfiles',
    'export-again':
      'El equipo técnico de una instalación puede volver a importar la carpeta, aquí o en otro lugar. README.txt explica cómo e indica lo que se ha omitido.',
    'export-download': 'Descargar la carpeta',
    'export-personal':
      'Contiene datos personales. Guárdela en un lugar seguro y elimínela cuando ya no la necesite.',
    'audit-action-fair-export': 'Feria completa exportada',
  },
  tr: {
    'export-lists': 'Listeler',
    'export-lists-text':
      'Hesap tablosu programları için. Katılımcılar, kişiler ve görev durumları, kendi seçiminizle katılımcı listesinden dışa aktarılır.',
    'export-list-mail': 'E-posta kayıtları',
    'export-list-news': 'Tüm şirketlerin haberleri',
    'export-list-products': 'Tüm şirketlerin ürünleri',
    'export-list-created': 'Sıraya alındı',
    'export-list-sent': 'Gönderildi',
    'audit-action-exhibitor-data': 'Katılımcının verileri indirildi',
    'exhibitor-privacy': 'Gizlilik',
    'exhibitor-privacy-text':
      'Gizlilik talebi için bu katılımcı ve kişileri hakkında saklanan her şey: okunacak bir sayfa, veri ve dosyalarıyla birlikte.',
    'exhibitor-privacy-download': 'Verileri indir',
    'settings-export': 'Dışa aktar',
    'export-text': 'Fuarın tamamı bir dosya klasörü olarak: saklamak veya başka bir kuruluma taşımak için.',
    'export-in': 'Klasörde bulunanlar',
    'export-in-fair': 'Web sitesi, sözlüğü, kategorileri, görevleri, ödülleri ve mesajlarıyla fuar',
    'export-in-companies':
      'Stantları, profili, ürünleri, haberleri, görev durumları ve kendi son tarihleriyle her şirket',
    'export-in-people': 'Kişiler ve rolleri',
    'export-in-files': 'Görseller ve belgeler, değişmeden',
    'export-out': 'Klasörde bulunmayanlar',
    'export-out-sign-ins': 'Parolalar, oturumlar ve davetler: kişiler yeniden parola belirler',
    'export-out-history': 'Değişiklik geçmişi, e-postalar, hatırlatmalar ve sorular',
    'export-out-entries': 'Ödül başvuruları, okundu bilgileri ve ziyaretçilerin tepkileri',
    'export-out-review':
      'Onay bekleyen ürün ve haberlerin son onaylanan sürümü ve onay bekleyen profil değişiklikleri',
    'export-again':
      'Bir kurulumun teknik ekibi klasörü burada veya başka bir yerde yeniden içe aktarabilir. README.txt dosyası bunun nasıl yapıldığını açıklar ve dışarıda kalanları listeler.',
    'export-download': 'Klasörü indir',
    'export-personal': 'Kişisel veriler içerir. Güvenli bir yerde saklayın ve artık gerekmediğinde silin.',
    'audit-action-fair-export': 'Fuarın tamamı dışa aktarıldı',
  },
});
