import { inspect } from 'node:util'

interface CardFields {
  holder: string
  /** Digits; spaces and dashes are dropped. */
  number: string
  /** '01' to '12'. */
  expireMonth: string
  /** Four digits. */
  expireYear: string
  cvc: string
}

/**
 * Holds a card while the process passes it to the gateway (decisions 7). Logging, serialising or printing it shows no
 * card data; `reveal` returns the fields for the call that sends them.
 */
export class CardSecret {
  readonly #fields: CardFields

  constructor(fields: CardFields) {
    this.#fields = { ...fields, number: fields.number.replace(/[\s-]/g, '') }
  }

  reveal(): CardFields {
    return { ...this.#fields }
  }

  /** First six digits, which a payment may store. */
  get bin(): string {
    return this.#fields.number.slice(0, 6)
  }

  get lastFour(): string {
    return this.#fields.number.slice(-4)
  }

  toJSON(): string {
    return '[card]'
  }

  toString(): string {
    return '[card]'
  }

  [inspect.custom](): string {
    return '[card]'
  }
}
