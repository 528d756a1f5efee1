import type { OrionLocale, SeedTenant } from '@/backend/db/seed/types'

export const orionHomeReasons: SeedTenant<OrionLocale>['settings']['home']['reasons'] = [
  {
    icon: 'badge-check',
    content: {
      de: { title: 'Lizenziert und nachprüfbar', text: 'TÜRSAB-Lizenz A-12907, verlinkt mit dem Register.' },
      en: { title: 'Licensed, and checkable', text: 'TÜRSAB licence A-12907, linked to the register.' },
      tr: { title: 'Belgeli ve doğrulanabilir', text: 'TÜRSAB belge no A-12907, sicile bağlantılı.' },
      ru: { title: 'Лицензия, которую легко проверить', text: 'Лицензия TÜRSAB A-12907 со ссылкой на реестр.' },
      nl: { title: 'Erkend, en na te gaan', text: 'TÜRSAB-licentie A-12907, met link naar het register.' },
      ar: { title: 'ترخيص يمكن التحقق منه', text: 'ترخيص TÜRSAB رقم A-12907، مع رابط إلى السجل.' },
    },
  },
  {
    icon: 'receipt-text',
    content: {
      de: { title: 'Jeder Preis klappt auf', text: 'Jetzt, später, vor Ort: Jede Summe zeigt ihre Zeilen.' },
      en: { title: 'Every price unfolds', text: 'Now, later, on arrival: each total shows its lines.' },
      tr: { title: 'Her fiyat açılır', text: 'Şimdi, sonra, varışta: her toplam kalemlerini gösterir.' },
      ru: { title: 'Любая цена раскрывается', text: 'Сейчас, позже, на месте: каждая сумма показывает свои строки.' },
      nl: { title: 'Elke prijs klapt open', text: 'Nu, later, ter plaatse: elk totaal toont zijn regels.' },
      ar: { title: 'كل سعر يكشف تفاصيله', text: 'الآن أو لاحقًا أو عند الوصول: كل مجموع يعرض بنوده.' },
    },
  },
  {
    icon: 'calendar-check',
    content: {
      de: { title: '48 Stunden Bedenkzeit', text: 'Volle Erstattung bis zwei Tage vorher, auf die Minute genau.' },
      en: { title: '48 hours to change your mind', text: 'Full refund until two days before, to the minute.' },
      tr: { title: 'Fikir değiştirmek için 48 saat', text: 'İki gün öncesine kadar, dakikası dakikasına tam iade.' },
      ru: {
        title: 'За 48 часов можно передумать',
        text: 'Полный возврат до двух суток до начала, с точностью до минуты.',
      },
      nl: { title: '48 uur bedenktijd', text: 'Tot twee dagen van tevoren alles terug, op de minuut nauwkeurig.' },
      ar: { title: '48 ساعة لتغيير رأيك', text: 'استرداد كامل حتى يومين قبل الموعد، بالدقيقة.' },
    },
  },
  {
    icon: 'phone',
    content: {
      de: { title: 'Ein Telefon, das abgehoben wird', text: 'Mo–So 09:00–20:00 Uhr, auf Deutsch.' },
      en: { title: 'A phone that is picked up', text: 'Mon - Sun 9:00 AM - 8:00 PM, in English.' },
      tr: { title: 'Açılan bir telefon', text: 'Her gün 09:00 - 20:00, Türkçe.' },
      ru: { title: 'Телефон, по которому отвечают', text: 'Ежедневно 9:00–20:00, на русском.' },
      nl: { title: 'Een telefoon die wordt opgenomen', text: 'Elke dag 09.00–20.00 uur, in het Nederlands.' },
      ar: { title: 'هاتف نجيب عليه', text: 'يوميًا من 9:00 صباحًا حتى 8:00 مساءً، باللغة العربية.' },
    },
  },
]
