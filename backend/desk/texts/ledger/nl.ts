import type { LedgerTexts } from './en'

export const nl: LedgerTexts = {
  entries: { payment: 'Betaling', refund: 'Terugbetaling', reversal: 'Tegenboeking' },
  refundStates: {
    due: 'Nog te versturen',
    sending: 'Wordt verstuurd',
    done: 'Verstuurd',
    failed: 'Geweigerd door de betaaldienst',
    withdrawn: 'Vervallen',
  },
  reversal: {
    link: 'Terugdraaien…',
    title: 'Betaling terugdraaien',
    effect:
      'De betaling van {amount} voor boeking {number} wordt met een aparte boeking teruggedraaid. Ze blijft zichtbaar in het kasboek.',
    withdrawn: '{amount} die terug zou gaan, wordt niet meer terugbetaald.',
    deadline: 'De boeking is weer onbetaald en wordt geannuleerd als er vóór {until} niets is betaald.',
    reason: 'Reden',
    reasonHint:
      'Bijvoorbeeld: bij de verkeerde boeking ingevoerd. Een gast die deze overschrijving heeft gemeld, ziet dit ook.',
    submit: 'Betaling terugdraaien',
  },
  freePrice: { tick: 'Gratis' },
}
