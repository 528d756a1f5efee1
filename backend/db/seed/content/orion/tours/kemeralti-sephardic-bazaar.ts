import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const kemeraltiSephardicBazaar: SeedProduct<OrionLocale> = {
  code: 'ORI-T-28',
  kind: 'tour',
  category: 'stadt-genuss',
  destination: 'izmir',
  scene: 'foodterrace',
  pictureSeed: 128,
  details: {
    kind: 'tour',
    durationMinutes: 240,
    days: 1,
    guideLanguages: ['de', 'en', 'tr'],
    groupSize: 8,
    pickup: 'meetingPoint',
    theme: 'food',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '06-30', adult: '54.00', child: '27.00', infant: '0.00' },
    { from: '07-01', to: '08-31', adult: '49.00', child: '24.50', infant: '0.00' },
    { from: '09-01', to: '12-31', adult: '54.00', child: '27.00', infant: '0.00' },
  ],
  sessions: [{ time: '09:30', endTime: '13:30', capacity: 8, weekdays: [1, 2, 3, 4, 5] }],
  childFrom: 6,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'full',
  depositRate: 100,
  cutoffMinutes: 720,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'spice-box', price: '18.00', per: 'booking', maximum: 3 }],
  meetingPoint: { latitude: 38.4189, longitude: 27.1287 },
  rank: 28,
  text: {
    de: {
      title: 'Izmirs Basar Kemeraltı: Boyoz, Synagogen und Mokka',
      summary: 'Vier Stunden und neun Kostproben durch Gassen, in denen seit 500 Jahren auch spanisch gekocht wird.',
      description:
        'Rafi Behars Vorfahren kamen 1492 aus Toledo und brachten ein Gebäck mit, das heute ganz Izmir zum Frühstück isst: Boyoz. Mit ihm beginnt der Vormittag, heiß vom Blech, dazu ein Ei aus dem Ofen.\n\nDann geht es hinein in den Basar, zum Fischmarkt in der Havra-Gasse, in zwei Synagogen mit der Kanzel in der Raummitte, zu einem Pistazienröster und in den Hof der Karawanserei Kızlarağası. Rafi kennt jeden Händler; Sie müssen nichts kaufen, nur probieren.',
      highlights: items`Neun Kostproben, genug als Mittagessen | Zwei Synagogen, die sonst verschlossen sind | Höchstens acht Gäste | Mokka, in der Tasse auf Kohle gekocht`,
      programme: steps`
        09:30 | Uhrturm von Konak | Treffpunkt, danach Boyoz frisch vom Blech.
        10:15 | Havra-Gasse | Fisch, Oliven, Eingelegtes und eine Probe von allem.
        11:00 | Zwei Synagogen | Geschichten einer Gemeinde, die noch Ladino singt.
        12:00 | Werkstattgassen | Röster, Hutmacher, Scherbett vom Handkarren.
        12:45 | Kızlarağası Hanı | Artischocken in Olivenöl, Şambali und Mokka im Hof, bis 13:30.
      `,
      included: items`Alle Kostproben | Eintritt in die Synagogen | Mokka und Scherbett | Guide`,
      excluded: items`Anfahrt zum Konak-Platz | Einkäufe | Trinkgeld`,
      goodToKnow: items`Für die Synagogen brauchen wir am Vortag Ihre Passdaten; Schultern und Knie müssen bedeckt sein. | Vegetarisch geht immer, glutenfrei nur eingeschränkt.`,
      questions: questions`
        Wird viel gelaufen? | Rund zweieinhalb Kilometer, flach und meist im Schatten, mit vielen Pausen im Sitzen.
        Warum nicht am Wochenende? | Samstags sind die Synagogen geschlossen, sonntags die meisten Werkstätten.
      `,
      extras: extras`Gewürzkiste aus dem Basar | Sechs Gewürze, gemahlen vor Ihren Augen, mit Rezepten der Familie Behar`,
      meetingPoint: place`Izmir, Uhrturm am Konak-Platz | Rafi trägt eine gelbe Umhängetasche. Straßenbahn, Metro und Fähre halten in der Nähe.`,
    },
    en: {
      title: 'Izmir’s Kemeraltı bazaar: boyoz, synagogues and coffee',
      summary: 'Four hours and nine tastings through lanes where people have been cooking in Spanish for 500 years.',
      description:
        'Rafi Behar’s forebears came from Toledo in 1492 and brought a pastry that all of Izmir now eats for breakfast: boyoz. The morning begins with one, hot from the tray, with an egg from the oven.\n\nThen you enter the bazaar: the fish market in Havra lane, two synagogues with the pulpit in the middle of the room, a pistachio roaster and the courtyard of the Kızlarağası caravanserai. Rafi knows every trader; you need not buy a thing, only taste.',
      highlights: items`Nine tastings, enough for lunch | Two synagogues that are usually locked | Eight guests at most | Coffee boiled in the cup over charcoal`,
      programme: steps`
        09:30 | Konak clock tower | We meet, then boyoz fresh from the tray.
        10:15 | Havra lane | Fish, olives, pickles and a taste of everything.
        11:00 | Two synagogues | Stories of a community that still sings in Ladino.
        12:00 | Workshop lanes | Roasters, hatters, sherbet from a handcart.
        12:45 | Kızlarağası Hanı | Artichokes in olive oil, şambali and coffee in the courtyard, until 13:30.
      `,
      included: items`All tastings | Entrance to the synagogues | Coffee and sherbet | Guide`,
      excluded: items`Travel to Konak square | Shopping | Tips`,
      goodToKnow: items`For the synagogues we need your passport details the day before; shoulders and knees must be covered. | Vegetarian is always possible, gluten-free only in part.`,
      questions: questions`
        Is there much walking? | About two and a half kilometres, flat and mostly shaded, with many breaks sitting down.
        Why not at the weekend? | On Saturdays the synagogues are closed, on Sundays most of the workshops.
      `,
      extras: extras`Spice box from the bazaar | Six spices ground before your eyes, with recipes of the Behar family`,
      meetingPoint: place`Izmir, clock tower on Konak square | Rafi wears a yellow shoulder bag. Tram, metro and ferry stop nearby.`,
    },
    tr: {
      title: 'İzmir Kemeraltı: boyoz, sinagoglar ve közde kahve',
      summary: 'Beş yüz yıldır İspanyolca da yemek pişen sokaklarda dört saat ve dokuz tadım.',
      description:
        'Rafi Behar’ın ataları 1492’de Toledo’dan gelmiş, yanlarında bugün bütün İzmir’in kahvaltıda yediği bir hamur işi getirmiş: boyoz. Sabah onunla başlar; tepsiden sıcak sıcak, yanında fırında yumurtayla.\n\nSonra çarşıya dalarız: Havra Sokağı’nın balıkçıları, kürsüsü salonun ortasında duran iki sinagog, bir fıstık kavurucusu ve Kızlarağası Hanı’nın avlusu. Rafi her esnafı tanır; bir şey almanız gerekmez, tatmanız yeter.',
      highlights: items`Öğle yemeği yerine geçecek dokuz tadım | Genelde kapalı duran iki sinagog | En fazla sekiz konuk | Fincanda, közde pişen kahve`,
      programme: steps`
        09:30 | Konak Saat Kulesi | Buluşma, ardından tepsiden sıcak boyoz.
        10:15 | Havra Sokağı | Balık, zeytin, turşu ve hepsinden bir lokma.
        11:00 | İki sinagog | Hâlâ Ladino şarkılar söyleyen bir cemaatin hikâyeleri.
        12:00 | Zanaat sokakları | Kavurucular, şapkacılar, el arabasından şerbet.
        12:45 | Kızlarağası Hanı | Avluda zeytinyağlı enginar, şambali ve kahve, 13:30’a kadar.
      `,
      included: items`Bütün tadımlar | Sinagog girişleri | Kahve ve şerbet | Rehber`,
      excluded: items`Konak’a ulaşım | Alışveriş | Bahşiş`,
      goodToKnow: items`Sinagoglar için bir gün önceden kimlik bilgilerinizi alırız; omuz ve dizler kapalı olmalıdır. | Vejetaryen her zaman olur, glütensiz ancak kısmen.`,
      questions: questions`
        Çok yürünüyor mu? | İki buçuk kilometre kadar, düz ve çoğu gölge; sık sık oturarak mola veririz.
        Neden hafta sonu yok? | Cumartesi sinagoglar, pazar günü atölyelerin çoğu kapalıdır.
      `,
      extras: extras`Çarşıdan baharat kutusu | Gözünüzün önünde çekilen altı baharat, Behar ailesinin tarifleriyle`,
      meetingPoint: place`İzmir, Konak Saat Kulesi | Rafi’nin omzunda sarı çanta var. Tramvay, metro ve vapur yakında durur.`,
    },
    ru: {
      title: 'Базар Кемералты в Измире: бойоз, синагоги и кофе',
      slug: 'bazar-kemeralty-boyoz-sinagogi',
      summary: 'Четыре часа и девять дегустаций в переулках, где уже 500 лет готовят и по-испански.',
      description:
        'Предки Рафи Бехара пришли из Толедо в 1492 году и принесли выпечку, которую сегодня весь Измир ест на завтрак: бойоз. С него и начинается утро — горячий, с противня, с яйцом из печи.\n\nПотом мы углубляемся в базар: рыбные ряды на улице Хавра, две синагоги с кафедрой посреди зала, обжарщик фисташек и двор караван-сарая Кызларагасы. Рафи знает каждого торговца; покупать ничего не нужно, только пробовать.',
      highlights: items`Девять дегустаций вместо обеда | Две синагоги, обычно закрытые | Не больше восьми гостей | Кофе, сваренный в чашке на углях`,
      programme: steps`
        09:30 | Часовая башня Конак | Встреча, затем бойоз прямо с противня.
        10:15 | Улица Хавра | Рыба, оливки, соленья — и всего понемногу.
        11:00 | Две синагоги | Истории общины, которая ещё поёт на ладино.
        12:00 | Ряды мастеров | Обжарщики, шляпники, шербет с тележки.
        12:45 | Кызларагасы-Хан | Артишоки в масле, шамбали и кофе во дворе, до 13:30.
      `,
      included: items`Все дегустации | Вход в синагоги | Кофе и шербет | Гид`,
      excluded: items`Дорога до площади Конак | Покупки | Чаевые`,
      goodToKnow: items`Для синагог накануне нужны паспортные данные; плечи и колени должны быть закрыты. | Вегетарианское меню есть всегда, безглютеновое — частично.`,
      questions: questions`
        Много ли ходить? | Около двух с половиной километров, ровно и в основном в тени, с частыми остановками.
        Почему не в выходные? | В субботу закрыты синагоги, в воскресенье — большинство мастерских.
      `,
      extras: extras`Шкатулка специй | Шесть специй, смолотых при вас, с рецептами семьи Бехар`,
      meetingPoint: place`Измир, часовая башня на площади Конак | У Рафи жёлтая сумка через плечо. Трамвай, метро и паром рядом.`,
    },
    nl: {
      title: 'Kemeraltı, de bazaar van Izmir: boyoz en synagogen',
      summary: 'Vier uur en negen hapjes door stegen waar al 500 jaar ook in het Spaans wordt gekookt.',
      description:
        'De voorouders van Rafi Behar kwamen in 1492 uit Toledo en brachten een gebakje mee dat heel Izmir nu als ontbijt eet: boyoz. Daarmee begint de ochtend, warm van de plaat, met een ei uit de oven.\n\nDan duik je de bazaar in: de vismarkt in de Havrasteeg, twee synagogen met de preekstoel midden in de zaal, een pistachebrander en de binnenplaats van de karavanserai Kızlarağası. Rafi kent elke koopman; je hoeft niets te kopen, alleen te proeven.',
      highlights: items`Negen hapjes, genoeg als lunch | Twee synagogen die meestal dicht zijn | Hooguit acht gasten | Koffie, in het kopje op houtskool gekookt`,
      programme: steps`
        09:30 | Klokkentoren van Konak | We ontmoeten elkaar, dan boyoz vers van de plaat.
        10:15 | Havrasteeg | Vis, olijven, ingelegde groente en van alles een hapje.
        11:00 | Twee synagogen | Verhalen van een gemeenschap die nog Ladino zingt.
        12:00 | Stegen met werkplaatsen | Branders, hoedenmakers, sherbet van een handkar.
        12:45 | Kızlarağası Hanı | Artisjok in olijfolie, şambali en koffie op de binnenplaats, tot 13:30.
      `,
      included: items`Alle hapjes | Entree van de synagogen | Koffie en sherbet | Gids`,
      excluded: items`Reis naar het Konakplein | Inkopen | Fooi`,
      goodToKnow: items`Voor de synagogen hebben we de dag ervoor je paspoortgegevens nodig; houd schouders en knieën bedekt. | Vegetarisch kan altijd, glutenvrij maar deels.`,
      questions: questions`
        Is het veel lopen? | Zo’n tweeënhalve kilometer, vlak en meestal in de schaduw, met veel zitpauzes.
        Waarom niet in het weekend? | Op zaterdag zijn de synagogen dicht, op zondag de meeste werkplaatsen.
      `,
      extras: extras`Kruidenkistje uit de bazaar | Zes specerijen, voor je ogen gemalen, met recepten van de familie Behar`,
      meetingPoint: place`Izmir, klokkentoren op het Konakplein | Rafi draagt een gele schoudertas. Tram, metro en veerboot stoppen dichtbij.`,
    },
    ar: {
      title: 'سوق كيمرالتي في إزمير: بويوز وكُنُس وقهوة على الجمر',
      slug: 'suq-kimeralti-izmir',
      summary: 'أربع ساعات وتسعة أصناف للتذوق في أزقة يُطبخ فيها بالإسبانية أيضًا منذ خمسة قرون.',
      description:
        'جاء أجداد رافي بيهار من طليطلة عام 1492 وحملوا معهم فطيرة تأكلها إزمير كلها اليوم على الفطور: البويوز. بها يبدأ الصباح، ساخنة من الصينية مع بيضة من الفرن.\n\nثم ندخل السوق: باعة السمك في زقاق حورا، وكنيسان يهوديان منبرهما في وسط القاعة، ومحمصة فستق، وساحة خان كيزلر آغاسي. رافي يعرف كل تاجر هنا، وليس عليك أن تشتري شيئًا، يكفي أن تتذوق.',
      highlights: items`تسعة أصناف للتذوق تغني عن الغداء | كنيسان يهوديان مغلقان عادة أمام الزوار | ثمانية ضيوف على الأكثر | قهوة تُغلى في الفنجان على الجمر`,
      programme: steps`
        09:30 | برج ساعة كوناك | اللقاء ثم بويوز ساخن من الصينية.
        10:15 | زقاق حورا | سمك وزيتون ومخللات، ولقمة من كل شيء.
        11:00 | كنيسان | حكايات جماعة ما زالت تغني باللادينو.
        12:00 | أزقة الحرفيين | محامص وصانعو قبعات وشراب من عربة يد.
        12:45 | خان كيزلر آغاسي | خرشوف بزيت الزيتون وشمبالي وقهوة في الساحة حتى 13:30.
      `,
      included: items`كل أصناف التذوق | دخول الكنيسين | قهوة وشراب | مرشد`,
      excluded: items`الوصول إلى ميدان كوناك | المشتريات | الإكراميات`,
      goodToKnow: items`نحتاج بيانات جواز سفرك قبل يوم لدخول الكنيسين، مع تغطية الكتفين والركبتين. | الخيار النباتي متاح دائمًا، والخالي من الغلوتين جزئيًا.`,
      questions: questions`
        هل المشي كثير؟ | نحو كيلومترين ونصف على أرض مستوية ومعظمها في الظل، مع استراحات كثيرة.
        لماذا ليس في نهاية الأسبوع؟ | لأن الكنيسين مغلقان يوم السبت، ومعظم الورش مغلقة يوم الأحد.
      `,
      extras: extras`صندوق بهارات من السوق | ستة أنواع تُطحن أمامك مع وصفات عائلة بيهار`,
      meetingPoint: place`إزمير، برج الساعة في ميدان كوناك | يحمل رافي حقيبة كتف صفراء. الترام والمترو والعبّارة قريبة.`,
    },
  },
  reviews: reviews`
    5 | Friederike L. | Göttingen | de | 2026-03-11 | Das Kapitel Izmir fehlte mir völlig. Rafi singt in der Synagoge eine Strophe Ladino, Gänsehaut.
    5 | Simon B. | Leeds | en | 2026-04-07 | Came hungry, left rolling. Boyoz will haunt me. Small group makes all the difference.
    4 | Marleen O. | Zwolle | nl | 2025-11-13 | Boeiend en lekker. Op vrijdag is het erg druk in de stegen.
    5 | Deniz T. | Ankara | tr | 2026-05-20 | Havra Sokağı’nı yıllardır bilirim, arkasındaki kapıları ilk kez gördüm.
  `,
}
