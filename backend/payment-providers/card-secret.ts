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
 * A card on its way through the process to the gateway (decisions 7). Logged, serialised or printed it shows nothing;
 * only `reveal` gives the fields, to the call that sends them.
 */
export class CardSecret {
  readonly #fields: CardFields

  constructor(fields: CardFields) {
    this.#fields = { ...fields, number: fields.number.replace(/[\s-]/g, '') }
  }

  reveal(): CardFields {
    return { ...this.#fields }
  }

  /** First six digits, which a payment may keep. */
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
