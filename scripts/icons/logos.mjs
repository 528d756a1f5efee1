/** Signs of other companies, which the icon set does not carry: drawn in its stroke, or in their own colours where they are buttons. */
const solid = (color, path) => `<path fill="${color}" stroke="none" d="${path}"/>`
const line = (path) => `<path d="${path}"/>`

export const logos = {
  facebook: line('M17 3h-2.5a4 4 0 0 0-4 4v3H8v3.5h2.5V21h3.5v-7.5h2.6l.9-3.5H14V7.5a1 1 0 0 1 1-1h2z'),
  instagram: `<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/>${line('M17 7h.01')}`,
  youtube: `<rect x="2" y="5" width="20" height="14" rx="4"/>${line('m10 9 5 3-5 3z')}`,
  'brand-x': line('M4 4h4.5L20 20h-4.5zM4 20l6.6-6.9M13.4 10.9 19.6 4'),
  tiktok: line('M14 3v12a4 4 0 1 1-4-4M14 3c.3 3 2.3 5 5.5 5.3'),
  whatsapp: line(
    'm3 21 1.4-4.9A9 9 0 1 1 8 19.7zM9 7.8c-1 3.7 3.2 8 7 7.2l.4-1.9-2.1-1.1-1.1 1c-1.3-.5-2.1-1.3-2.6-2.6l1-1.1-1-2z',
  ),
  telegram: line('M21 4 3 11l5 2.2L10 19l3.2-3.6L18 19zM8 13.2 17 7.5'),
  linkedin: `<rect x="3" y="9" width="4" height="12"/><circle cx="5" cy="4.5" r="1.5"/>${line(
    'M11 21V9h3.5v1.8c2-3 6.5-2.3 6.5 2.2v8h-3.6v-7c0-2.8-2.9-2.6-2.9 0v7z',
  )}`,
  tripadvisor: `<circle cx="7" cy="13" r="4.5"/><circle cx="17" cy="13" r="4.5"/>${line(
    'M2.5 8.5H6a10 10 0 0 1 12 0h3.5M7 13h.01M17 13h.01M10.5 16 12 18.5l1.5-2.5',
  )}`,
  vk: line('M3 7c.2 6.2 3.5 10 9.5 10V7M20.5 7c-.8 3-3 5-5.5 5.5 2.8.5 5.2 2 6 4.5'),
  google:
    solid(
      '#4285F4',
      'M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09z',
    ) +
    solid(
      '#34A853',
      'M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23z',
    ) +
    solid('#FBBC05', 'M5.84 14.1a6.6 6.6 0 0 1 0-4.19V7.07H2.18a11 11 0 0 0 0 9.87z') +
    solid(
      '#EA4335',
      'M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15A11 11 0 0 0 2.18 7.07l3.66 2.84C6.71 7.31 9.14 5.38 12 5.38z',
    ),
  'facebook-color':
    '<circle cx="12" cy="12" r="11" fill="#1877F2" stroke="none"/>' +
    solid(
      '#FFF',
      'M15.9 15.3 16.4 12h-3.1V9.9c0-.9.4-1.8 1.8-1.8h1.4V5.3s-1.3-.2-2.5-.2c-2.6 0-4.2 1.6-4.2 4.4V12H7v3.3h2.8V23a11 11 0 0 0 3.5 0v-7.7z',
    ),
}
