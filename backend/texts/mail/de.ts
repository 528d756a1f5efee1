import type { MailTexts } from './types'

export const de: MailTexts = {
  greeting: 'Guten Tag {name},',
  closing: 'Ihr Team von {company}',
  labels: {
    booking: 'Buchungsnummer',
    date: 'Wann',
    people: 'Wer',
    total: 'Gesamtpreis',
    paid: 'Bezahlt',
    refunding: 'Erstattung unterwegs',
    due: 'Noch offen',
    ticket: 'Ticket',
  },
  people: {
    adult: { one: '{count} Erwachsener', other: '{count} Erwachsene' },
    child: { one: '{count} Kind', other: '{count} Kinder' },
    infant: { one: '{count} Kleinkind', other: '{count} Kleinkinder' },
  },
  welcome: {
    subject: 'Willkommen bei {company}',
    body: 'Ihr Konto ist eingerichtet. Buchungen, Merkliste und Zahlungen finden Sie dort an einem Ort.',
    button: 'Mein Konto öffnen',
  },
  temporaryPassword: {
    subject: 'Ihr neues Passwort',
    body: 'Ihr neues Passwort lautet: {password}',
    hint: 'Es gilt 24 Stunden; bitte wählen Sie nach der Anmeldung ein eigenes. Ihr altes Passwort bleibt gültig, bis Sie dieses verwenden. Falls Sie kein neues Passwort angefordert haben, müssen Sie nichts tun.',
    button: 'Anmelden',
  },
  plainGreeting: 'Guten Tag,',
  stopHint: 'Wenn Sie keine solche E-Mail wünschen, öffnen Sie diese Adresse: {link}',
  requestReceived: {
    subject: 'Ihre Nachricht ist angekommen: {number}',
    body: 'Vielen Dank für Ihre Nachricht. Ein Mensch liest sie und antwortet Ihnen innerhalb eines Werktags. Das haben wir notiert.',
    button: 'Zurück zur Website',
  },
  requestForOperator: {
    subject: 'Neue Anfrage {number}: {name}',
    body: 'Bitte antworten Sie per E-Mail: {email}. Die Antwort wird in dieser Sprache erwartet: {language}.',
    button: 'Website öffnen',
  },
  requestConfirmed: {
    subject: 'Ihre Anfrage {number} ist zugesagt',
    body: 'Gute Nachricht: Wir können Ihren Wunsch erfüllen. Wie es weitergeht, steht unten; wenn nicht, schreiben wir Ihnen in Kürze dazu. Bei Fragen schreiben Sie uns an {contact}.',
    button: 'Zurück zur Website',
  },
  requestDeclined: {
    subject: 'Zu Ihrer Anfrage {number}',
    body: 'Vielen Dank für Ihre Anfrage. Dieses Mal können wir sie nicht erfüllen. Wenn Ihnen auch ein anderer Tag oder eine andere Lösung recht wäre, schreiben Sie uns bitte an {contact}.',
    button: 'Etwas anderes suchen',
  },
  newsletterConfirm: {
    subject: 'Bitte bestätigen Sie Ihren Newsletter',
    body: 'Sie oder jemand mit Ihrer Adresse hat unseren Newsletter bestellt. Ein Klick bestätigt ihn; ohne ihn hören Sie nichts mehr von uns. Der Link gilt sieben Tage.',
    button: 'Bestätigen',
  },
  placesFree: {
    subject: 'Wieder verfügbar: {product}',
    body: 'Sie wollten Bescheid wissen: {product} ist am {date} wieder buchbar. Die Plätze sind nicht für Sie reserviert, bitte entscheiden Sie sich bald.',
    button: 'Termine ansehen',
  },
}
