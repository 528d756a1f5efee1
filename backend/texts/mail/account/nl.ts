import type { AccountMailTexts } from './types'

export const nl: AccountMailTexts = {
  labels: { when: 'Wanneer', device: 'Apparaat', network: 'Netwerk', agency: 'Reisbureau', number: 'Bureaunummer' },
  newPlace: {
    subject: 'Er is ingelogd op je account',
    body: 'Er is op je account ingelogd vanaf een apparaat of een plek die we van jou nog niet kenden.',
    hint: 'Was je dit zelf? Dan hoef je niets te doen. Zo niet, wijzig dan nu je wachtwoord: daarmee eindigen alle andere sessies.',
    button: 'Bekijk mijn sessies',
  },
  setPassword: {
    subject: 'Stel je wachtwoord in',
    body: 'Bedankt voor je boeking. Met je gegevens hebben we een account voor je geopend; het enige wat nog ontbreekt is een eigen wachtwoord. De link werkt zeven dagen.',
    button: 'Wachtwoord instellen',
  },
  confirmAddress: {
    subject: 'Bevestig je e-mailadres',
    body: 'Nog één stap en je account staat klaar: bevestig dat dit adres van jou is. De link werkt zeven dagen.',
    hint: 'Heb je je niet bij ons aangemeld? Dan kun je dit bericht negeren. Zonder jouw bevestiging kan niemand het account gebruiken.',
    button: 'Adres bevestigen',
  },
  confirmAnew: {
    subject: 'Bevestig je e-mailadres',
    body: 'Iemand, waarschijnlijk jijzelf, heeft zich meer dan één keer met dit adres aangemeld. Bevestig dat het van jou is en stel je wachtwoord in: eerder opgegeven wachtwoorden gelden niet meer. De link werkt zeven dagen.',
    hint: 'Heb je je niet bij ons aangemeld? Dan kun je dit bericht negeren. Zonder jouw bevestiging kan niemand het account gebruiken.',
    button: 'Bevestigen en wachtwoord instellen',
  },
  passwordEnded: {
    subject: 'Kies een nieuw wachtwoord',
    body: 'Je e-mailadres is bevestigd. Een wachtwoord en sessies van daarvoor gelden niet meer, want ze kunnen van iemand anders zijn. Stel een wachtwoord in. De link werkt zeven dagen.',
    button: 'Wachtwoord instellen',
  },
  confirmBooking: {
    subject: 'Bevestig je boeking {booking}',
    body: 'We houden je plaatsen vast tot {until}. Bevestig vóór die tijd dat dit adres van jou is.',
    hint: 'Heb je niet bij ons geboekt? Negeer dit bericht dan: de plaatsen komen vanzelf weer vrij.',
    button: 'Mijn boeking bevestigen',
  },
  alreadyMember: {
    subject: 'Je hebt al een account',
    body: 'Iemand, waarschijnlijk jijzelf, heeft zojuist geprobeerd zich met dit adres aan te melden. Je hebt al een account bij ons, dus er is niets gewijzigd.',
    hint: 'Weet je je wachtwoord niet meer? Dan kun je bij het inloggen een nieuw wachtwoord aanvragen.',
    button: 'Inloggen',
  },
  memberDeleted: {
    subject: 'Je account is verwijderd',
    body: 'Zoals je hebt gevraagd is je account bij {company} verwijderd. We bewaren alleen wat de wet over je boekingen voorschrijft. Je bent altijd weer welkom.',
    button: 'Naar {company}',
  },
  agencyReceived: {
    subject: 'We hebben je aanvraag ontvangen',
    body: 'Bedankt voor je aanvraag om met {company} samen te werken. We controleren je gegevens en laten het je weten zodra we hebben besloten.',
    button: 'Wat we reisbureaus bieden',
  },
  agencyApproved: {
    subject: 'Welkom als partnerbureau van {company}',
    body: 'Je aanvraag is goedgekeurd. Dit is je wachtwoord om de eerste keer in te loggen: {password}',
    hint: 'Het is 24 uur geldig; kies na het inloggen een eigen wachtwoord. Is het verlopen? Dan kun je daar een nieuw wachtwoord aanvragen.',
    button: 'Inloggen als reisbureau',
  },
  agencyRejected: {
    subject: 'Over je aanvraag als reisbureau',
    body: 'Bedankt voor je interesse in een samenwerking met {company}. We kunnen je aanvraag op dit moment niet aannemen. Heb je vragen? Beantwoord dan dit bericht.',
    button: 'Neem contact op',
  },
  agencyPassword: {
    subject: 'Je nieuwe wachtwoord als reisbureau',
    body: 'Dit is je nieuwe wachtwoord voor de pagina van je reisbureau: {password}',
    hint: 'Het is 24 uur geldig; kies na het inloggen een eigen wachtwoord. Je oude wachtwoord blijft werken totdat je dit gebruikt. Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
    button: 'Inloggen als reisbureau',
  },
}
