import 'next-auth/jwt'

declare module 'next-auth/jwt' {
  /** Content of the encrypted session cookie; browser code never sees it. */
  interface JWT {
    /** The operator API's token (spec 3, `access_token`). */
    apiToken?: string
    memberId?: number
    company?: string
    firstName?: string
    /** When the API's token expires, ISO instant. */
    expiresAt?: string
  }
}
