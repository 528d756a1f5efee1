import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const bosphorusPrivateBoat: SeedProduct<OrionLocale> = {
  code: 'ORI-T-06',
  kind: 'tour',
  category: 'bootstouren',
  destination: 'istanbul',
  scene: 'yachtdeck',
  pictureSeed: 106,
  details: {
    kind: 'tour',
    durationMinutes: 150,
    days: 1,
    guideLanguages: ['en', 'de', 'tr', 'ar'],
    groupSize: 10,
    pickup: 'meetingPoint',
    theme: 'boat',
    minimumAge: 0,
  },
  unit: 'group',
  currency: 'EUR',
  seasons: [{ from: '04-01', to: '10-31', adult: '270.00', child: '270.00', infant: '0.00' }],
  sessions: [
    { time: '10:30', endTime: '13:00', capacity: 10, weekdays: EVERY_DAY },
    { time: '18:00', endTime: '20:30', capacity: 10, weekdays: EVERY_DAY },
  ],
  childFrom: 4,
  adultFrom: 12,
  group: { price: '270.00', maximumPersons: 6, extraPersonPrice: '30.00' },
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 25,
  cutoffMinutes: 1440,
  freeCancellationHours: 48,
  instantConfirmation: false,
  extras: [
    { id: 'breakfast', price: '16.00', per: 'person', maximum: 10 },
    { id: 'fruit', price: '45.00', per: 'booking', maximum: 1 },
  ],
  meetingPoint: { latitude: 41.0767, longitude: 29.0437 },
  rank: 6,
  text: {
    de: {
      title: 'Bosporus auf dem eigenen Boot, bis sechs Gäste',
      summary: 'Zweieinhalb Stunden nur für Sie: Holzvillen, zwei Brücken und ein Halt dort, wo es Ihnen gefällt.',
      description:
        'Das Boot gehört an diesem Vormittag oder Abend Ihnen, mit Kapitän und einem Guide, der am Bosporus aufgewachsen ist. Wir legen in Bebek ab und fahren nah am Ufer, dort, wo die großen Ausflugsschiffe nicht hinkommen.\n\nSie sehen die hölzernen Yalıs von Kanlıca und Yeniköy auf Augenhöhe, fahren unter zwei Brücken hindurch und halten für einen Joghurt in Kanlıca oder ein Bad in einer ruhigen Bucht. Der Preis gilt für das Boot, nicht pro Kopf.',
      highlights: items`Ein Preis für bis zu sechs Gäste | Nah am Ufer, vorbei an 40 Yalıs | Halt in Kanlıca oder Badestopp | Bei Sonnenuntergang oder am Vormittag`,
      programme: steps`
        18:00 | Anleger Bebek | Begrüßung, Tee, Ihre Wünsche für die Route.
        18:15 | Rumeli Hisarı | Die Festung von 1452 vom Wasser aus.
        18:50 | Yeniköy und İstinye | Holzvillen und die Geschichten ihrer Familien.
        19:30 | Kanlıca | Joghurt mit Puderzucker am Kai, 20 Minuten.
        20:00 | Asiatisches Ufer | Küçüksu, Çengelköy, die Brücke im Abendlicht.
        20:30 | Zurück in Bebek | Auf Wunsch Ausstieg in Kabataş.
      `,
      included: items`Boot mit Kapitän | Guide auf Deutsch, Englisch, Türkisch oder Arabisch | Tee, Wasser und Simit | Joghurt in Kanlıca | Versicherung`,
      excluded: items`Anfahrt nach Bebek | Frühstück oder Obstplatte | Trinkgeld`,
      goodToKnow: items`Ab dem siebten Gast kommt ein Aufpreis pro Person dazu, zehn ist das Maximum. | Die Zeiten gelten für die Abendfahrt; am Vormittag fahren wir dieselbe Strecke ab 10:30.`,
      questions: questions`
        Können wir die Route ändern? | Ja, innerhalb der zweieinhalb Stunden bestimmen Sie. Bis zum Mädchenturm und zurück reicht die Zeit gut.
        Was, wenn es regnet? | Das Boot hat eine geschlossene Kabine. Bei Sturm verlegen wir oder erstatten alles.
      `,
      extras: extras`
        Frühstück an Bord | Käse, Oliven, Menemen und frischer Tee, nur vormittags
        Obstplatte | Saisonobst für die ganze Gruppe
      `,
      meetingPoint: place`Anleger Bebek, neben der Fähre | Weißes Boot „Poyraz“. Ihr Kapitän wartet 15 Minuten vor Abfahrt am Steg.`,
    },
    en: {
      title: 'The Bosphorus on your own boat, up to six guests',
      summary: 'Two and a half hours just for you: timber mansions, two bridges and a stop wherever you like it.',
      description:
        'The boat is yours for the morning or the evening, with a captain and a guide who grew up on the Bosphorus. We leave from Bebek and keep close to the shore, where the large sightseeing ships cannot go.\n\nYou see the wooden yalıs of Kanlıca and Yeniköy at eye level, pass under two bridges and stop for yoghurt in Kanlıca or a swim in a quiet cove. The price is for the boat, not per head.',
      highlights: items`One price for up to six guests | Close to shore, past 40 yalıs | A stop in Kanlıca or a swim | At sunset or in the morning`,
      programme: steps`
        18:00 | Bebek pier | Welcome, tea, and your wishes for the route.
        18:15 | Rumeli Hisarı | The fortress of 1452 seen from the water.
        18:50 | Yeniköy and İstinye | Wooden mansions and the stories of their families.
        19:30 | Kanlıca | Yoghurt with icing sugar on the quay, 20 minutes.
        20:00 | The Asian shore | Küçüksu, Çengelköy, the bridge in evening light.
        20:30 | Back in Bebek | Or step off at Kabataş if you prefer.
      `,
      included: items`Boat with captain | Guide in German, English, Turkish or Arabic | Tea, water and simit | Yoghurt in Kanlıca | Insurance`,
      excluded: items`Travel to Bebek | Breakfast or fruit platter | Tips`,
      goodToKnow: items`From the seventh guest there is a surcharge per person; ten is the maximum. | Times are for the evening; in the morning we follow the same route from 10:30.`,
      questions: questions`
        Can we change the route? | Yes, within the two and a half hours it is up to you. There is time to reach the Maiden’s Tower and return.
        What if it rains? | The boat has a closed cabin. In a storm we move the date or refund everything.
      `,
      extras: extras`
        Breakfast on board | Cheese, olives, menemen and fresh tea, mornings only
        Fruit platter | Fruit of the season for the whole group
      `,
      meetingPoint: place`Bebek pier, next to the ferry | White boat Poyraz. Your captain is on the jetty 15 minutes before departure.`,
    },
    tr: {
      title: 'Size özel tekneyle Boğaz, altı kişiye kadar',
      summary: 'Yalnız size ait iki buçuk saat: yalılar, iki köprü ve canınızın istediği yerde bir mola.',
      description:
        'Tekne o sabah ya da akşam sizindir; yanınızda kaptan ve Boğaz’da büyümüş bir rehber olur. Bebek’ten kalkar, büyük gezi gemilerinin giremediği yerlerden, kıyıya yakın gideriz.\n\nKanlıca ve Yeniköy’ün ahşap yalılarını göz hizasından görür, iki köprünün altından geçer, Kanlıca’da yoğurt ya da sakin bir koyda yüzme molası veririz. Fiyat kişi başı değil, tekne içindir.',
      highlights: items`Altı kişiye kadar tek fiyat | Kıyıya yakın, 40 yalının önünden | Kanlıca molası ya da yüzme | Gün batımında veya sabah`,
      programme: steps`
        18:00 | Bebek İskelesi | Karşılama, çay ve rota için istekleriniz.
        18:15 | Rumeli Hisarı | 1452’den kalma hisar, denizden.
        18:50 | Yeniköy ve İstinye | Ahşap yalılar ve ailelerinin hikâyeleri.
        19:30 | Kanlıca | Rıhtımda pudra şekerli yoğurt, 20 dakika.
        20:00 | Anadolu yakası | Küçüksu, Çengelköy, akşam ışığında köprü.
        20:30 | Bebek’e dönüş | Dilerseniz Kabataş’ta inebilirsiniz.
      `,
      included: items`Kaptanlı tekne | Türkçe, Almanca, İngilizce veya Arapça rehber | Çay, su ve simit | Kanlıca yoğurdu | Sigorta`,
      excluded: items`Bebek’e ulaşım | Kahvaltı veya meyve tabağı | Bahşiş`,
      goodToKnow: items`Yedinci kişiden itibaren kişi başı ek ücret alınır, en fazla on kişi biner. | Saatler akşam seferi içindir; sabah aynı rota 10:30’da başlar.`,
      questions: questions`
        Rotayı değiştirebilir miyiz? | Evet, iki buçuk saat içinde karar sizin. Kız Kulesi’ne gidip dönmeye süre yeter.
        Yağmur yağarsa? | Teknede kapalı kabin var. Fırtınada tarihi değiştirir ya da ücretin tamamını iade ederiz.
      `,
      extras: extras`
        Teknede kahvaltı | Peynir, zeytin, menemen ve taze çay; yalnız sabah
        Meyve tabağı | Bütün grup için mevsim meyveleri
      `,
      meetingPoint: place`Bebek İskelesi, vapurun yanı | Beyaz “Poyraz” teknesi. Kaptanınız kalkıştan 15 dakika önce iskelededir.`,
    },
    ru: {
      title: 'Босфор на катере только для вас, до шести гостей',
      slug: 'bosfor-chastnyy-kater',
      summary: 'Два с половиной часа только для вас: деревянные особняки, два моста и остановка там, где понравится.',
      description:
        'Утром или вечером катер ваш — с капитаном и гидом, который вырос на Босфоре. Отходим из Бебека и держимся у самого берега, куда большие прогулочные суда не заходят.\n\nВы видите деревянные ялы Канлыджи и Еникёя на уровне глаз, проходите под двумя мостами и останавливаетесь ради йогурта в Канлыдже или купания в тихой бухте. Цена — за катер, а не за человека.',
      highlights: items`Одна цена на компанию до шести гостей | Вдоль берега, мимо 40 особняков | Остановка в Канлыдже или купание | На закате или утром`,
      programme: steps`
        18:00 | Причал Бебек | Встреча, чай и ваши пожелания по маршруту.
        18:15 | Румели-Хисары | Крепость 1452 года с воды.
        18:50 | Еникёй и Истинье | Деревянные особняки и истории их семей.
        19:30 | Канлыджа | Йогурт с сахарной пудрой на набережной, 20 минут.
        20:00 | Азиатский берег | Кючюксу, Ченгелькёй, мост в вечернем свете.
        20:30 | Снова в Бебеке | По желанию можно сойти в Кабаташе.
      `,
      included: items`Катер с капитаном | Гид на немецком, английском, турецком или арабском | Чай, вода и симит | Йогурт в Канлыдже | Страховка`,
      excluded: items`Дорога до Бебека | Завтрак или фрукты | Чаевые`,
      goodToKnow: items`С седьмого гостя действует доплата за человека, максимум десять. | Время указано для вечера; утром тот же маршрут начинается в 10:30.`,
      questions: questions`
        Можно ли изменить маршрут? | Да, в пределах двух с половиной часов решаете вы. До Девичьей башни и обратно успеваем.
        А если дождь? | На катере есть закрытая каюта. В шторм перенесём дату или вернём всю сумму.
      `,
      extras: extras`
        Завтрак на борту | Сыр, оливки, менемен и свежий чай, только утром
        Фруктовая тарелка | Сезонные фрукты на всю компанию
      `,
      meetingPoint: place`Причал Бебек, рядом с паромом | Белый катер «Пойраз». Капитан ждёт на причале за 15 минут до отхода.`,
    },
    nl: {
      title: 'De Bosporus op je eigen boot, tot zes gasten',
      summary: 'Tweeënhalf uur alleen voor jullie: houten villa’s, twee bruggen en een stop waar je maar wilt.',
      description:
        'De boot is die ochtend of avond van jullie, met kapitein en een gids die aan de Bosporus opgroeide. We vertrekken uit Bebek en varen dicht langs de oever, waar de grote rondvaartschepen niet komen.\n\nJe ziet de houten yalı’s van Kanlıca en Yeniköy op ooghoogte, vaart onder twee bruggen door en stopt voor yoghurt in Kanlıca of een duik in een stille baai. De prijs geldt voor de boot, niet per persoon.',
      highlights: items`Eén prijs tot zes gasten | Dicht langs de oever, 40 yalı’s | Stop in Kanlıca of zwemmen | Bij zonsondergang of in de ochtend`,
      programme: steps`
        18:00 | Steiger Bebek | Welkom, thee en jullie wensen voor de route.
        18:15 | Rumeli Hisarı | De vesting uit 1452 vanaf het water.
        18:50 | Yeniköy en İstinye | Houten villa’s en de verhalen van hun families.
        19:30 | Kanlıca | Yoghurt met poedersuiker op de kade, 20 minuten.
        20:00 | Aziatische oever | Küçüksu, Çengelköy, de brug in avondlicht.
        20:30 | Terug in Bebek | Of stap uit in Kabataş als je dat liever hebt.
      `,
      included: items`Boot met kapitein | Gids in het Duits, Engels, Turks of Arabisch | Thee, water en simit | Yoghurt in Kanlıca | Verzekering`,
      excluded: items`Reis naar Bebek | Ontbijt of fruitschaal | Fooi`,
      goodToKnow: items`Vanaf de zevende gast geldt een toeslag per persoon; tien is het maximum. | De tijden gelden voor de avond; ’s ochtends varen we dezelfde route vanaf 10:30.`,
      questions: questions`
        Kunnen we de route aanpassen? | Ja, binnen de tweeënhalf uur beslissen jullie. Naar de Maagdentoren en terug lukt goed.
        En als het regent? | De boot heeft een dichte kajuit. Bij storm verzetten we de datum of krijg je alles terug.
      `,
      extras: extras`
        Ontbijt aan boord | Kaas, olijven, menemen en verse thee, alleen ’s ochtends
        Fruitschaal | Fruit van het seizoen voor de hele groep
      `,
      meetingPoint: place`Steiger Bebek, naast de veerboot | Witte boot Poyraz. De kapitein staat 15 minuten voor vertrek op de steiger.`,
    },
    ar: {
      title: 'البوسفور على قارب خاص حتى ستة ضيوف',
      slug: 'albusfur-qarib-khas',
      summary: 'ساعتان ونصف لك وحدك: قصور خشبية وجسران ووقفة حيث تشاء.',
      description:
        'القارب لك في الصباح أو المساء مع قبطان ومرشد نشأ على ضفاف البوسفور. ننطلق من ببك ونبقى قرب الشاطئ، حيث لا تصل سفن النزهة الكبيرة.\n\nترى قصور كانليجا ويني كوي الخشبية عن قرب، وتعبر تحت جسرين، وتتوقف لتناول اللبن في كانليجا أو للسباحة في خليج هادئ. السعر للقارب كله، لا للشخص.',
      highlights: items`سعر واحد حتى ستة ضيوف | قرب الشاطئ مرورًا بأربعين قصرًا | وقفة في كانليجا أو سباحة | عند الغروب أو صباحًا`,
      programme: steps`
        18:00 | مرسى ببك | ترحيب وشاي ورغباتك في المسار.
        18:15 | روملي حصار | قلعة عام 1452 من جهة الماء.
        18:50 | يني كوي وإستينيا | القصور الخشبية وحكايات عائلاتها.
        19:30 | كانليجا | لبن بالسكر الناعم على الرصيف، 20 دقيقة.
        20:00 | الضفة الآسيوية | كوتشوك صو وتشنغل كوي والجسر في ضوء المساء.
        20:30 | العودة إلى ببك | أو النزول في كاباتاش إن رغبت.
      `,
      included: items`قارب مع قبطان | مرشد بالعربية أو الألمانية أو الإنجليزية أو التركية | شاي وماء وسميط | لبن كانليجا | تأمين`,
      excluded: items`الوصول إلى ببك | الفطور أو طبق الفاكهة | الإكراميات`,
      goodToKnow: items`من الضيف السابع يُضاف مبلغ لكل شخص، والحد الأقصى عشرة. | الأوقات لرحلة المساء، أما صباحًا فالمسار نفسه من 10:30.`,
      questions: questions`
        هل يمكن تغيير المسار؟ | نعم، القرار لك خلال الساعتين والنصف، والوقت يكفي لبرج الفتاة والعودة.
        ماذا لو أمطرت؟ | في القارب مقصورة مغلقة. وعند العاصفة نغيّر الموعد أو نعيد المبلغ كاملًا.
      `,
      extras: extras`
        فطور على المتن | جبن وزيتون ومنمن وشاي طازج، صباحًا فقط
        طبق فاكهة | فاكهة الموسم للمجموعة كلها
      `,
      meetingPoint: place`مرسى ببك بجوار العبّارة | القارب الأبيض «بويراز». ينتظرك القبطان على الرصيف قبل الموعد بربع ساعة.`,
    },
  },
  reviews: reviews`
    5 | فهد س. | جدة | ar | 2026-06-20 | خصوصية تامة للعائلة، والمرشد يتحدث العربية بطلاقة. القصور من قرب شيء آخر.
    5 | Petra N. | Wien | de | 2026-09-05 | Zu fünft billiger als gedacht und viel schöner als das große Schiff. Der Joghurt war Pflicht.
    5 | James O. | Manchester | en | 2026-05-16 | Evening trip for my wife’s birthday. The captain cut the engine under the bridge at the right moment.
    4 | Zeynep D. | İstanbul | tr | 2025-10-04 | İstanbulluyum, yine de yeni şeyler öğrendim. Bebek’te park zor, taksiyle gelin.
    4 | Lotte H. | Den Haag | nl | 2025-07-21 | Heerlijk rustig. De kinderen mochten sturen op het rechte stuk.
  `,
}
