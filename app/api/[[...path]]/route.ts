import type { NextRequest } from 'next/server'
import { refuseUnknownPath } from '@/lib/operator-proxy/unknown-path'

const answer = (request: NextRequest): Promise<Response> => refuseUnknownPath(request)

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
