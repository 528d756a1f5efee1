import type { NextRequest } from 'next/server'
import { returnFromBank } from '@/lib/checkout/payment-routes'

/**
 * The bank returns the customer by GET or POST. The payment state is requested from the gateway, not taken from the
 * request.
 */
export function POST(request: NextRequest): Promise<Response> {
  return returnFromBank(request)
}

export function GET(request: NextRequest): Promise<Response> {
  return returnFromBank(request)
}
