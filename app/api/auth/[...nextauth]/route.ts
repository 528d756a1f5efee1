import type { NextRequest } from 'next/server'
import { handleAuth } from '@/lib/auth/handle-auth'

interface Context {
  params: Promise<{ nextauth: string[] }>
}

async function handle(request: NextRequest, { params }: Context): Promise<Response> {
  return handleAuth(request, (await params).nextauth)
}

export const GET = handle
export const POST = handle
