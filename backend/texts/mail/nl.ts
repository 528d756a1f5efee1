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
    refunding: 'Terugbetaling onderweg',
    due: 'Nog te betalen',
    ticket: 'Ticket',
  },
  people: {
    adult: { one: '{count} volwassene', other: '{count} volwassenen' },
    child: { one: '{count} kind', other: '{count} kinderen' },
    infant: { one: '{count} baby', other: '{count} baby’s' },
  },
  welcome: {
    subject: 'Welkom bij {company}',
    body: 'Je account staat klaar. Je boekingen, favorieten en betalingen vind je daar bij elkaar.',
    button: 'Naar mijn account',
  },
  temporaryPassword: {
    subject: 'Je nieuwe wachtwoord',
    body: 'Dit is je nieuwe wachtwoord: {password}',
    hint: 'Het is 24 uur geldig; kies na het inloggen een eigen wachtwoord. Je oude wachtwoord blijft werken totdat je dit gebruikt. Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
    button: 'Inloggen',
  },
  plainGreeting: 'Hallo,',
  stopHint: 'Wil je zo’n e-mail niet meer, open dan dit adres: {link}',
  requestReceived: {
    subject: 'We hebben je bericht: {number}',
    body: 'Bedankt voor je bericht. Een medewerker leest het en antwoordt binnen één werkdag. Dit hebben we genoteerd.',
    button: 'Terug naar de site',
  },
  requestForOperator: {
    subject: 'Nieuwe aanvraag {number}: {name}',
    body: 'Antwoord per e-mail: {email}. Het antwoord wordt in deze taal verwacht: {language}.',
    button: 'Open de site',
  },
  requestConfirmed: {
    subject: 'Je aanvraag {number} is bevestigd',
    body: 'Goed nieuws: we kunnen regelen wat je vroeg. Hoe het verdergaat, staat hieronder; zo niet, dan schrijven we je er binnenkort over. Vragen? Schrijf ons op {contact}.',
    button: 'Terug naar de site',
  },
  requestDeclined: {
    subject: 'Over je aanvraag {number}',
    body: 'Bedankt voor je aanvraag. Deze keer kunnen we niet regelen wat je vroeg. Als een andere dag of een andere oplossing ook goed is, schrijf ons dan op {contact}.',
    button: 'Iets anders zoeken',
  },
  newsletterConfirm: {
    subject: 'Bevestig je aanmelding voor de nieuwsbrief',
    body: 'Jij, of iemand met jouw adres, vroeg om onze nieuwsbrief. Met één klik bevestig je die; zonder bevestiging hoor je niets meer van ons. De link werkt zeven dagen.',
    button: 'Bevestigen',
  },
  placesFree: {
    subject: 'Weer beschikbaar: {product}',
    body: 'Je wilde een bericht: {product} is op {date} weer te boeken. De plaatsen worden niet voor je vastgehouden, dus beslis snel.',
    button: 'Bekijk de data',
  },
}
