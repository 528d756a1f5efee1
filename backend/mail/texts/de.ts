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
    due: 'Noch offen',
    ticket: 'Ticket',
  },
  adults: 'Erwachsene',
  children: 'Kinder',
  infants: 'Kleinkinder',
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
  reservationReceived: {
    subject: 'Ihre Reservierung {booking} ist bei uns eingegangen',
    body: 'Ihre Plätze sind reserviert. Das haben wir für Sie notiert:',
    button: 'Reservierung ansehen',
  },
  paymentReceived: {
    subject: 'Bestätigt: Ihre Reservierung {booking}',
    body: 'Vielen Dank. Ihre Zahlung von {amount} ist eingegangen, Ihre Plätze sind fest gebucht.',
    button: 'Reservierung ansehen',
  },
  reservationCancelled: {
    subject: 'Reservierung {booking} wurde storniert',
    body: 'Die Zahlung ist nicht rechtzeitig eingegangen, deshalb haben wir die Plätze wieder freigegeben. Ihnen wurde nichts berechnet.',
    button: 'Anderen Termin suchen',
  },
}
