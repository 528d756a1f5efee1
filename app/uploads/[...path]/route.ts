import { proxyUpload } from '@/lib/uploads/proxy-upload'

interface Context {
  params: Promise<{ path: string[] }>
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params
  return proxyUpload(request, path)
}
