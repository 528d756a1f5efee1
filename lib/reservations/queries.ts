import 'server-only'
import { cache } from 'react'
import type { ReservationResult } from '@/domain/reservations/schema'
import { getDataOrNull } from '@/lib/api/result'
import { callApi } from '@/lib/api/server'

const REFERENCE = /^[A-Za-z0-9_-]{20,80}$/

/**
 * What the holder of an opaque reference may see of a reservation, or null when nobody was given it. Never kept. Throws `ApiFailure`
 * when the API is away.
 */
export const getReservationResult = cache(
  async (company: string, reference: string): Promise<ReservationResult | null> => {
    if (!REFERENCE.test(reference)) return null
    return getDataOrNull(await callApi('getResult', { reference }, { company }))
  },
)
