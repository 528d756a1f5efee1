import type { NextRequest } from 'next/server'
import { takeError } from '@/lib/errors/take-error'

/** Receives error reports of browsers. `takeError` validates and limits them. */
export function POST(request: NextRequest): Promise<Response> {
  return takeError(request)
}
