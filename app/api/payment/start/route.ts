import type { NextRequest } from 'next/server'
import { startCardPayment } from '@/lib/checkout/payment-routes'

export function POST(request: NextRequest): Promise<Response> {
  return startCardPayment(request)
}
