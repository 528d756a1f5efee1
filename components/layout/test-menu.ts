import type { MenuBranch, MenuData } from './menu-data'

const branch = (title: string, children: MenuBranch[] = [], count: number | null = null): MenuBranch => {
  return { title, href: `/d/${title.toLowerCase()}`, icon: null, picture: null, count, children }
}

export const TEST_MENU: MenuData = {
  categories: [branch('Tours', [branch('Boats', [branch('Kekova')], 5), branch('Walks')], 31), branch('Villas', [], 3)],
  promotion: { href: '/d/offers', title: 'Ten off', badge: '10% until May', picture: { file: 'lykia/pictures/a' } },
  languages: ['en', 'de'],
  hasCurrencies: true,
  links: { everything: '/d', account: '/user/profile', agency: '/agency/forms' },
  texts: {
    everything: 'Everything',
    login: 'Log in',
    register: 'Register',
    account: 'Account',
    agency: 'Agency',
    language: 'Language',
    currency: 'Prices in',
  },
}
