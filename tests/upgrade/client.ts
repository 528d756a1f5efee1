import { setTimeout as wait } from 'node:timers/promises'
import type { RequestOf, ResponseOf } from '@/domain/wire/call'
import type { CALLS, CallName } from '@/domain/wire/calls'
import { type Answer, type Asking, createClient } from '../load/kill/wire'
import { SERVICE_KEY } from './servers'

/** A document that takes long on a busy machine is rendered meanwhile. */
const RETRY_MS = 2_000

/** Every answer of one API that was a failure of the server, and how often each call was answered well or refused. */
export class AnswerLog {
  readonly failures: string[] = []
  readonly answered = new Map<string, number>()

  countOf(name: CallName): number {
    return this.answered.get(name) ?? 0
  }
}

/** A client whose answers are recorded. A connection that breaks counts as a failure, too, and is thrown. */
export function createRecordedClient(origin: string, company: string, record: AnswerLog) {
  const ask = createClient(origin, company, SERVICE_KEY)
  return async function recorded<N extends CallName>(
    name: N,
    request: RequestOf<(typeof CALLS)[N]>,
    asking?: Asking,
  ): Promise<Answer<ResponseOf<(typeof CALLS)[N]>>> {
    try {
      let answer = await ask(name, request, asking)
      while (answer.code === 'documentBusy') {
        await wait(RETRY_MS)
        answer = await ask(name, request, asking)
      }
      if (answer.status >= 500) record.failures.push(`${company} ${name}: ${answer.status} ${answer.code}`)
      else record.answered.set(name, record.countOf(name) + 1)
      return answer
    } catch (error) {
      record.failures.push(`${company} ${name}: ${(error as Error).message}`)
      throw error
    }
  }
}

export type Client = ReturnType<typeof createRecordedClient>

/** The data of an answer. Throws when the call was refused. */
export async function require200<T>(name: string, answer: Promise<Answer<T>>): Promise<T> {
  const { status, code, data } = await answer
  if (status !== 200) throw new Error(`${name} was answered with ${status} ${code}`)
  return data
}
