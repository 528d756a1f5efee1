import { proxyUpload } from '@/lib/uploads/proxy-upload'

interface Context {
  params: Promise<{ path: string[] }>
}

async function answer(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params
  return proxyUpload(request, path)
}

export { answer as GET, answer as HEAD }
