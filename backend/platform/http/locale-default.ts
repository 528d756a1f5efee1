import * as z from 'zod'
import type { Call } from '@/domain/wire/call'

/** Whether a call's schema insists on a language, which its caller may leave out: the tenant's default counts then. */
export function isLocaleWanted({ request }: Call): boolean {
  const { required } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' })
  return required?.includes('locale') ?? false
}
