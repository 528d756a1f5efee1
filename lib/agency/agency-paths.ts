/** Where an agency's forms are sent, by scripts (JSON) and without them alike. */
export const AGENCY_PATHS = {
  login: '/api/agency/login',
  forgot: '/api/agency/forgot',
  signOut: '/api/agency/signout',
  visit: '/api/agency/visit',
  statement: '/api/agency/statement',
} as const

export const STATEMENT_FORMATS = ['csv', 'pdf'] as const

/** What the browser learns of who signed in. */
export interface SignedInAgency {
  agencyName: string
  mustChangePassword: boolean
}

/** What a visit to an agency's page leaves behind. */
export interface AgencyVisit {
  agencyName: string
  subAgencyName: string | null
  attributedUntil: string
}
