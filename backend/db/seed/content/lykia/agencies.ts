import type { LykiaLocale, SeedAgency } from '@/backend/db/seed/types'

/** Number 1 is active and signs in; number 2 waits for a decision. */
export const lykiaAgencies: SeedAgency<LykiaLocale>[] = [
  {
    status: 'active',
    legalName: 'Simena Seyahat Acentesi Ltd. Şti.',
    tradeName: 'Simena Travel',
    taxOffice: 'Kaş',
    taxNumber: '7720041186',
    associationCode: 'A-99101',
    country: 'TR',
    city: 'Kaş',
    address: 'Andifli Mah. Liman Sok. 4, 07580 Kaş/Antalya',
    phone: '+90 242 000 41 18',
    website: 'https://simena-travel.example',
    contact: { firstName: 'Selin', lastName: 'Arslan', email: 'agency@lykia.example', locale: 'tr' },
    discountPercent: '12.00',
    commissionPercent: '8.00',
    landing: {
      en: {
        text: 'Simena Travel has looked after guests on the harbour of Kaş for years. Take your time choosing a trip; if you have a question, Selin and her team are a few steps away.',
      },
      tr: {
        text: 'Simena Travel, Kaş limanında yıllardır misafirlerini ağırlıyor. Turunuzu gönül rahatlığıyla seçin; sorunuz olursa Selin Hanım ve ekibi birkaç adım ötenizde.',
      },
      de: {
        text: 'Simena Travel betreut seit Jahren Gäste am Hafen von Kaş. Wählen Sie in Ruhe Ihren Ausflug; bei Fragen sind Selin und ihr Team nur ein paar Schritte entfernt.',
      },
      ru: {
        text: 'Simena Travel уже много лет заботится о гостях у гавани Каша. Спокойно выбирайте экскурсию; если возникнут вопросы, Селин и её команда в нескольких шагах от вас.',
      },
    },
    subAgencies: ['Kalkan Ofisi'],
  },
  {
    status: 'pending',
    legalName: 'Patara Gezi Turizm A.Ş.',
    tradeName: 'Patara Gezi',
    taxOffice: 'Kalkan',
    taxNumber: '7230098814',
    associationCode: 'A-99102',
    country: 'TR',
    city: 'Kalkan',
    address: 'Yalıboyu Mah. Plaj Cad. 12, 07960 Kalkan/Antalya',
    phone: '+90 242 000 98 81',
    website: null,
    contact: { firstName: 'Burak', lastName: 'Tan', email: 'basvuru@patara-gezi.example', locale: 'tr' },
    note: 'Yaz sezonunda Kalkan otellerinden günübirlik turlara misafir yönlendirmek istiyoruz.',
  },
]
