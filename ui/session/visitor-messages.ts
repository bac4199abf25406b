import { defineMessages } from '../shared/texts/define-messages.ts';

/** Accounts of visitors: registering, verifying, deleting. */
export const VISITOR_MESSAGES = defineMessages({
  en: {
    'account-delete-no-password':
      'Your account, your likes and your saved articles will be deleted. This cannot be undone.',
    'account-delete': 'Delete account',
    'account-delete-button': 'Delete my account',
    'account-delete-text':
      'Your account, your likes and your saved articles will be deleted. This cannot be undone. Enter your password to confirm.',
    'account-deleted': 'Your account was deleted.',
    'register-visitor': 'Visiting the fair? Create a visitor account',
    'verify-button': 'Open my account',
    'verify-text': 'Continue to confirm your e-mail address and sign in on this device.',
    'verify-title': 'Confirm your e-mail address',
    'visitor-button': 'Create account',
    'visitor-exhibitor': 'Exhibiting? Request access to your company',
    'visitor-sent': 'Thank you. We sent you an e-mail with a link: use it to open your account.',
    'visitor-text': 'With a visitor account you can react to articles and save them.',
    'visitor-title': 'Create a visitor account',
  },
  nl: {
    'account-delete-no-password':
      'Uw account, uw likes en uw opgeslagen nieuws worden verwijderd. Dit kan niet ongedaan worden gemaakt.',
    'account-delete': 'Account verwijderen',
    'account-delete-button': 'Mijn account verwijderen',
    'account-delete-text':
      'Uw account, uw likes en uw opgeslagen nieuws worden verwijderd. Dit kan niet ongedaan worden gemaakt. Vul ter bevestiging uw wachtwoord in.',
    'account-deleted': 'Uw account is verwijderd.',
    'register-visitor': 'Bezoekt u de beurs? Maak een bezoekersaccount aan',
    'verify-button': 'Mijn account openen',
    'verify-text': 'Ga verder om uw e-mailadres te bevestigen en op dit apparaat in te loggen.',
    'verify-title': 'Bevestig uw e-mailadres',
    'visitor-button': 'Account aanmaken',
    'visitor-exhibitor': 'Bent u exposant? Vraag toegang tot uw bedrijf aan',
    'visitor-sent': 'Dank u. We hebben u een e-mail met een link gestuurd: open daarmee uw account.',
    'visitor-text': 'Met een bezoekersaccount kunt u op nieuws reageren en het opslaan.',
    'visitor-title': 'Bezoekersaccount aanmaken',
  },
  es: {
    'account-delete-no-password':
      'Se eliminarán su cuenta, sus «me gusta» y sus noticias guardadas. Esta acción no se puede deshacer.',
    'account-delete': 'Eliminar la cuenta',
    'account-delete-button': 'Eliminar mi cuenta',
    'account-delete-text':
      'Se eliminarán su cuenta, sus «me gusta» y sus noticias guardadas. Esta acción no se puede deshacer. Introduzca su contraseña para confirmar.',
    'account-deleted': 'Su cuenta se ha eliminado.',
    'register-visitor': '¿Visita la feria? Cree una cuenta de visitante',
    'verify-button': 'Abrir mi cuenta',
    'verify-text': 'Continúe para confirmar su correo electrónico e iniciar sesión en este dispositivo.',
    'verify-title': 'Confirme su correo electrónico',
    'visitor-button': 'Crear cuenta',
    'visitor-exhibitor': '¿Expone en la feria? Solicite acceso a su empresa',
    'visitor-sent': 'Gracias. Le hemos enviado un mensaje con un enlace: utilícelo para abrir su cuenta.',
    'visitor-text': 'Con una cuenta de visitante puede reaccionar a las noticias y guardarlas.',
    'visitor-title': 'Crear una cuenta de visitante',
  },
  tr: {
    'account-delete-no-password':
      'Hesabınız, beğenileriniz ve kaydettiğiniz haberler silinecek. Bu işlem geri alınamaz.',
    'account-delete': 'Hesabı sil',
    'account-delete-button': 'Hesabımı sil',
    'account-delete-text':
      'Hesabınız, beğenileriniz ve kaydettiğiniz haberler silinecek. Bu işlem geri alınamaz. Onaylamak için parolanızı girin.',
    'account-deleted': 'Hesabınız silindi.',
    'register-visitor': 'Fuarı ziyaret mi ediyorsunuz? Ziyaretçi hesabı açın',
    'verify-button': 'Hesabımı aç',
    'verify-text': 'E-posta adresinizi onaylamak ve bu cihazda oturum açmak için devam edin.',
    'verify-title': 'E-posta adresinizi onaylayın',
    'visitor-button': 'Hesap aç',
    'visitor-exhibitor': 'Katılımcı mısınız? Şirketinize erişim talep edin',
    'visitor-sent': 'Teşekkürler. Size bağlantı içeren bir e-posta gönderdik: hesabınızı onunla açın.',
    'visitor-text': 'Ziyaretçi hesabıyla haberlere tepki verebilir ve onları kaydedebilirsiniz.',
    'visitor-title': 'Ziyaretçi hesabı açın',
  },
});
