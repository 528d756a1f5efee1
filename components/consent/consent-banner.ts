import * as CookieConsent from 'vanilla-cookieconsent'
import { directionOf, isLocale } from '@/domain/shared/locales'
import { localePath, PREFIXLESS_LOCALE } from '@/lib/i18n/locale-path'
import { reportVisit } from '@/lib/layout/report-visit'
import { paths } from '@/lib/paths'
import type member from '@/messages/en/member.json'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import './consent.css'

type Words = (typeof member)['cookies']

const ANALYTICS = 'analytics'
const DAYS = 182

/** Stores the visitor's choice as a single value that the analytics code reads. */
function keepChoice(): void {
  const isCounted = CookieConsent.acceptedCategory(ANALYTICS)
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const value = isCounted ? ANALYTICS : 'necessary'
  const cookie = `consent=${value}; Path=/; Max-Age=${DAYS * 86_400}; SameSite=Lax${secure}`
  Object.assign(document, { cookie })
}

function buildTranslation(words: Words, privacy: string): CookieConsent.Translation {
  return {
    consentModal: {
      title: words.title,
      description: words.text,
      acceptAllBtn: words.accept,
      acceptNecessaryBtn: words.reject,
      showPreferencesBtn: words.choose,
      footer: privacy,
    },
    preferencesModal: {
      title: words.choices,
      acceptAllBtn: words.accept,
      acceptNecessaryBtn: words.reject,
      savePreferencesBtn: words.save,
      closeIconLabel: words.close,
      sections: [
        { title: words.necessary.title, description: words.necessary.text, linkedCategory: 'necessary' },
        { title: words.analytics.title, description: words.analytics.text, linkedCategory: ANALYTICS },
        { description: privacy },
      ],
    },
  }
}

let running: Promise<void> | null = null

async function run(): Promise<void> {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : PREFIXLESS_LOCALE
  const { default: messages } = (await import(`../../messages/${locale}/member.json`)) as { default: typeof member }
  const words = messages.cookies
  // The button that reopens the banner carries the address of the policy page. The fallback is the address that
  // redirects to it.
  const href = document.querySelector<HTMLElement>('[data-consent]')?.dataset.consent
  const privacy = `<a href="${href || localePath(locale, paths.content('privacy'))}">${words.privacy}</a>`
  // Opposite the chat button.
  const side = directionOf(locale) === 'rtl' ? 'right' : 'left'
  await CookieConsent.run({
    // Refusing takes one click, as accepting does, on a button of the same style. No category is preselected.
    categories: { necessary: { enabled: true, readOnly: true }, [ANALYTICS]: { enabled: false } },
    cookie: { name: 'consent_record', expiresAfterDays: DAYS, sameSite: 'Lax' },
    guiOptions: {
      consentModal: { layout: 'box', position: `bottom ${side}`, equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    autoShow: true,
    disablePageInteraction: false,
    language: { default: locale, rtl: 'ar', translations: { [locale]: buildTranslation(words, privacy) } },
    onFirstConsent: () => {
      keepChoice()
      reportVisit(`${window.location.pathname}${window.location.search}`)
    },
    onChange: keepChoice,
  })
}

/** Shows the consent banner, or with `isAgain` the preferences with the current choice. */
export async function askConsent(isAgain: boolean): Promise<void> {
  running ??= run()
  await running
  if (isAgain) CookieConsent.showPreferences()
}
