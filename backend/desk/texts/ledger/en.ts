/** Words of the ledger and of prices. `{name}` is filled in. */
export const en = {
  entries: { payment: 'Payment', refund: 'Refund', reversal: 'Reversal' },
  refundStates: {
    due: 'To be sent',
    sending: 'Being sent',
    done: 'Sent',
    failed: 'Refused by the gateway',
    withdrawn: 'No longer owed',
  },
  reversal: {
    link: 'Reverse…',
    title: 'Reverse a payment',
    effect:
      'The payment of {amount} for booking {number} is reversed by an entry of its own. It stays visible in the ledger.',
    withdrawn: '{amount} that were to be sent back are no longer owed.',
    deadline: 'The booking is unpaid again and is cancelled if nothing is paid by {until}.',
    reason: 'Reason',
    reasonHint: 'For example: entered for the wrong booking. A guest who had announced this transfer sees it.',
    submit: 'Reverse payment',
  },
  freePrice: { tick: 'Free of charge' },
}

/** All other languages have these. */
export type LedgerTexts = typeof en
