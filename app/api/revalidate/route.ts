import { handleRevalidation } from '@/lib/cache/revalidation'

export function POST(request: Request): Promise<Response> {
  return handleRevalidation(request, Date.now())
}
