interface Cipher {
  encrypt(text: string): string
  /** Null when the text was not written by `encrypt`. */
  decrypt(text: string): string | null
}

/**
 * It ships with the page, so this keeps what lies in the browser from being read over a shoulder or changed by hand, and no more: no
 * secret may lie behind it (decisions 9).
 */
const PASSPHRASE = 'kervan-shop-v1'

let loading: Promise<Cipher> | undefined

async function load(): Promise<Cipher> {
  const [{ default: AES }, { default: utf8 }] = await Promise.all([
    import('crypto-js/aes.js'),
    import('crypto-js/enc-utf8.js'),
  ])
  return {
    encrypt: (text) => AES.encrypt(text, PASSPHRASE).toString(),
    decrypt: (text) => {
      try {
        return AES.decrypt(text, PASSPHRASE).toString(utf8) || null
      } catch {
        return null
      }
    },
  }
}

/** Loaded when something is first read or written; tried anew after a failure. */
export function loadCipher(): Promise<Cipher> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

export type { Cipher }
