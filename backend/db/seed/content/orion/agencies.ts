import type { OrionLocale, SeedAgency } from '@/backend/db/seed/types'

/** Number 1 is active and signs in; number 2 waits for a decision. */
export const orionAgencies: SeedAgency<OrionLocale>[] = [
  {
    status: 'active',
    legalName: 'Sonnenbug Reisen GmbH',
    tradeName: 'Sonnenbug Reisen',
    taxOffice: 'Köln-Mitte',
    taxNumber: 'DE999812043',
    associationCode: null,
    country: 'DE',
    city: 'Köln',
    address: 'Lindenhof 8, 50667 Köln',
    phone: '+49 221 0000 812',
    website: 'https://sonnenbug-reisen.example',
    contact: { firstName: 'Katrin', lastName: 'Vogel', email: 'agency@orion.example', locale: 'de' },
    discountPercent: '10.00',
    commissionPercent: '7.50',
    landing: {
      en: {
        text: 'Sonnenbug Reisen from Cologne recommends these trips to its guests. Book here at your leisure; Katrin Vogel and her team are there for you before and after the journey.',
      },
      tr: {
        text: 'Köln’deki Sonnenbug Reisen bu turları misafirlerine öneriyor. Burada rahatça rezervasyon yapın; Katrin Vogel ve ekibi seyahatten önce ve sonra yanınızda.',
      },
      de: {
        text: 'Sonnenbug Reisen aus Köln empfiehlt seinen Gästen diese Ausflüge. Buchen Sie hier in Ruhe; Katrin Vogel und ihr Team sind vor und nach der Reise für Sie da.',
      },
      ru: {
        text: 'Агентство Sonnenbug Reisen из Кёльна рекомендует эти поездки своим гостям. Бронируйте здесь не спеша; Катрин Фогель и её команда на связи до и после путешествия.',
      },
      nl: {
        text: 'Sonnenbug Reisen uit Keulen raadt zijn gasten deze excursies aan. Boek hier op je gemak; Katrin Vogel en haar team staan voor en na de reis voor je klaar.',
      },
      ar: {
        text: 'توصي وكالة زونينبوغ رايزن من كولونيا ضيوفها بهذه الرحلات. احجز هنا على مهلك، وكاترين فوغل وفريقها معك قبل السفر وبعده.',
      },
    },
    subAgencies: ['Filiale Bonn'],
  },
  {
    status: 'pending',
    legalName: 'Reisstof B.V.',
    tradeName: 'Reisstof',
    taxOffice: 'Utrecht',
    taxNumber: 'NL009981204B01',
    associationCode: null,
    country: 'NL',
    city: 'Utrecht',
    address: 'Oudegracht 900, 3511 Utrecht',
    phone: '+31 30 000 09 98',
    website: 'https://reisstof.example',
    contact: { firstName: 'Femke', lastName: 'de Boer', email: 'aanvraag@reisstof.example', locale: 'nl' },
    note: 'We willen onze klanten dagtochten rond Antalya en Side aanbieden.',
  },
]
