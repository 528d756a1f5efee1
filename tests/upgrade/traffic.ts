import { setTimeout as pause } from 'node:timers/promises'
import type { CallName } from '@/domain/wire/calls'
import { bookPaid, type Shop } from './bookings'
import type { AnswerLog } from './client'
import { cancel, changeDate } from './shopper'

/** Lets the machine do other work between two requests of one visitor. */
const PAUSE_MS = 100

const READS: CallName[] = ['getSettings', 'listProducts', 'getAvailability', 'quote', 'getMemberData']
const WRITES: CallName[] = ['createReservation', 'returnFromBank', 'changeDate', 'cancelReservation']

/** People who look round and people who buy, one after the other, until they are stopped. */
export class Traffic {
  private isStopped = false
  private readonly people: Promise<void>[]
  /** What went wrong for a buyer beyond a failed answer: a refusal where none is due. */
  readonly refusals: string[] = []

  constructor(
    private readonly shop: Shop,
    private readonly log: AnswerLog,
    private readonly demoToken: string,
  ) {
    this.people = [this.again(() => this.look()), this.again(() => this.buy())]
  }

  private async again(visit: () => Promise<void>): Promise<void> {
    while (!this.isStopped) {
      await visit().catch((error: Error) => this.refusals.push(error.message))
      await pause(PAUSE_MS)
    }
  }

  private async look(): Promise<void> {
    const { ask, wishFor } = this.shop
    await ask('getSettings', {})
    await ask('listProducts', { locale: 'en', kinds: ['tour'] })
    const { item } = await wishFor()
    await ask('quote', { locale: 'en', items: [item], chosenCurrency: 'EUR' })
    await ask('getMemberData', {}, { token: this.demoToken })
  }

  private async buy(): Promise<void> {
    const trip = await bookPaid(this.shop)
    await changeDate(this.shop.ask, trip)
    await cancel(this.shop.ask, trip)
  }

  /** Resolves when each kind of request that the people make has been answered once more, begun and ended after now. */
  async nextRound(): Promise<void> {
    const calls = [...READS, ...WRITES]
    // One answer may be to a request from before.
    const wanted = new Map(calls.map((name) => [name, this.log.countOf(name) + 2]))
    const failed = this.log.failures.length + this.refusals.length
    while (calls.some((name) => this.log.countOf(name) < (wanted.get(name) ?? 0))) {
      if (this.log.failures.length + this.refusals.length > failed) return
      await pause(PAUSE_MS)
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true
    await Promise.all(this.people)
  }
}
