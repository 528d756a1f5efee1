import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

type Texts = SeedPage<OrionLocale>['text']

/** Title, address and one sentence. */
const entry = (title: string, slug: string, summary: string): Texts[OrionLocale] => ({
  title,
  slug,
  summary,
  body: `<p>${summary}</p>`,
})

export const orionBlogCategories: SeedPage<OrionLocale>[] = [
  {
    key: 'regionen',
    pageType: 'blogCategory',
    scene: 'alanya',
    pictureSeed: 811,
    text: {
      de: entry(
        'Regionen und Wege',
        'regionen-und-wege',
        'Orte, an die wir selbst zurückkehren, und wie man hinkommt.',
      ),
      en: entry(
        'Regions and routes',
        'regions-and-routes',
        'Places that we go back to ourselves, and how to get there.',
      ),
      tr: entry('Bölgeler ve rotalar', 'bolgeler-ve-rotalar', 'Bizim de dönüp dönüp gittiğimiz yerler ve yolları.'),
      ru: entry('Края и маршруты', 'kraya-i-marshruty', 'Места, куда мы возвращаемся сами, и как до них добраться.'),
      nl: entry('Streken en routes', 'streken-en-routes', 'Plekken waar we zelf naar teruggaan, en hoe je er komt.'),
      ar: entry('مناطق ومسارات', 'manatiq-wa-masarat', 'أماكن نعود إليها بأنفسنا وكيفية الوصول إليها.'),
    },
  },
  {
    key: 'ratgeber',
    pageType: 'blogCategory',
    scene: 'yachtdeck',
    pictureSeed: 812,
    text: {
      de: entry('Ratgeber', 'ratgeber', 'Kosten, Jahreszeiten und Antworten, die in keinem Prospekt stehen.'),
      en: entry('Advice', 'advice', 'Costs, seasons and answers that no brochure gives.'),
      tr: entry('Öneriler', 'oneriler', 'Maliyetler, mevsimler ve broşürlerde yazmayan yanıtlar.'),
      ru: entry('Советы', 'sovety', 'Расходы, сезоны и ответы, которых нет в проспектах.'),
      nl: entry('Advies', 'advies', 'Kosten, seizoenen en antwoorden die in geen folder staan.'),
      ar: entry('نصائح', 'nasaih', 'تكاليف ومواسم وإجابات لا تجدها في أي كتيّب.'),
    },
  },
]
