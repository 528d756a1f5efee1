import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const antalyaOldTownFoodWalk: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-13',
  kind: 'tour',
  category: 'food-city',
  destination: 'antalya',
  scene: 'antalyanight',
  pictureSeed: 1113,
  details: {
    kind: 'tour',
    durationMinutes: 210,
    days: 1,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 10,
    pickup: 'meetingPoint',
    theme: 'food',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '42.00', child: '21.00', infant: '0.00' },
    { from: '04-01', to: '10-31', adult: '48.00', child: '24.00', infant: '0.00' },
    { from: '11-01', to: '12-31', adult: '42.00', child: '21.00', infant: '0.00' },
  ],
  sessions: [{ time: '18:00', endTime: '21:30', capacity: 10, weekdays: [1, 2, 3, 4, 5, 6] }],
  childFrom: 5,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 240,
  freeCancellationHours: 24,
  instantConfirmation: true,
  campaign: {
    discountType: 'fixed',
    discountValue: '5.00',
    endsInDays: 45,
    label: {
      en: 'Evening offer',
      tr: 'Akşam yürüyüşü indirimi',
      de: 'Abendangebot',
      ru: 'Вечер по акции',
    },
  },
  extras: [{ id: 'raki-tasting', price: '12.00', per: 'person', maximum: 10 }],
  meetingPoint: { latitude: 36.8867, longitude: 30.7047 },
  rank: 13,
  text: {
    en: {
      title: 'Antalya old town food walk in the evening',
      summary:
        'Seven stops between the clock tower and the old harbour, from tahini piyaz to burnt ice cream, in a group of ten.',
      description:
        'Antalya eats late and mostly standing up. We start at six by the clock tower and go where the shopkeepers go: to the piyaz place that mashes its own tahini, to the man who has grilled şiş köfte on the same corner since 1981, down the lanes of Kaleiçi for mussels and pickles.\n\nPortions are small, the walk is two kilometres and there is time to sit. Serkan, who leads it, cooked in a harbour restaurant for twelve years and will write down any recipe you ask for.',
      highlights: items`Seven tastings that add up to a full dinner | Piyaz with tahini, a dish that belongs to Antalya | Hadrian’s Gate and the harbour after dark | Ten guests and a guide who used to be a cook`,
      programme: steps`
        18:00 | Clock tower | Introductions, then a glass of şalgam or ayran.
        18:20 | Market hall lanes | Tahini piyaz and köfte off the charcoal.
        19:10 | Hadrian’s Gate | Nearly two thousand years old, and the way into Kaleiçi.
        19:30 | Kaleiçi | Stuffed mussels, pickles and a courtyard for sitting down.
        20:20 | Old harbour | Grilled fish in bread, with the boats coming in.
        21:00 | Sweet end | Burnt goat’s milk ice cream and Turkish coffee until 21:30.
      `,
      included: items`Seven tastings | Water, ayran and Turkish coffee | Licensed guide | Insurance`,
      excluded: items`Alcoholic drinks | Travel to the clock tower`,
      goodToKnow: items`Come hungry, and in shoes that like cobblestones. | Tell us about allergies when you book; sesame is in two dishes.`,
      questions: questions`
        Is it suitable for vegetarians? | Yes. Five of the seven stops are meat-free anyway and we swap the other two.
        Can children come along? | They can. Most like the mussels and all like the ice cream.
      `,
      extras: extras`Rakı tasting at the harbour | Two kinds, with white cheese and melon`,
      meetingPoint: place`Clock tower, Kalekapısı | On the tram-stop side. The guide carries a blue tote bag with a fish on it.`,
    },
    tr: {
      title: 'Antalya Kaleiçi’nde akşam lezzet yürüyüşü',
      summary:
        'Saat Kulesi ile eski liman arasında yedi durak: tahinli piyazdan yanık dondurmaya, en fazla on kişiyle.',
      description:
        'Antalya geç ve çoğu zaman ayaküstü yer. Saat altıda kulenin dibinde buluşup esnafın gittiği yerlere gideriz: tahinini kendi ezen piyazcıya, 1981’den beri aynı köşede şiş köfte pişiren ustaya, sonra Kaleiçi sokaklarında midyeye ve turşuya.\n\nPorsiyonlar küçük, yol iki kilometre, oturmaya da vakit var. Yürüyüşü yapan Serkan on iki yıl liman lokantasında aşçılık yaptı; sorduğunuz tarifi üşenmez, kâğıda yazar. Her durakta ne yediğinizi, neden orada yediğinizi anlatır.',
      highlights: items`Toplamı tam bir akşam yemeği eden yedi tadım | Tahinli piyaz, Antalya’nın kendi yemeği | Karanlık basınca Üçkapılar ve eski liman | On misafir, eski bir aşçı rehber`,
      programme: steps`
        18:00 | Saat Kulesi | Tanışma, birer bardak şalgam ya da ayran.
        18:20 | Çarşı araları | Tahinli piyaz ve kömürde köfte.
        19:10 | Üçkapılar | Neredeyse iki bin yıllık kapıdan Kaleiçi’ne giriş.
        19:30 | Kaleiçi | Midye dolma, turşu ve oturmak için bir avlu.
        20:20 | Eski liman | Tekneler dönerken balık ekmek.
        21:00 | Tatlı son | Yanık keçi sütü dondurması ve Türk kahvesi, 21:30’a kadar.
      `,
      included: items`Yedi tadım | Su, ayran ve Türk kahvesi | Kokartlı rehber | Sigorta`,
      excluded: items`Alkollü içecekler | Saat Kulesi’ne ulaşım`,
      goodToKnow: items`Aç gelin; ayakkabınız arnavut kaldırımına uygun olsun. | Alerjinizi rezervasyonda yazın; iki yemekte susam var.`,
      questions: questions`
        Vejetaryenlere uygun mu? | Evet. Yedi duraktan beşi zaten etsiz, kalan ikisini değiştiririz.
        Çocuklar katılabilir mi? | Katılabilir. Çoğu midyeyi, hepsi dondurmayı sever.
      `,
      extras: extras`Limanda rakı tadımı | İki çeşit, yanında beyaz peynir ve kavun`,
      meetingPoint: place`Saat Kulesi, Kalekapısı | Tramvay durağı tarafı. Rehberin mavi, balık resimli bez çantası var.`,
    },
    de: {
      title: 'Kulinarischer Abendspaziergang durch Antalyas Altstadt',
      summary: 'Sieben Stationen zwischen Uhrturm und altem Hafen, von Piyaz mit Tahin bis zum Rauch-Eis, zu zehnt.',
      description:
        'Antalya isst spät und meist im Stehen. Um sechs treffen wir uns am Uhrturm und gehen dorthin, wo die Händler essen: zum Piyaz-Lokal, das sein Tahin selbst reibt, zum Grillmeister, der seit 1981 an derselben Ecke steht, dann durch die Gassen von Kaleiçi zu Muscheln und eingelegtem Gemüse.\n\nDie Portionen sind klein, der Weg ist zwei Kilometer lang, und Zeit zum Sitzen bleibt auch. Ihr Guide Serkan war zwölf Jahre Koch am Hafen und schreibt Ihnen jedes Rezept auf.',
      highlights: items`Sieben Kostproben, zusammen ein ganzes Abendessen | Piyaz mit Tahin, das Gericht der Stadt | Hadrianstor und Hafen nach Einbruch der Dunkelheit | Zehn Gäste und ein Guide, der Koch war`,
      programme: steps`
        18:00 | Uhrturm | Kennenlernen bei einem Glas Şalgam oder Ayran.
        18:20 | Marktgassen | Piyaz mit Tahin und Köfte vom Holzkohlegrill.
        19:10 | Hadrianstor | Fast zweitausend Jahre alt und der Eingang zur Altstadt.
        19:30 | Kaleiçi | Gefüllte Muscheln, Eingelegtes und ein Hof zum Sitzen.
        20:20 | Alter Hafen | Gegrillter Fisch im Brot, während die Boote einlaufen.
        21:00 | Süßer Schluss | Eis aus angebrannter Ziegenmilch und Mokka bis 21:30.
      `,
      included: items`Sieben Kostproben | Wasser, Ayran und türkischer Mokka | Lizenzierter Guide | Versicherung`,
      excluded: items`Alkoholische Getränke | Anfahrt zum Uhrturm`,
      goodToKnow: items`Kommen Sie hungrig und in Schuhen für Kopfsteinpflaster. | Nennen Sie uns Allergien bei der Buchung; zwei Gerichte enthalten Sesam.`,
      questions: questions`
        Ist der Spaziergang für Vegetarier geeignet? | Ja. Fünf der sieben Stationen sind ohnehin fleischlos, die anderen tauschen wir aus.
        Können Kinder mitkommen? | Gern. Die meisten mögen die Muscheln, alle das Eis.
      `,
      extras: extras`Rakı-Probe am Hafen | Zwei Sorten mit Schafskäse und Melone`,
      meetingPoint: place`Uhrturm, Kalekapısı | Auf der Seite der Straßenbahn. Der Guide trägt eine blaue Stofftasche mit Fisch.`,
    },
    ru: {
      title: 'Вечерняя гастропрогулка по старой Анталье',
      slug: 'vecher-gastroprogulka-antalya',
      summary:
        'Семь остановок от Часовой башни до старой гавани: пияз с тахином, мидии, мороженое с дымком. Нас не больше десяти.',
      description:
        'В Анталье ужинают поздно и часто на ходу. В шесть встречаемся у Часовой башни и идём туда, где едят сами торговцы: в пиязную, где тахин растирают на месте, к мастеру, который с 1981 года жарит кёфте на одном углу, а потом по улочкам Калеичи за мидиями и соленьями.\n\nПорции маленькие, пути два километра, посидеть время тоже есть. Ведёт Серкан: двенадцать лет он был поваром в ресторане у гавани и запишет вам любой рецепт.',
      highlights: items`Семь блюд, вместе полноценный ужин | Пияз с тахином, блюдо именно этого города | Ворота Адриана и гавань в темноте | Десять гостей и гид, который был поваром`,
      programme: steps`
        18:00 | Часовая башня | Знакомство, стакан шалгама или айрана.
        18:20 | Рыночные улочки | Пияз с тахином и кёфте с углей.
        19:10 | Ворота Адриана | Почти две тысячи лет, и вход в Калеичи.
        19:30 | Калеичи | Фаршированные мидии, соленья и тихий дворик.
        20:20 | Старая гавань | Рыба на гриле в хлебе, пока возвращаются лодки.
        21:00 | Сладкое | Мороженое из топлёного козьего молока с дымком и кофе до 21:30.
      `,
      included: items`Семь дегустаций | Вода, айран и кофе по-турецки | Лицензированный гид | Страховка`,
      excluded: items`Алкогольные напитки | Дорога до Часовой башни`,
      goodToKnow: items`Приходите голодными и в удобной обуви: под ногами брусчатка. | Сообщите об аллергии при бронировании; в двух блюдах есть кунжут.`,
      questions: questions`
        Подходит ли прогулка вегетарианцам? | Да. Пять остановок из семи и так без мяса, остальные две заменим.
        Можно ли с детьми? | Можно. Большинство любит мидии, а мороженое — все.
      `,
      extras: extras`Дегустация ракы у гавани | Два вида, с белым сыром и дыней`,
      meetingPoint: place`Часовая башня, Калекапысы | Со стороны трамвайной остановки. У гида синяя сумка с рыбой.`,
    },
  },
  reviews: reviews`
    5 | Hannah P. | Leeds | en | 2026-05-04 | Serkan knows every cook by name. The tahini beans have ruined me for other beans.
    5 | Markus D. | Kassel | de | 2025-10-13 | Wir haben nach der dritten Station gedacht, wir seien satt. Waren wir nicht.
    4 | Selin A. | Ankara | tr | 2026-03-21 | Antalyalı arkadaşımın bilmediği iki yer gördüm. Ara sokaklar biraz kalabalıktı.
    5 | Ольга Т. | Казань | ru | 2025-09-08 | Вкусно, спокойно и без спешки. Рецепт пияза уже проверили дома.
    3 | Tom R. | Dublin | en | 2025-08-02 | Very good food, but a hot evening for walking. I would come in October.
  `,
}
