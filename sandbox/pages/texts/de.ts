import type { Texts } from './en'

export const DE: Texts = {
  threeDS: '3-D Secure',
  bank: 'Demo-Bank',
  confirmTitle: 'Zahlung bestätigen',
  confirmLead:
    'Ihre Bank bittet Sie, diese Zahlung mit dem Code zu bestätigen, den sie Ihnen auf Ihr Handy geschickt hat.',
  merchant: 'Händler',
  amount: 'Betrag',
  card: 'Karte',
  date: 'Datum',
  cardEnding: (lastFour) => `•••• ${lastFour}`,
  code: 'Bestätigungscode',
  demoCode: 'Dies ist eine Demo-Bank: Es wird keine Nachricht verschickt und kein Geld bewegt. Ihr Code lautet',
  confirm: 'Zahlung bestätigen',
  cancel: 'Abbrechen',
  wrongCode: (left) =>
    left === 1
      ? 'Der Code stimmt nicht. Sie haben noch einen Versuch.'
      : `Der Code stimmt nicht. Sie haben noch ${left} Versuche.`,
  returnTitle: 'Zurück zum Händler',
  returnLead: (merchant) =>
    `Sie werden zu ${merchant} zurückgeleitet. Wenn nichts geschieht, drücken Sie bitte die Schaltfläche.`,
  returnButton: 'Weiter',
  openTitle: 'Weiter zu Ihrer Bank',
  openLead:
    'Sie werden zur Seite Ihrer Bank weitergeleitet. Wenn nichts geschieht, drücken Sie bitte die Schaltfläche.',
  lostTitle: 'Die Verbindung ist abgerissen',
  lostLead: 'Die Bank konnte Sie nicht zum Händler zurückleiten. Sie können diese Seite schließen.',
  goneTitle: 'Diese Seite ist nicht mehr gültig',
  goneLead:
    'Die Zahlung, zu der sie gehörte, ist abgeschlossen oder hat nie existiert. Bitte gehen Sie zum Händler zurück und beginnen Sie von vorn.',
  formTitle: 'Mit Karte zahlen',
  formLead: 'Ihre Kartendaten geben Sie hier ein; der Händler erfährt sie nie.',
  total: 'Zu zahlen',
  holder: 'Name auf der Karte',
  number: 'Kartennummer',
  month: 'Monat (MM)',
  year: 'Jahr (JJJJ)',
  cvc: 'Sicherheitscode',
  instalments: 'Raten',
  single: 'Einmalzahlung',
  times: (count) => `${count} Raten`,
  payButton: 'Bezahlen',
  backButton: 'Zurück, ohne zu zahlen',
  demoCards: 'Dies ist ein Demo-Bezahldienst: Verwenden Sie eine der veröffentlichten Testkarten, zum Beispiel',
  required: 'Bitte füllen Sie alle Felder aus.',
  refused: 'Die Karte wurde nicht angenommen. Bitte prüfen Sie Ihre Angaben oder nehmen Sie eine andere Karte.',
}
