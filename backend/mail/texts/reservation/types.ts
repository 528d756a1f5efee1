interface Words {
  subject: string
  body: string
  button: string
}

/** Words of the mails about a reservation in one language; `{name}` and the like are filled in. */
export interface ReservationMailTexts {
  labels: {
    bank: string
    holder: string
    iban: string
    toTransfer: string
    payUntil: string
    refund: string
    kept: string
    formerDate: string
    freeUntil: string
    cancellation: string
    notFree: string
  }
  /** Above a contract that the mail brings along. */
  agreed: string
  received: Words & { transfer: string; onArrival: string }
  confirmed: Words & { voucher: string }
  paymentReceived: Words
  /** Money that bought nothing goes back; one sentence says why. */
  paymentReturned: Words & { mismatch: string; soldOut: string; late: string; secondPayment: string }
  balanceDue: Words
  reminder: Words & { voucher: string }
  dateChanged: Words
  cancelled: Words & { refund: string; kept: string; nothing: string }
  lapsed: Words
  refunded: Words
}
