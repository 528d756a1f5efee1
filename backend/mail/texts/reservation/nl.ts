import type { ReservationMailTexts } from './types'

export const nl: ReservationMailTexts = {
  labels: {
    claimed: 'Bedrag',
    paidOn: 'Overgemaakt op',
    sender: 'Afzender',
    receipt: 'Bewijs',
    bank: 'Bank',
    holder: 'Rekeninghouder',
    iban: 'IBAN',
    toTransfer: 'Over te maken',
    payUntil: 'Betalen vóór',
    refund: 'Je krijgt terug',
    kept: 'Ingehouden',
    formerDate: 'Vorige datum',
    freeUntil: 'Gratis annuleren tot',
    cancellation: 'Annulering',
    notFree: 'Niet gratis te annuleren',
    freeUntilConfirmed: 'Gratis zolang we nog niet bevestigd hebben',
  },
  agreed: 'Met deze tekst ging je akkoord op {moment}.',
  received: {
    subject: 'We hebben je boeking {booking} ontvangen',
    body: 'Je plaatsen zijn gereserveerd. Dit hebben we genoteerd:',
    button: 'Bekijk mijn boeking',
    transfer:
      'Maak {amount} vóór {until} over en vermeld {booking} als omschrijving. Plaatsen die dan niet betaald zijn, geven we weer vrij.',
    onArrival: 'Je betaalt {amount} ter plaatse.',
    byHand:
      'We moeten je boeking nog bevestigen en schrijven je dan opnieuw. Tot die tijd is de boeking niet definitief; moeten we nee zeggen, dan krijg je alles terug wat je hebt betaald.',
  },
  confirmed: {
    subject: 'Bevestigd: je boeking {booking}',
    body: 'Bedankt, je betaling van {amount} is binnen en je plaatsen zijn bevestigd.',
    button: 'Bekijk mijn boeking',
    voucher: 'Je voucher en een agendabestand staan klaar: je vindt ze via de knop hieronder.',
    accepted: 'Goed nieuws: we hebben je boeking bevestigd.',
  },
  paymentReceived: {
    subject: 'Betaling voor {booking} ontvangen',
    body: 'Bedankt, je betaling van {amount} is binnen.',
    button: 'Bekijk mijn boeking',
  },
  paymentReturned: {
    subject: 'Je betaling voor {booking} komt terug',
    body: 'We konden je betaling van {amount} niet aannemen en sturen het hele bedrag terug zoals het binnenkwam. Het kan enkele dagen duren voordat je het ziet.',
    button: 'Bekijk mijn boeking',
    mismatch: 'De bank heeft een ander bedrag afgeschreven dan afgesproken, daarom telt de betaling niet.',
    soldOut: 'De betaling kwam na de betaaltermijn binnen en de plaatsen zijn intussen door anderen geboekt.',
    late: 'De betaling kwam binnen nadat de boeking was geannuleerd.',
    secondPayment: 'Het bedrag was al betaald.',
  },
  balanceDue: {
    subject: 'Het restbedrag van je boeking {booking}',
    body: 'Je boeking begint op {date}. Er staat nog {due} open; je kunt dat tot het begin online betalen.',
    button: 'Restbedrag betalen',
  },
  reminder: {
    subject: 'Bijna zover: je boeking {booking} op {date}',
    body: 'We zien je graag op {date}.',
    button: 'Bekijk mijn boeking',
    voucher: 'Houd je voucher bij de hand, op je telefoon of op papier.',
  },
  dateChanged: {
    subject: 'Nieuwe datum voor je boeking {booking}',
    body: 'De datum van je boeking is gewijzigd. De nieuwe begindatum is {date}.',
    button: 'Bekijk mijn boeking',
  },
  claimReceived: {
    subject: 'We hebben je bericht over de overschrijving voor {booking}',
    body: 'Bedankt. We zoeken je overschrijving op onze rekening en schrijven je zodra die er is. Tot we hebben gekeken, houden we je plaatsen vast.',
    button: 'Bekijk mijn boeking',
  },
  claimForOperator: {
    subject: 'Overschrijving gemeld voor {booking}',
    body: 'De gast van boeking {booking} meldt dat het geld is overgemaakt. Vergelijk het met het bankafschrift en beslis; tot die tijd vervalt de boeking niet.',
    button: 'Bekijk mijn boeking',
  },
  claimNotFound: {
    subject: 'We hebben je overschrijving voor {booking} niet gevonden',
    body: 'We hebben je overschrijving gezocht en niet gevonden. Controleer de rekening en het kenmerk, of antwoord op dit bericht met een bewijs.',
    until: 'Betaal vóór {until}; plaatsen die dan niet zijn betaald, komen vrij.',
    button: 'Bekijk mijn boeking',
  },
  dateChangeRequested: {
    subject: 'Je nieuwe datum voor {booking}: aanvraag ontvangen',
    body: 'Je wilt je boeking verplaatsen naar {wished}. We houden de nieuwe plaatsen vast en schrijven je zodra we hebben beslist. Tot die tijd blijft je boeking zoals hij is en je voucher geldig:',
    button: 'Bekijk mijn boeking',
  },
  dateChangeRefused: {
    subject: 'Je boeking {booking} blijft op de oude datum',
    body: 'We konden je boeking niet verplaatsen naar {wished}. Er is niets veranderd: je boeking en je voucher blijven geldig.',
    button: 'Bekijk mijn boeking',
  },
  cancelled: {
    subject: 'Boeking {booking} is geannuleerd',
    body: 'Je boeking is geannuleerd.',
    button: 'Zoek een andere datum',
    refund:
      'Je krijgt {refund} terug op de manier waarop je hebt betaald. Het kan enkele dagen duren voordat je het ziet.',
    kept: '{kept} wordt volgens de annuleringsvoorwaarden ingehouden.',
    nothing: 'Er wordt niets terugbetaald.',
    unpaid: 'Je had nog niets betaald, dus er is niets terug te betalen.',
  },
  declined: {
    subject: 'We kunnen je boeking {booking} niet bevestigen',
    body: 'We moeten je boeking afwijzen en hebben de plaatsen weer vrijgegeven.',
    button: 'Zoek een andere datum',
  },
  lapsed: {
    subject: 'Boeking {booking} is verlopen',
    body: 'De betaling is niet op tijd binnengekomen, dus de plaatsen zijn weer vrijgegeven. Er is niets in rekening gebracht.',
    unconfirmed:
      'De boeking is niet op tijd bevestigd via de link in onze e-mail, daarom zijn de plaatsen weer vrijgegeven.',
    button: 'Zoek een andere datum',
  },
  refunded: {
    subject: 'Terugbetaling voor je boeking {booking}',
    body: 'We hebben {amount} teruggestuurd op de manier waarop je hebt betaald. Afhankelijk van je bank kan het enkele dagen duren voordat je het ziet.',
    button: 'Bekijk mijn betalingen',
  },
  bookingLink: {
    subject: 'De link naar je boeking {booking}',
    body: 'Met deze link open je je boeking zonder account: je kunt betalen, de datum wijzigen, annuleren en je voucher downloaden.',
    hint: 'De link werkt 24 uur; daarna vraag je op elk moment een nieuwe aan. Heb je er niet om gevraagd, dan hoef je niets te doen. Stuur hem niet door: wie de link heeft, kan je boeking wijzigen.',
    button: 'Open mijn boeking',
  },
}
