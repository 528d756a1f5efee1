import crypto from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { vi } from 'vitest'
import type { S3Settings } from '../s3-client'
import { type RecordedRequest, startFaultProxy } from './fault-proxy'

/** The only key pair that s3rver knows. */
const CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const REGION = 'eu-central-1'
const SIGNATURE = new RegExp(
  `^AWS4-HMAC-SHA256 Credential=S3RVER/\\d{8}/${REGION}/s3/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=[0-9a-f]{64}$`,
)
const BUCKET = 'kervan'

/** Returns the fault in a request's signature, or null. s3rver itself accepts anonymous requests. */
export function findSignatureFault({ method, url, headers, bodySha256 }: RecordedRequest): string | null {
  const name = `${method} ${url}`
  const signed = SIGNATURE.exec(headers.authorization ?? '')?.[1]?.split(';')
  if (!signed) return `${name} is not signed`
  const missing = ['host', 'x-amz-content-sha256', 'x-amz-date'].filter((header) => !signed.includes(header))
  if (missing.length > 0) return `${name} does not sign ${missing.join()}`
  return headers['x-amz-content-sha256'] === bodySha256 ? null : `${name} does not sign its body`
}

/**
 * s3rver encrypts its continuation tokens with DES, which OpenSSL 3 offers only as triple DES. Triple DES with the same
 * key three times is equivalent.
 */
function allowDes(): () => void {
  const { createCipheriv, createDecipheriv } = crypto
  const thrice = (key: crypto.CipherKey) => Buffer.concat([key, key, key] as Buffer[])
  const encrypt = vi
    .spyOn(crypto, 'createCipheriv')
    .mockImplementation((name, key, iv) =>
      name === 'des' ? createCipheriv('des-ede3-cbc', thrice(key), iv) : createCipheriv(name, key, iv),
    )
  const decrypt = vi
    .spyOn(crypto, 'createDecipheriv')
    .mockImplementation((name, key, iv) =>
      name === 'des' ? createDecipheriv('des-ede3-cbc', thrice(key), iv) : createDecipheriv(name, key, iv),
    )
  return () => {
    encrypt.mockRestore()
    decrypt.mockRestore()
  }
}

/** Starts an S3 server with one bucket in this process, behind a proxy that records requests and injects faults. */
export async function startS3Server() {
  const restoreCrypto = allowDes()
  const directory = await mkdtemp(join(tmpdir(), 'kervan-s3-'))
  const configureBuckets = [{ name: BUCKET }]
  const server = new S3rver({ address: '127.0.0.1', port: 0, directory, silent: true, configureBuckets })
  const { port } = await server.run()
  const proxy = await startFaultProxy(port)
  const settings: S3Settings = {
    endpoint: proxy.url,
    region: REGION,
    bucket: BUCKET,
    prefix: '',
    pathStyle: true,
    ...CREDENTIALS,
  }
  return {
    settings,
    proxy,
    stop: async () => {
      restoreCrypto()
      await proxy.stop()
      server.httpServer.closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>
