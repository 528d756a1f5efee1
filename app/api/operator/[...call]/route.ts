import type { NextRequest } from 'next/server'
import { handleOperatorCall } from '@/lib/operator-proxy/handle-operator-call'

interface Context {
  params: Promise<{ call: string[] }>
}

async function answer(request: NextRequest, { params }: Context): Promise<Response> {
  const { call } = await params
  return handleOperatorCall(request, call.join('/'))
}

/**
 * All methods are routed here, so that every response has the same shape. The handler checks the method of each call.
 */
export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
