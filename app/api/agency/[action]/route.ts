import type { NextRequest } from 'next/server'
import { handleAgency } from '@/lib/agency/handle-agency'

interface Context {
  params: Promise<{ action: string }>
}

async function handle(request: NextRequest, { params }: Context): Promise<Response> {
  return handleAgency(request, (await params).action)
}

export const GET = handle
export const POST = handle
