import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const sinanAndHamam: SeedProduct<OrionLocale> = {
  code: 'ORI-T-19',
  kind: 'tour',
  category: 'kultur',
  destination: 'istanbul',
  scene: 'hammam',
  pictureSeed: 119,
  details: {
    kind: 'tour',
    durationMinutes: 300,
    days: 1,
    guideLanguages: ['de', 'en', 'tr', 'ar'],
    groupSize: 10,
    pickup: 'meetingPoint',
    theme: 'culture',
    minimumAge: 8,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '89.00', child: '45.00', infant: '0.00' },
    { from: '04-01', to: '06-30', adult: '98.00', child: '49.00', infant: '0.00' },
    { from: '07-01', to: '08-31', adult: '92.00', child: '46.00', infant: '0.00' },
    { from: '09-01', to: '12-31', adult: '98.00', child: '49.00', infant: '0.00' },
  ],
  sessions: [{ time: '13:30', endTime: '18:30', capacity: 10, weekdays: [1, 2, 3, 4, 6, 7] }],
  childFrom: 8,
  adultFrom: 14,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'full',
  depositRate: 100,
  cutoffMinutes: 1440,
  freeCancellationHours: null,
  instantConfirmation: true,
  extras: [{ id: 'oil-massage', price: '32.00', per: 'person', maximum: 10 }],
  meetingPoint: { latitude: 41.0162, longitude: 28.964 },
  rank: 19,
  text: {
    de: {
      title: 'Sinans Istanbul: Süleymaniye und ein Hamam von 1584',
      summary:
        'Drei Bauten des großen Baumeisters, von der Kuppel bis zum heißen Stein, auf dem Sie am Ende selbst liegen.',
      description:
        'Mimar Sinan baute über 300 Werke, drei davon verbinden wir zu einem Nachmittag. In der Süleymaniye erklärt eine Architektin, warum man unter der Kuppel jedes Flüstern hört. In der Rüstem-Paşa-Moschee stehen Sie vor Tausenden İznik-Fliesen, eine Treppe über dem Marktlärm.\n\nZum Schluss gehen Sie in den Çemberlitaş-Hamam. Sie bekommen Tuch, Seife und eine Bademeisterin oder einen Bademeister für sich: 45 Minuten Peeling und Schaum unter Sinans Kuppel, danach Tee.',
      highlights: items`Süleymaniye mit einer Architektin | Die Fliesen der Rüstem-Paşa-Moschee | Peeling und Schaum im Hamam von 1584 | Höchstens 10 Gäste`,
      programme: steps`
        13:30 | Süleymaniye | Hof, Kuppel und das Grab Süleymans.
        14:45 | Tee auf der Dachterrasse | Blick über das Goldene Horn.
        15:15 | Rüstem Paşa | Tulpen, Nelken und ein Rot, das niemand mehr mischen kann.
        16:00 | Durch den Basar der Kupferschmiede | Zu Fuß nach Çemberlitaş.
        16:45 | Hamam | Peeling, Schaum und Ruhe, Frauen und Männer getrennt.
        18:30 | Ende mit Tee | Direkt an der Straßenbahn T1.
      `,
      included: items`Architektin als Guide | Hamam mit Peeling und Schaumwäsche | Tuch, Seife und Handschuh | Tee zweimal`,
      excluded: items`Ölmassage | Fahrt zum Treffpunkt | Trinkgeld im Hamam`,
      goodToKnow: items`In den Moscheen müssen Schultern und Knie bedeckt sein, Tücher liegen bereit. | Der Hamam reserviert auf Ihren Namen, deshalb ist diese Tour nicht stornierbar; Sie können sie bis 24 Stunden vorher auf andere übertragen.`,
      questions: questions`
        Was trägt man im Hamam? | Das Tuch des Hauses, darunter Badehose oder Bikini-Unterteil. Frauen und Männer baden in getrennten Hallen.
        Warum nicht freitags? | Am Freitag sind die Moscheen mittags lange für das Gebet reserviert.
      `,
      extras: extras`Ölmassage | 30 Minuten nach der Schaumwäsche`,
      meetingPoint: place`Süleymaniye, Tor zum Vorhof | Am Brunnen vor dem Nordtor. Zehn Minuten zu Fuß von der Metro Vezneciler.`,
    },
    en: {
      title: 'Sinan’s Istanbul: Süleymaniye and a hammam of 1584',
      summary: 'Three works of the great architect, from the dome to the hot stone on which you lie in the end.',
      description:
        'Mimar Sinan built more than 300 works; we join three of them into one afternoon. At the Süleymaniye an architect explains why every whisper carries across the hall. In the Rüstem Paşa Mosque you stand before thousands of İznik tiles, one staircase above the noise of the market.\n\nLast comes the Çemberlitaş Hammam. You are given a cloth, soap and an attendant of your own: 45 minutes of scrub and foam under Sinan’s dome, then tea.',
      highlights: items`Süleymaniye with an architect | The tiles of the Rüstem Paşa Mosque | Scrub and foam in a hammam of 1584 | 10 guests at most`,
      programme: steps`
        13:30 | Süleymaniye | Courtyard, dome and the tomb of Süleyman.
        14:45 | Tea on a roof terrace | A view over the Golden Horn.
        15:15 | Rüstem Paşa | Tulips, carnations and a red nobody can mix today.
        16:00 | Through the coppersmiths’ bazaar | On foot to Çemberlitaş.
        16:45 | Hammam | Scrub, foam and rest; women and men separately.
        18:30 | End with tea | Right beside tram T1.
      `,
      included: items`Architect as guide | Hammam with scrub and foam wash | Cloth, soap and mitt | Tea, twice`,
      excluded: items`Oil massage | Travel to the meeting point | Tips in the hammam`,
      goodToKnow: items`In the mosques shoulders and knees must be covered; scarves are provided. | The hammam keeps a place in your name, so this tour cannot be cancelled; you can pass it to others until 24 hours before.`,
      questions: questions`
        What do you wear in the hammam? | The cloth of the house, over swim shorts or bikini bottoms. Women and men bathe in separate halls.
        Why not on Fridays? | On Fridays the mosques are kept for prayer for much of midday.
      `,
      extras: extras`Oil massage | 30 minutes after the foam wash`,
      meetingPoint: place`Süleymaniye, gate to the forecourt | By the fountain outside the north gate. Ten minutes on foot from Vezneciler metro.`,
    },
    tr: {
      title: 'Sinan’ın İstanbul’u: Süleymaniye ve 1584 tarihli hamam',
      summary: 'Büyük ustanın üç eseri: kubbeden, sonunda üstüne uzanacağınız göbek taşına kadar.',
      description:
        'Mimar Sinan üç yüzden fazla eser yaptı; biz üçünü bir öğleden sonraya sığdırıyoruz. Süleymaniye’de bir mimar, fısıltının neden her köşeye ulaştığını anlatır. Rüstem Paşa Camii’nde çarşı gürültüsünün bir merdiven üstünde binlerce İznik çinisiyle baş başa kalırsınız.\n\nSonunda Çemberlitaş Hamamı’na girersiniz. Peştamal, sabun ve size ait bir tellak ya da natır: Sinan’ın kubbesi altında 45 dakika kese ve köpük, ardından çay.',
      highlights: items`Mimar eşliğinde Süleymaniye | Rüstem Paşa’nın çinileri | 1584’ten kalma hamamda kese ve köpük | En fazla 10 kişi`,
      programme: steps`
        13:30 | Süleymaniye | Avlu, kubbe ve Kanuni’nin türbesi.
        14:45 | Terasta çay | Haliç manzarası.
        15:15 | Rüstem Paşa | Laleler, karanfiller ve bugün karılamayan o kırmızı.
        16:00 | Bakırcılar Çarşısı | Çemberlitaş’a yürüyüş.
        16:45 | Hamam | Kese, köpük, dinlenme; kadınlar ve erkekler ayrı.
        18:30 | Çayla bitiş | T1 tramvayının hemen yanında.
      `,
      included: items`Mimar rehber | Kese ve köpüklü hamam | Peştamal, sabun ve kese | İki kez çay`,
      excluded: items`Yağ masajı | Buluşma yerine ulaşım | Hamamda bahşiş`,
      goodToKnow: items`Camilerde omuz ve dizler kapalı olmalıdır, örtü verilir. | Hamam adınıza yer ayırır, bu yüzden tur iptal edilemez; 24 saat öncesine kadar başkasına devredebilirsiniz.`,
      questions: questions`
        Hamamda ne giyilir? | Hamamın peştamalı, altına mayo. Kadınlar ve erkekler ayrı bölümlerdedir.
        Neden cuma yok? | Cuma öğlen camiler uzun süre ibadete ayrılır.
      `,
      extras: extras`Yağ masajı | Köpükten sonra 30 dakika`,
      meetingPoint: place`Süleymaniye, dış avlu kapısı | Kuzey kapısının önündeki çeşmede. Vezneciler metrosundan yürüyerek on dakika.`,
    },
    ru: {
      title: 'Стамбул Синана: Сулеймание и хамам 1584 года',
      slug: 'stambul-sinana-sulejmanie-khamam',
      summary: 'Три творения великого зодчего — от купола до горячего камня, на который в конце ляжете вы сами.',
      description:
        'Мимар Синан построил больше 300 зданий, три из них мы соединили в одну прогулку после обеда. В Сулеймание архитектор объяснит, почему здесь слышен любой шёпот. В мечети Рустема-паши вы окажетесь перед тысячами изникских плиток — на один пролёт выше базарного шума.\n\nВ конце — хамам Чемберлиташ. Вам дадут пештемаль, мыло и банщика или банщицу: 45 минут пилинга и пены под куполом Синана, потом чай.',
      highlights: items`Сулеймание с архитектором | Изразцы мечети Рустема-паши | Пилинг и пена в хамаме 1584 года | Не больше 10 гостей`,
      programme: steps`
        13:30 | Сулеймание | Двор, купол и гробница Сулеймана.
        14:45 | Чай на крыше | Вид на Золотой Рог.
        15:15 | Рустем-паша | Тюльпаны, гвоздики и красный, который больше никто не смешает.
        16:00 | Ряды медников | Пешком до Чемберлиташа.
        16:45 | Хамам | Пилинг, пена и отдых, женщины и мужчины отдельно.
        18:30 | Чай и прощание | Прямо у трамвая T1.
      `,
      included: items`Гид-архитектор | Хамам: пилинг и пена | Пештемаль, мыло и рукавица | Чай дважды`,
      excluded: items`Массаж с маслом | Дорога до места встречи | Чаевые в хамаме`,
      goodToKnow: items`В мечетях плечи и колени должны быть закрыты, платки выдают. | Место в хамаме бронируется на ваше имя, поэтому отменить экскурсию нельзя; передать её другому можно не позднее чем за 24 часа.`,
      questions: questions`
        Что надевают в хамаме? | Пештемаль (банное полотенце) поверх плавок или низа купальника. Женщины и мужчины — в разных залах.
        Почему не по пятницам? | В пятницу в середине дня мечети надолго закрыты для посетителей: идёт молитва.
      `,
      extras: extras`Массаж с маслом | 30 минут после пены`,
      meetingPoint: place`Сулеймание, ворота внешнего двора | У фонтана перед северными воротами. Десять минут пешком от метро «Везнеджилер».`,
    },
    nl: {
      title: 'Het Istanbul van Sinan: Süleymaniye en een hamam',
      summary:
        'Drie werken van de grote bouwmeester, van de koepel tot de hete steen waarop je aan het eind zelf ligt.',
      description:
        'Mimar Sinan bouwde meer dan 300 werken; drie ervan passen in deze middag. In de Süleymaniye legt een architecte uit waarom elk gefluister door de zaal draagt. In de Rüstem Paşamoskee sta je voor duizenden İzniktegels, één trap boven het marktlawaai.\n\nTot slot ga je naar de Çemberlitaş Hamamı uit 1584. Je krijgt een doek, zeep en een hamammeester of hamamvrouw voor jezelf: 45 minuten scrub en schuim onder Sinans koepel, daarna thee.',
      highlights: items`Süleymaniye met een architecte | De tegels van de Rüstem Paşamoskee | Scrub en schuim in een hamam uit 1584 | Hooguit 10 gasten`,
      programme: steps`
        13:30 | Süleymaniye | Voorhof, koepel en het graf van Süleyman.
        14:45 | Thee op een dakterras | Uitzicht over de Gouden Hoorn.
        15:15 | Rüstem Paşa | Tulpen, anjers en een rood dat niemand nog kan mengen.
        16:00 | Door de straat van de koperslagers | Te voet naar Çemberlitaş.
        16:45 | Hamam | Scrub, schuim en rust; vrouwen en mannen apart.
        18:30 | Einde met thee | Pal naast tram T1.
      `,
      included: items`Architecte als gids | Hamam met scrub en schuimwassing | Doek, zeep en handschoen | Twee keer thee`,
      excluded: items`Oliemassage | Reis naar het trefpunt | Fooi in de hamam`,
      goodToKnow: items`Houd in de moskeeën schouders en knieën bedekt; er liggen doeken klaar. | De hamam reserveert op jouw naam, dus annuleren kan niet; tot 24 uur vooraf kun je de plaats aan een ander geven.`,
      questions: questions`
        Wat draag je in de hamam? | De doek van het huis, met een zwembroek of bikinibroekje eronder. Vrouwen en mannen baden apart.
        Waarom niet op vrijdag? | Op vrijdag zijn de moskeeën rond het middaguur lange tijd alleen open voor het gebed.
      `,
      extras: extras`Oliemassage | 30 minuten na de schuimwassing`,
      meetingPoint: place`Süleymaniye, poort van de voorhof | Bij de fontein voor de noordpoort. Tien minuten lopen van metro Vezneciler.`,
    },
    ar: {
      title: 'إسطنبول سنان: السليمانية وحمّام من عام 1584',
      slug: 'istanbul-sinan-alsulaymaniya-walhammam',
      summary: 'ثلاثة من أعمال المعمار الكبير، من القبة إلى الحجر الساخن الذي تستلقي عليه في النهاية.',
      description:
        'بنى المعمار سنان أكثر من 300 عمل، نجمع ثلاثة منها في عصر واحد. في جامع السليمانية تشرح مهندسة معمارية لماذا يصل الهمس إلى كل زاوية. وفي جامع رستم باشا تقف أمام آلاف من بلاط إزنيق، على بعد سلّم واحد من ضجيج السوق.\n\nوفي الختام حمّام تشمبرلي طاش: مئزر وصابون ومدلّك أو مدلّكة لك، و45 دقيقة من التقشير والرغوة تحت قبة سنان، ثم الشاي.',
      highlights: items`السليمانية مع مهندسة معمارية | بلاط جامع رستم باشا | تقشير ورغوة في حمّام من 1584 | 10 ضيوف على الأكثر`,
      programme: steps`
        13:30 | السليمانية | الفناء والقبة وضريح السلطان سليمان.
        14:45 | شاي على السطح | إطلالة على القرن الذهبي.
        15:15 | رستم باشا | توليب وقرنفل وأحمر لا يتقنه أحد اليوم.
        16:00 | سوق النحّاسين | سيرًا إلى تشمبرلي طاش.
        16:45 | الحمّام | تقشير ورغوة وراحة، والنساء والرجال في قاعتين منفصلتين.
        18:30 | الختام بالشاي | بجوار ترام T1 مباشرة.
      `,
      included: items`مهندسة معمارية مرشدة | حمّام مع تقشير ورغوة | مئزر وصابون وليفة | شاي مرتين`,
      excluded: items`مساج بالزيت | الوصول إلى مكان اللقاء | إكراميات الحمّام`,
      goodToKnow: items`تُغطى الأكتاف والركب في الجوامع، والأوشحة متوفرة. | يُحجز الحمّام باسمك فلا يمكن الإلغاء، ويمكن نقل الحجز إلى غيرك حتى 24 ساعة قبل الموعد.`,
      questions: questions`
        ماذا يُلبس في الحمّام؟ | مئزر الحمّام فوق ملابس السباحة، والنساء والرجال في قاعتين منفصلتين تمامًا.
        لماذا لا تُقام الجولة يوم الجمعة؟ | لأن الجوامع تُخصص للصلاة وقتًا طويلًا عند الظهر.
      `,
      extras: extras`مساج بالزيت | 30 دقيقة بعد الرغوة`,
      meetingPoint: place`السليمانية، بوابة الفناء الخارجي | عند السبيل أمام البوابة الشمالية، عشر دقائق سيرًا من مترو وزنجيلر.`,
    },
  },
  reviews: reviews`
    5 | Cornelia B. | Zürich | de | 2026-10-17 | Erst verstehen, dann liegen. Die Architektin hat uns die Kuppel im Hamam noch einmal erklärt.
    5 | سارة ط. | الكويت | ar | 2026-04-09 | قسم النساء منفصل ومريح جدًا، والشرح في السليمانية ممتع.
    4 | Andrew J. | Dublin | en | 2025-11-22 | Splendid guide. The hammam was busy but our slots were kept to the minute.
    5 | Юлия Ф. | Калининград | ru | 2026-03-14 | Плитка Рустема-паши и пена под куполом в один день — лучший подарок себе.
    4 | Merve L. | Samsun | tr | 2025-12-28 | Rehberimiz mimar olunca cami bambaşka görünüyor. Hamam biraz kalabalıktı.
  `,
}
