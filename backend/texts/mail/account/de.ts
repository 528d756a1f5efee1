import type { AccountMailTexts } from './types'

export const de: AccountMailTexts = {
  labels: { when: 'Wann', device: 'Gerät', network: 'Netz', agency: 'Agentur', number: 'Agenturnummer' },
  newPlace: {
    subject: 'Neue Anmeldung in Ihrem Konto',
    body: 'In Ihrem Konto hat sich jemand mit einem Gerät oder von einem Ort aus angemeldet, die wir von Ihnen noch nicht kannten.',
    hint: 'Waren Sie das selbst, müssen Sie nichts tun. Andernfalls ändern Sie bitte jetzt Ihr Passwort: Damit enden alle anderen Sitzungen.',
    button: 'Sitzungen prüfen',
  },
  setPassword: {
    subject: 'Legen Sie Ihr Passwort fest',
    body: 'Vielen Dank für Ihre Buchung. Mit Ihren Angaben haben wir ein Konto für Sie eröffnet; es fehlt nur noch ein eigenes Passwort. Der Link gilt sieben Tage.',
    button: 'Passwort festlegen',
  },
  confirmAddress: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    body: 'Nur noch ein Schritt bis zu Ihrem Konto: Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt sieben Tage.',
    hint: 'Falls Sie sich nicht bei uns registriert haben, ignorieren Sie diese Nachricht bitte. Ohne Ihre Bestätigung kann kein Konto genutzt werden.',
    button: 'Adresse bestätigen',
  },
  confirmAnew: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    body: 'Mit dieser Adresse wurde mehr als einmal eine Registrierung begonnen, vermutlich von Ihnen selbst. Bitte bestätigen Sie, dass sie Ihnen gehört, und legen Sie Ihr Passwort fest: Die bisher angegebenen gelten nicht mehr. Der Link gilt sieben Tage.',
    hint: 'Falls Sie sich nicht bei uns registriert haben, ignorieren Sie diese Nachricht bitte. Ohne Ihre Bestätigung kann kein Konto genutzt werden.',
    button: 'Bestätigen und Passwort festlegen',
  },
  passwordEnded: {
    subject: 'Bitte legen Sie ein neues Passwort fest',
    body: 'Ihre E-Mail-Adresse ist bestätigt. Das bis dahin festgelegte Passwort und frühere Anmeldungen gelten nicht mehr, denn sie könnten von jemand anderem stammen. Bitte legen Sie ein Passwort fest. Der Link gilt sieben Tage.',
    button: 'Passwort festlegen',
  },
  confirmBooking: {
    subject: 'Bitte bestätigen Sie Ihre Buchung {booking}',
    body: 'Wir halten Ihre Plätze bis {until} frei. Bitte bestätigen Sie bis dahin, dass diese Adresse Ihnen gehört.',
    hint: 'Falls Sie nicht bei uns gebucht haben, ignorieren Sie diese Nachricht bitte: Die Plätze werden von selbst wieder frei.',
    button: 'Buchung bestätigen',
  },
  alreadyMember: {
    subject: 'Sie haben bereits ein Konto',
    body: 'Soeben wurde versucht, sich mit dieser Adresse zu registrieren, vermutlich von Ihnen selbst. Sie haben bereits ein Konto bei uns; es wurde nichts geändert.',
    hint: 'Wenn Sie Ihr Passwort nicht mehr wissen, können Sie sich beim Anmelden ein neues zusenden lassen.',
    button: 'Anmelden',
  },
  memberDeleted: {
    subject: 'Ihr Konto wurde gelöscht',
    body: 'Wie gewünscht haben wir Ihr Konto bei {company} gelöscht. Wir bewahren nur auf, was das Gesetz zu Ihren Buchungen verlangt. Sie sind uns jederzeit wieder willkommen.',
    button: '{company} besuchen',
  },
  agencyReceived: {
    subject: 'Ihr Antrag ist bei uns eingegangen',
    body: 'Vielen Dank für Ihren Antrag auf Zusammenarbeit mit {company}. Wir prüfen Ihre Angaben und melden uns, sobald wir entschieden haben.',
    button: 'Was wir Agenturen bieten',
  },
  agencyApproved: {
    subject: 'Willkommen als Partneragentur von {company}',
    body: 'Ihr Antrag ist angenommen. Ihr Passwort für die erste Anmeldung lautet: {password}',
    hint: 'Es gilt 24 Stunden; bitte wählen Sie nach der Anmeldung ein eigenes. Ist es abgelaufen, können Sie sich dort ein neues zusenden lassen.',
    button: 'Als Agentur anmelden',
  },
  agencyRejected: {
    subject: 'Zu Ihrem Antrag als Agentur',
    body: 'Vielen Dank für Ihr Interesse an einer Zusammenarbeit mit {company}. Ihren Antrag können wir derzeit nicht annehmen. Bei Fragen antworten Sie bitte auf diese Nachricht.',
    button: 'Kontakt aufnehmen',
  },
  agencyPassword: {
    subject: 'Ihr neues Agentur-Passwort',
    body: 'Ihr neues Passwort für den Agenturbereich lautet: {password}',
    hint: 'Es gilt 24 Stunden; bitte wählen Sie nach der Anmeldung ein eigenes. Ihr altes Passwort bleibt gültig, bis Sie dieses verwenden. Falls Sie kein neues Passwort angefordert haben, müssen Sie nichts tun.',
    button: 'Als Agentur anmelden',
  },
}
