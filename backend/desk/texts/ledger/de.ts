import type { LedgerTexts } from './en'

export const de: LedgerTexts = {
  entries: { payment: 'Zahlung', refund: 'Erstattung', reversal: 'Storno' },
  refundStates: {
    due: 'Noch zu senden',
    sending: 'Wird gesendet',
    done: 'Gesendet',
    failed: 'Vom Zahlungsdienst abgelehnt',
    withdrawn: 'Entfallen',
  },
  reversal: {
    link: 'Stornieren…',
    title: 'Zahlung stornieren',
    effect:
      'Die Zahlung von {amount} zur Buchung {number} wird durch einen eigenen Eintrag storniert. Im Kassenbuch bleibt sie sichtbar.',
    withdrawn: '{amount}, die zurückgehen sollten, werden nicht mehr erstattet.',
    deadline: 'Die Buchung ist wieder unbezahlt und wird storniert, wenn bis {until} nichts gezahlt wird.',
    reason: 'Grund',
    reasonHint:
      'Zum Beispiel: bei der falschen Buchung eingetragen. Hat der Gast diese Überweisung gemeldet, sieht er den Grund.',
    submit: 'Zahlung stornieren',
  },
  freePrice: { tick: 'Kostenlos' },
}
