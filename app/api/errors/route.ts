import type { NextRequest } from 'next/server'
import { takeError } from '@/lib/errors/take-error'

/** Where browsers tell of errors; what comes is no more than `takeError` lets through. */
export function POST(request: NextRequest): Promise<Response> {
  return takeError(request)
}
