interface Cipher {
  encrypt(text: string): string
  /** Null when the text was not written by `encrypt`. */
  decrypt(text: string): string | null
}

/**
 * The passphrase ships with the page: it only prevents casual reading and editing of browser storage. Never use it to
 * protect secrets (decisions 9).
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

/** Loads the cipher on first use; retries after a failure. */
export function loadCipher(): Promise<Cipher> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

export type { Cipher }
