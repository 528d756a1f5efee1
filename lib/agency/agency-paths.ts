/** Form actions of the agency area, used by scripts (JSON) and by plain forms alike. */
export const AGENCY_PATHS = {
  login: '/api/agency/login',
  forgot: '/api/agency/forgot',
  signOut: '/api/agency/signout',
  visit: '/api/agency/visit',
  statement: '/api/agency/statement',
} as const

export const STATEMENT_FORMATS = ['csv', 'pdf'] as const

/** The part of the signed-in agency that the browser receives. */
export interface SignedInAgency {
  agencyName: string
  mustChangePassword: boolean
}

/** Result of a visit to an agency's page: the attribution that later bookings carry. */
export interface AgencyVisit {
  agencyName: string
  subAgencyName: string | null
  attributedUntil: string
}
