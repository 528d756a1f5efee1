/** Names and logos of the providers, as their brand guidelines require. */
export const PROVIDER_LOOKS = {
  google: { name: 'Google', icon: 'google' },
  facebook: { name: 'Facebook', icon: 'facebook-color' },
} as const
