import type { ReservationMailTexts } from './types'

export const de: ReservationMailTexts = {
  labels: {
    claimed: 'Betrag',
    paidOn: 'Überwiesen am',
    sender: 'Absender',
    receipt: 'Beleg',
    bank: 'Bank',
    holder: 'Kontoinhaber',
    iban: 'IBAN',
    toTransfer: 'Zu überweisen',
    payUntil: 'Bitte zahlen bis',
    refund: 'Sie erhalten zurück',
    kept: 'Einbehalten',
    formerDate: 'Bisheriger Termin',
    freeUntil: 'Kostenlos stornierbar bis',
    cancellation: 'Stornierung',
    notFree: 'Nicht kostenlos stornierbar',
    freeUntilConfirmed: 'Kostenlos, solange wir noch nicht bestätigt haben',
  },
  agreed: 'Diesem Text haben Sie am {moment} zugestimmt.',
  received: {
    subject: 'Ihre Buchung {booking} ist bei uns eingegangen',
    body: 'Ihre Plätze sind reserviert. Das haben wir für Sie notiert:',
    button: 'Buchung ansehen',
    transfer:
      'Bitte überweisen Sie {amount} bis {until} und geben Sie {booking} als Verwendungszweck an. Plätze, die bis dahin nicht bezahlt sind, geben wir wieder frei.',
    onArrival: 'Sie zahlen {amount} vor Ort.',
    byHand:
      'Ihre Buchung müssen wir noch bestätigen; dazu schreiben wir Ihnen erneut. Bis dahin ist sie nicht endgültig. Müssen wir absagen, erhalten Sie alles zurück, was Sie gezahlt haben.',
  },
  confirmed: {
    subject: 'Bestätigt: Ihre Buchung {booking}',
    body: 'Vielen Dank. Ihre Zahlung von {amount} ist eingegangen, Ihre Plätze sind fest gebucht.',
    button: 'Buchung ansehen',
    voucher: 'Ihr Voucher und eine Kalenderdatei liegen bereit: Der Knopf unten führt Sie hin.',
    accepted: 'Gute Nachricht: Wir haben Ihre Buchung bestätigt.',
  },
  paymentReceived: {
    subject: 'Zahlung für {booking} eingegangen',
    body: 'Vielen Dank, Ihre Zahlung von {amount} ist eingegangen.',
    button: 'Buchung ansehen',
  },
  paymentReturned: {
    subject: 'Ihre Zahlung für {booking} geht an Sie zurück',
    body: 'Wir konnten Ihre Zahlung von {amount} nicht annehmen und schicken sie vollständig auf demselben Weg zurück. Bis sie erscheint, können einige Tage vergehen.',
    button: 'Buchung ansehen',
    mismatch: 'Die Bank hat einen anderen Betrag belastet als vereinbart, deshalb zählt die Zahlung nicht.',
    soldOut: 'Sie kam nach Ablauf der Zahlungsfrist an, und die Plätze sind inzwischen vergeben.',
    late: 'Sie kam an, nachdem die Buchung storniert worden war.',
    secondPayment: 'Der Betrag war bereits bezahlt.',
  },
  balanceDue: {
    subject: 'Die Restzahlung für {booking} ist fällig',
    body: 'Ihre Buchung beginnt am {date}. Offen sind noch {due}; bis zum Beginn können Sie den Betrag online bezahlen.',
    button: 'Rest bezahlen',
  },
  reminder: {
    subject: 'Bald ist es so weit: Ihre Buchung {booking} am {date}',
    body: 'Wir freuen uns auf Sie am {date}.',
    button: 'Buchung ansehen',
    voucher: 'Bitte halten Sie Ihren Voucher bereit, auf dem Handy oder auf Papier.',
  },
  dateChanged: {
    subject: 'Neuer Termin für Ihre Buchung {booking}',
    body: 'Ihre Buchung wurde verlegt. Sie beginnt nun am {date}.',
    button: 'Buchung ansehen',
  },
  claimReceived: {
    subject: 'Ihre Mitteilung zur Überweisung für {booking} ist da',
    body: 'Vielen Dank. Wir suchen Ihre Überweisung auf unserem Konto und schreiben Ihnen, sobald sie da ist. Bis wir nachgesehen haben, halten wir Ihre Plätze frei.',
    button: 'Buchung ansehen',
  },
  claimForOperator: {
    subject: 'Überweisung für {booking} angekündigt',
    body: 'Der Gast der Buchung {booking} teilt mit, dass überwiesen wurde. Bitte mit dem Kontoauszug vergleichen und im Büro entscheiden; bis dahin verfällt die Buchung nicht.',
    button: 'Buchung ansehen',
  },
  claimNotFound: {
    subject: 'Ihre Überweisung für {booking} haben wir nicht gefunden',
    body: 'Wir haben Ihre Überweisung gesucht und nicht gefunden. Bitte prüfen Sie Konto und Verwendungszweck, oder antworten Sie auf diese Nachricht mit einem Beleg.',
    until: 'Bitte zahlen Sie bis {until}; Plätze, die bis dahin nicht bezahlt sind, werden wieder frei.',
    button: 'Buchung ansehen',
  },
  dateChangeRequested: {
    subject: 'Ihr neuer Termin für {booking}: Anfrage erhalten',
    body: 'Sie möchten Ihre Buchung auf {wished} verlegen. Wir halten die neuen Plätze frei und schreiben Ihnen, sobald wir entschieden haben. Bis dahin bleibt Ihre Buchung unverändert und Ihr Voucher gültig:',
    button: 'Buchung ansehen',
  },
  dateChangeRefused: {
    subject: 'Ihre Buchung {booking} bleibt bei ihrem Termin',
    body: 'Wir konnten Ihre Buchung nicht auf {wished} verlegen. Es hat sich nichts geändert: Buchung und Voucher bleiben gültig.',
    button: 'Buchung ansehen',
  },
  cancelled: {
    subject: 'Buchung {booking} wurde storniert',
    body: 'Ihre Buchung ist storniert.',
    button: 'Anderen Termin suchen',
    refund:
      '{refund} gehen auf dem Weg zurück, auf dem Sie bezahlt haben. Bis der Betrag erscheint, können einige Tage vergehen.',
    kept: '{kept} werden nach den Stornobedingungen einbehalten.',
    nothing: 'Es wird nichts zurückgezahlt.',
    unpaid: 'Sie hatten noch nichts bezahlt, es ist also nichts zu erstatten.',
  },
  declined: {
    subject: 'Wir können Ihre Buchung {booking} nicht bestätigen',
    body: 'Wir müssen Ihre Buchung absagen und haben die Plätze wieder freigegeben.',
    button: 'Anderen Termin suchen',
  },
  lapsed: {
    subject: 'Buchung {booking} ist verfallen',
    body: 'Die Zahlung ist nicht rechtzeitig eingegangen, deshalb haben wir die Plätze wieder freigegeben. Ihnen wurde nichts berechnet.',
    unconfirmed:
      'Die Buchung wurde nicht rechtzeitig über den Link in unserer E-Mail bestätigt, deshalb sind die Plätze wieder frei.',
    button: 'Anderen Termin suchen',
  },
  refunded: {
    subject: 'Erstattung für Ihre Buchung {booking}',
    body: 'Wir haben {amount} auf dem Weg zurückgeschickt, auf dem Sie bezahlt haben. Je nach Bank kann es einige Tage dauern, bis der Betrag erscheint.',
    button: 'Zahlungen ansehen',
  },
  bookingLink: {
    subject: 'Der Link zu Ihrer Buchung {booking}',
    body: 'Mit diesem Link öffnen Sie Ihre Buchung ohne Konto: Sie können zahlen, umbuchen, stornieren und Ihren Voucher herunterladen.',
    hint: 'Der Link gilt 24 Stunden, danach können Sie jederzeit einen neuen anfordern. Falls Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun. Bitte leiten Sie ihn nicht weiter: Wer ihn hat, kann Ihre Buchung ändern.',
    button: 'Buchung öffnen',
  },
}
