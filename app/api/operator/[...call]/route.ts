import type { NextRequest } from 'next/server'
import { handleOperatorCall } from '@/lib/api/operator-call'

interface Context {
  params: Promise<{ call: string[] }>
}

async function answer(request: NextRequest, { params }: Context): Promise<Response> {
  const { call } = await params
  return handleOperatorCall(request, call.join('/'))
}

export { answer as GET, answer as POST }
