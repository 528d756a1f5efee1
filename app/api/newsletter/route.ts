import type { NextRequest } from 'next/server'
import { handleNewsletter } from '@/lib/requests/handle-newsletter'

export function POST(request: NextRequest): Promise<Response> {
  return handleNewsletter(request)
}
