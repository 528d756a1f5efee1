import type { OrionLocale, SeedTenant } from '@/backend/db/seed/types'
import { listingUrls, requirePage } from '../shared/menu-entries'
import { orionHomeQuestions } from './home-questions'
import { orionHomeReasons } from './home-reasons'
import { orionCategories } from './taxons'

/** Words and pictures of the home page. */
export const orionHome: SeedTenant<OrionLocale>['settings']['home'] = {
  hero: {
    scene: 'hero',
    pictureSeed: 1,
    title: {
      de: 'Anatolien unter einem weiten Himmel',
      en: 'Anatolia under a wide sky',
      tr: 'Uçsuz bucaksız bir göğün altında Anadolu',
      ru: 'Анатолия под высоким небом',
      nl: 'Anatolië onder een wijde hemel',
      ar: 'الأناضول تحت سماء رحبة',
    },
    text: {
      de: 'Ballonfahrten, Gulets, Villen und Transfers mit Menschen, die hier zu Hause sind. Der erste Preis ist der Endpreis.',
      en: 'Balloon flights, gulets, villas and transfers with people who are at home here. The first price is the final price.',
      tr: 'Balon uçuşları, guletler, villalar ve transferler; burayı evi bilenlerle. İlk gördüğünüz fiyat son fiyattır.',
      ru: 'Полёты на шаре, гулеты, виллы и трансферы с теми, кто здесь дома. Первая цена и есть окончательная.',
      nl: 'Ballonvaarten, gulets, villa’s en transfers met mensen die hier thuis zijn. De eerste prijs is de eindprijs.',
      ar: 'رحلات منطاد وقوارب وفلل وخدمات نقل مع أهل المكان. السعر الأول هو السعر النهائي.',
    },
    caption: {
      de: 'Ballons über dem Liebestal, Göreme',
      en: 'Balloons over Love Valley, Göreme',
      tr: 'Aşk Vadisi üzerinde balonlar, Göreme',
      ru: 'Шары над Долиной любви, Гёреме',
      nl: 'Ballonnen boven de Liefdesvallei, Göreme',
      ar: 'مناطيد فوق وادي الحب، غوريمه',
    },
  },
  promotion: {
    scene: 'villa',
    pictureSeed: 2,
    endsInDays: 40,
    discountType: 'percent',
    discountValue: '12',
    label: {
      de: 'Frühbucher',
      en: 'Early booking',
      tr: 'Erken rezervasyon',
      ru: 'Раннее бронирование',
      nl: 'Vroegboeken',
      ar: 'حجز مبكر',
    },
    title: {
      de: '12 % auf alle Villen',
      en: '12% off all villas',
      tr: 'Tüm villalarda %12 indirim',
      ru: 'Скидка 12 % на все виллы',
      nl: '12% korting op alle villa’s',
      ar: 'خصم \u206612%\u2069 على جميع الفلل',
    },
    text: {
      de: 'Der niedrigere Preis steht bereits an jeder Villa. Sie brauchen keinen Code.',
      en: 'Every villa already shows the lower price. No code needed.',
      tr: 'İndirimli fiyat her villada hazır yazar; kod gerekmez.',
      ru: 'Сниженная цена уже указана у каждой виллы, купон не нужен.',
      nl: 'De lagere prijs staat al bij elke villa. Je hebt geen code nodig.',
      ar: 'السعر المخفّض ظاهر على كل فيلا، ولا حاجة إلى رمز خصم.',
    },
    button: {
      de: 'Villen ansehen',
      en: 'See the villas',
      tr: 'Villaları gör',
      ru: 'Смотреть виллы',
      nl: 'Villa’s bekijken',
      ar: 'تصفّح الفلل',
    },
    url: listingUrls(requirePage(orionCategories, 'villen')),
  },
  reasons: orionHomeReasons,
  questions: orionHomeQuestions,
  headline: {
    de: {
      destinations: 'Orte, für die man früh aufsteht',
      destinationsText: 'Wählen Sie zuerst den Ort. Alle Ausflüge starten dort oder holen Sie dort ab.',
      tagline: 'Reisen mit örtlichen Guides seit 2011',
    },
    en: {
      destinations: 'Places worth getting up early for',
      destinationsText: 'Choose the place first. Every trip starts there or collects you there.',
      tagline: 'travelling with local guides since 2011',
    },
    tr: {
      destinations: 'Erken kalkmaya değer yerler',
      destinationsText: 'Önce yeri seçin. Her tur oradan başlar ya da sizi oradan alır.',
      tagline: '2011’den beri yerel rehberlerle',
    },
    ru: {
      destinations: 'Ради этих мест стоит встать пораньше',
      destinationsText: 'Сначала выберите место. Все поездки начинаются там или забирают вас оттуда.',
      tagline: 'путешествия с местными гидами с 2011 года',
    },
    nl: {
      destinations: 'Plekken om vroeg voor op te staan',
      destinationsText: 'Kies eerst de plek. Elke excursie begint daar of haalt je daar op.',
      tagline: 'reizen met lokale gidsen sinds 2011',
    },
    ar: {
      destinations: 'أماكن تستحق الاستيقاظ باكرًا',
      destinationsText: 'اختر المكان أولًا. كل رحلة تنطلق منه أو تصطحبك منه.',
      tagline: 'رحلات مع مرشدين محليين منذ 2011',
    },
  },
}
