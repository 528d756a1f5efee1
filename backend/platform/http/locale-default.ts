import * as z from 'zod'
import type { Call } from '@/domain/wire/call'

/** Whether the call's schema requires a language. A caller may omit it; the tenant's default then applies. */
export function isLocaleWanted({ request }: Call): boolean {
  const { required } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' })
  return required?.includes('locale') ?? false
}
