import type { NextRequest } from 'next/server'
import { returnFromBank } from '@/lib/checkout/payment-routes'

/** A bank may bring its customer back by either method; what counts is asked of the gateway. */
export function POST(request: NextRequest): Promise<Response> {
  return returnFromBank(request)
}

export function GET(request: NextRequest): Promise<Response> {
  return returnFromBank(request)
}
