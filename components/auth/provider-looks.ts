/** Names and signs of the accounts of others, as their owners want them shown. */
export const PROVIDER_LOOKS = {
  google: { name: 'Google', icon: 'google' },
  facebook: { name: 'Facebook', icon: 'facebook-color' },
} as const
