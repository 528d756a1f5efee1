import type { MailTexts } from './types'

export const nl: MailTexts = {
  greeting: 'Hallo {name},',
  closing: 'Je team van {company}',
  labels: {
    booking: 'Boekingsnummer',
    date: 'Wanneer',
    people: 'Wie',
    total: 'Totaal',
    paid: 'Betaald',
    due: 'Nog te betalen',
    ticket: 'Ticket',
  },
  adults: 'volwassenen',
  children: 'kinderen',
  infants: "baby's",
  welcome: {
    subject: 'Welkom bij {company}',
    body: 'Je account staat klaar. Je reserveringen, favorieten en betalingen vind je daar bij elkaar.',
    button: 'Naar mijn account',
  },
  temporaryPassword: {
    subject: 'Je nieuwe wachtwoord',
    body: 'Dit is je nieuwe wachtwoord: {password}',
    hint: 'Het is 24 uur geldig; kies na het inloggen een eigen wachtwoord. Je oude wachtwoord blijft werken totdat je dit gebruikt. Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
    button: 'Inloggen',
  },
  reservationReceived: {
    subject: 'We hebben je reservering {booking} ontvangen',
    body: 'Je plaatsen zijn gereserveerd. Dit hebben we genoteerd:',
    button: 'Bekijk mijn reservering',
  },
  paymentReceived: {
    subject: 'Bevestigd: je reservering {booking}',
    body: 'Bedankt, je betaling van {amount} is binnen en je plaatsen zijn bevestigd.',
    button: 'Bekijk mijn reservering',
  },
  reservationCancelled: {
    subject: 'Reservering {booking} is geannuleerd',
    body: 'De betaling is niet op tijd binnengekomen, dus de plaatsen zijn weer vrijgegeven. Er is niets in rekening gebracht.',
    button: 'Zoek een andere datum',
  },
}
