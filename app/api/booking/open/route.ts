import type { NextRequest } from 'next/server'
import { openBooking } from '@/lib/reservations/open-booking'

export function POST(request: NextRequest): Promise<Response> {
  return openBooking(request)
}
