import { season } from '../../../shared/entry'
import { extras, items, questions, reviews, steps } from '../../../shared/lines'
import { wedding } from '../rest-entry'

export const urlaVineyard = wedding({
  code: 'ORI-W-04',
  slug: 'zafaf-bayn-alkurum-urla',
  destination: 'izmir',
  scene: 'gardenwedding',
  campaign: {
    discountType: 'percent',
    discountValue: '7.00',
    endsInDays: 60,
    label: {
      de: 'Weingut zum Vorzugspreis',
      en: 'Vineyard at a better price',
      tr: 'Bağda düğüne özel fiyat',
      ru: 'Виноградник по особой цене',
      nl: 'Wijngaard voor een zachte prijs',
      ar: 'سعر خاص لزفاف الكروم',
    },
  },
  details: {
    kind: 'wedding',
    guests: 100,
    venue: 'garden',
    modules: ['ceremony', 'flowers', 'photography', 'music', 'dinner', 'cake', 'makeUp', 'transfer'],
  },
  seasons: [
    season('04-15', '05-31', '7400.00'),
    season('06-01', '09-20', '8200.00'),
    season('09-21', '10-31', '7800.00'),
  ],
  extras: [
    { id: 'registrar', price: '390.00', per: 'booking', maximum: 1 },
    { id: 'harvest-lunch', price: '28.00', per: 'person', maximum: 100 },
    { id: 'late-hours', price: '850.00', per: 'booking', maximum: 1 },
  ],
  text: {
    de: {
      title: 'Hochzeit im Weingut bei Urla, hundert Gäste',
      summary: 'Zwischen Rebzeilen und Olivenbäumen, mit Artischocken auf dem Tisch und Bornova-Muskat im Glas.',
      description:
        'Das Gut liegt auf einem Hügel zwischen Urla und dem Meer, und die Zeilen laufen auf die Abendsonne zu. Geheiratet wird unter einer Olive, die sechshundert Jahre alt ist; getanzt auf der Tenne, die hundertfünfzig Menschen aushält. Der Winzer heißt Cem und schenkt selbst ein.\n\nDie Küche kommt von hier: Artischocken im April, Zicklein im Juni, Feigen im August. Der Preis gilt für achtzig Gäste, jeder weitere bis hundert kostet 74 € und steht vorher im Angebot. Das Gut hat einen Stromanschluss, ein Steinhaus zum Umziehen und Nachbarn, die eingeladen sein wollen.',
      highlights: items`Trauung unter einer sechshundertjährigen Olive | Wein des Hauses ohne Zählung | Menü nach dem Monat, nicht nach der Karte | Vierzig Minuten vom Flughafen Izmir`,
      programme: steps`
        16:30 | Gäste kommen an | Rosé und Limonade zwischen den Zeilen.
        18:00 | Trauung | Unter der Olive, Streichtrio.
        19:15 | Essen | Lange Tische, sieben Gänge zum Teilen.
        22:00 | Tenne | Torte, dann die Band, bis eins.
      `,
      included: items`Freie Trauung mit Redner in Ihrer Sprache | Gut, Tische, Licht und Blumen | Essen und Wein für achtzig | Fotografin für sieben Stunden, Trio und Band | Busse von und nach Urla, Haare und Make-up für zwei`,
      excluded: items`Standesamt und Papiere | Zimmer und Flüge | Spirituosen`,
      goodToKnow: items`Im September wird geerntet; dann riecht alles nach Most, und morgens fahren Traktoren. | Abends kommt Wind vom Meer: eine Jacke für jede Schulter.`,
      questions: questions`
        Wo schlafen hundert Gäste? | In Urla und İskele, höchstens fünfzehn Minuten entfernt. Wir halten Zimmer in sechs kleinen Hotels.
        Dürfen wir eigenen Wein mitbringen? | Ja, wenn der Winzer ihn kosten darf.
      `,
      extras: extras`
        Standesamtliche Trauung | Termin in Urla, Dolmetscherin, Urkunde
        Mittag bei der Lese | Am Tag danach im Weinberg, mit Brot und Trauben
        Musik bis drei | Auf der Tenne, mit dem Segen der Nachbarn
      `,
    },
    en: {
      title: 'Vineyard wedding near Urla, a hundred guests',
      summary: 'Between rows of vines and olive trees, with artichokes on the table and Bornova muscat in the glass.',
      description:
        'The estate lies on a hill between Urla and the sea, and its rows run towards the evening sun. You marry beneath an olive tree six hundred years old and dance on the threshing floor, which bears a hundred and fifty. The winegrower is called Cem and pours himself.\n\nThe food is from here: artichokes in April, kid in June, figs in August. The price holds for eighty guests; each further one up to a hundred costs €74 and is in the proposal. The estate has mains power, a stone house to dress in, and neighbours who like to be invited.',
      highlights: items`Vows beneath a six-hundred-year-old olive | The estate’s wine, uncounted | A menu that follows the month, not a printed card | Forty minutes from Izmir Airport`,
      programme: steps`
        16:30 | Guests arrive | Rosé and lemonade between the rows.
        18:00 | Ceremony | Beneath the olive, a string trio.
        19:15 | Dinner | Long tables, seven courses to share.
        22:00 | Threshing floor | Cake, then the band, until one.
      `,
      included: items`Symbolic ceremony with a speaker in your language | Estate, tables, lights and flowers | Dinner and wine for eighty | Photographer for seven hours, trio and band | Buses from and to Urla, hair and make-up for two`,
      excluded: items`Registrar and papers | Rooms and flights | Spirits`,
      goodToKnow: items`September is the harvest: everything smells of must, and tractors run in the morning. | A wind comes from the sea at night: a jacket for every shoulder.`,
      questions: questions`
        Where do a hundred guests sleep? | In Urla and İskele, fifteen minutes away at most. We hold rooms in six small hotels.
        May we bring our own wine? | Yes, if the winegrower may taste it.
      `,
      extras: extras`
        Legal marriage | Appointment in Urla, interpreter, certificate
        Lunch at the harvest | On the day after, in the vineyard, with bread and grapes
        Music until three | On the threshing floor, with the neighbours’ blessing
      `,
    },
    tr: {
      title: 'Urla’da bağ düğünü, yüz konuk',
      summary: 'Asma sıraları ve zeytinler arasında; masada enginar, kadehte Bornova misketi.',
      description:
        'Bağ, Urla ile deniz arasında bir tepededir, sıralar akşam güneşine doğru uzanır. Nikâh altı yüz yaşındaki zeytinin altında kıyılır, harman yerinde oynanır; orası yüz elli kişiyi taşır. Bağcının adı Cem’dir, şarabı kendi eliyle koyar.\n\nMutfak buranındır: nisanda enginar, haziranda oğlak, ağustosta incir. Fiyat seksen konuk içindir; yüze kadar her fazla konuk 74 €’dur ve teklifte yazar. Bağda şebeke elektriği, giyinmek için taş ev ve davet bekleyen komşular vardır.',
      highlights: items`Altı yüz yıllık zeytinin altında tören | Bağın şarabı, sayılmadan | Listeye göre değil, aya göre menü | İzmir Havalimanı’na kırk dakika`,
      programme: steps`
        16:30 | Konuklar gelir | Asmaların arasında roze ve limonata.
        18:00 | Tören | Zeytinin altında, yaylı üçlü.
        19:15 | Yemek | Uzun masalar, ortaya yedi çeşit.
        22:00 | Harman yeri | Pasta, ardından orkestra, bire kadar.
      `,
      included: items`Dilinizde konuşmacıyla simgesel tören | Bağ, masalar, ışık ve çiçekler | Seksen kişilik yemek ve şarap | Yedi saat fotoğrafçı, üçlü ve orkestra | Urla’dan gidiş dönüş otobüs, iki kişiye saç ve makyaj`,
      excluded: items`Resmî nikâh ve evrak | Oda ve uçak | Yüksek alkollü içki`,
      goodToKnow: items`Eylül bağ bozumudur: her yer şıra kokar, sabah traktör geçer. | Gece denizden rüzgâr gelir: her omza bir ceket.`,
      questions: questions`
        Yüz konuk nerede kalır? | Urla’da ve İskele’de, en fazla on beş dakika uzakta. Altı küçük otelde oda tutarız.
        Kendi şarabımızı getirebilir miyiz? | Evet, bağcının tadına bakması şartıyla.
      `,
      extras: extras`
        Resmî nikâh | Urla’dan randevu, tercüman, aile cüzdanı
        Bağ bozumu öğlesi | Ertesi gün bağda, ekmek ve üzümle
        Üçe kadar müzik | Harman yerinde, komşuların rızasıyla
      `,
    },
    ru: {
      title: 'Свадьба на винодельне под Урлой, сто гостей',
      summary: 'Среди лоз и олив, с артишоками на столе и борновским мускатом в бокале.',
      description:
        'Винодельня стоит на холме между Урлой и морем, и ряды лозы тянутся к вечернему солнцу. Церемония под оливой, которой шестьсот лет, танцы на каменном току, который выдержит сто пятьдесят человек. Винодела зовут Джем, наливает он сам.\n\nКухня местная: артишоки в апреле, козлёнок в июне, инжир в августе. Цена на восемьдесят гостей, каждый следующий до ста стоит 74 € и указан в предложении. Есть электричество, каменный дом, где переодеться, и соседи, которые ждут приглашения.',
      highlights: items`Церемония под шестисотлетней оливой | Вино хозяйства без счёта | Меню по месяцу, а не по списку | Сорок минут от аэропорта Измира`,
      programme: steps`
        16:30 | Гости съезжаются | Розе и лимонад между рядами.
        18:00 | Церемония | Под оливой, струнное трио.
        19:15 | Ужин | Длинные столы, семь блюд на всех.
        22:00 | На току | Торт, потом оркестр, до часу.
      `,
      included: items`Символическая церемония с ведущим на вашем языке | Винодельня, столы, свет и цветы | Ужин и вино на восемьдесят человек | Фотограф на семь часов, трио и оркестр | Автобусы из Урлы и обратно, причёска и макияж для двоих`,
      excluded: items`Регистрация и документы | Номера и перелёт | Крепкий алкоголь`,
      goodToKnow: items`В сентябре сбор урожая: всё пахнет суслом, по утрам ездят тракторы. | Вечером с моря тянет ветер: куртка нужна каждому.`,
      questions: questions`
        Где ночуют сто гостей? | В Урле и Искеле, не дальше пятнадцати минут. Держим номера в шести небольших отелях.
        Можно ли привезти своё вино? | Да, если винодел сможет его попробовать.
      `,
      extras: extras`
        Официальный брак | Запись в Урле, переводчик, свидетельство
        Обед на сборе урожая | На следующий день в винограднике, с хлебом и виноградом
        Музыка до трёх | На току, с согласия соседей
      `,
    },
    nl: {
      title: 'Trouwen op een wijngoed bij Urla, honderd gasten',
      summary: 'Tussen wijnranken en olijfbomen, met artisjokken op tafel en muskaat uit Bornova in het glas.',
      description:
        'Het goed ligt op een heuvel tussen Urla en de zee, en de rijen lopen naar de avondzon toe. Jullie trouwen onder een olijfboom van zeshonderd jaar en dansen op de dorsvloer, die er honderdvijftig kan dragen. De wijnboer heet Cem en schenkt zelf in.\n\nDe keuken komt van hier: artisjokken in april, geitje in juni, vijgen in augustus. De prijs geldt voor tachtig gasten; elke volgende tot honderd kost € 74 en staat in de offerte. Het goed heeft stroom van het net, een stenen huis om je te verkleden en buren die graag worden uitgenodigd.',
      highlights: items`Jawoord onder een olijf van zeshonderd jaar | Wijn van het huis, ongeteld | Een menu naar de maand, niet naar de kaart | Veertig minuten van luchthaven Izmir`,
      programme: steps`
        16:30 | Gasten komen aan | Rosé en limonade tussen de rijen.
        18:00 | Ceremonie | Onder de olijf, strijktrio.
        19:15 | Diner | Lange tafels, zeven gangen om te delen.
        22:00 | Dorsvloer | Taart, dan de band, tot één uur.
      `,
      included: items`Symbolische ceremonie met een spreker in je taal | Wijngoed, tafels, licht en bloemen | Diner en wijn voor tachtig | Fotograaf voor zeven uur, trio en band | Bussen van en naar Urla, haar en make-up voor twee`,
      excluded: items`Ambtenaar en papieren | Kamers en vluchten | Sterke drank`,
      goodToKnow: items`In september is de oogst: alles ruikt naar most en ’s ochtends rijden er tractoren. | ’s Avonds komt er wind van zee: een jasje voor elke schouder.`,
      questions: questions`
        Waar slapen honderd gasten? | In Urla en İskele, hooguit een kwartier verderop. We houden kamers vast in zes kleine hotels.
        Mogen we eigen wijn meenemen? | Ja, als de wijnboer mag proeven.
      `,
      extras: extras`
        Wettig huwelijk | Afspraak in Urla, tolk, akte
        Lunch bij de oogst | De dag erna in de wijngaard, met brood en druiven
        Muziek tot drie uur | Op de dorsvloer, met de zegen van de buren
      `,
    },
    ar: {
      title: 'زفاف بين الكروم قرب أورلا لمئة ضيف',
      summary: 'بين صفوف العنب وأشجار الزيتون، والخرشوف على المائدة وعصائر المزرعة في الكؤوس.',
      description:
        'تقع المزرعة على تل بين أورلا والبحر، وتمتد صفوفها نحو شمس المساء. المراسم تحت زيتونة عمرها ستمئة عام، والرقص على البيدر الحجري الذي يتسع لمئة وخمسين. صاحب المزرعة جيم يضيف ضيوفه بنفسه.\n\nالمطبخ من هنا: خرشوف في أبريل وجدي في يونيو وتين في أغسطس. السعر لثمانين ضيفًا، وكل ضيف بعدهم حتى المئة بـ74 يورو يُذكر في العرض مسبقًا. في المزرعة كهرباء وبيت حجري للاستعداد وجيران ينتظرون الدعوة.',
      highlights: items`المراسم تحت زيتونة عمرها ستمئة عام | مشروبات المزرعة بلا عدّ | قائمة طعام بحسب الشهر | أربعون دقيقة من مطار إزمير`,
      programme: steps`
        16:30 | وصول الضيوف | عصير الليمون والمشروبات بين الصفوف.
        18:00 | المراسم | تحت الزيتونة مع ثلاثي وتريات.
        19:15 | العشاء | موائد طويلة وسبعة أطباق مشتركة.
        22:00 | البيدر | الكعكة ثم الفرقة حتى الواحدة.
      `,
      included: items`مراسم رمزية مع متحدث بلغتك | المزرعة والموائد والإضاءة والزهور | عشاء ومشروبات لثمانين ضيفًا | مصوّرة لسبع ساعات وثلاثي وفرقة | حافلات من أورلا وإليها، وشعر ومكياج لشخصين`,
      excluded: items`الزواج الرسمي والأوراق | الغرف والطيران | المشروبات الروحية`,
      goodToKnow: items`سبتمبر موسم القطاف: تفوح رائحة العنب وتمر الجرارات صباحًا. | تهب مساءً ريح من البحر، فلكل كتف سترة.`,
      questions: questions`
        أين يبيت مئة ضيف؟ | في أورلا وإسكله على بعد ربع ساعة على الأكثر، ونحجز غرفًا في ستة فنادق صغيرة.
        هل تناسب القائمة ضيوفًا لا يشربون الكحول؟ | نعم، ويمكن أن يكون الحفل كله بعصائر المزرعة وحدها.
      `,
      extras: extras`
        الزواج الرسمي | موعد في أورلا ومترجمة ووثيقة
        غداء القطاف | في اليوم التالي بين الكروم مع الخبز والعنب
        موسيقى حتى الثالثة | على البيدر وبرضا الجيران
      `,
    },
  },
  reviews: reviews`
    5 | Juliane und Ali | Frankfurt | de | 2026-06-27 | Zwei Familien, ein Ölbaum, und Cem hat den ganzen Abend eingeschenkt.
    5 | Başak ve Onur | İzmir | tr | 2026-09-19 | Bağ bozumu kokusu içinde evlendik. Komşular da geldi.
    4 | Emma and Rory | Aberdeen | en | 2026-05-09 | Wonderful. Do believe them about the jackets.
  `,
})
