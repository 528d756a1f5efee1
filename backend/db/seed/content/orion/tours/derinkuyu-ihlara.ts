import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const derinkuyuIhlara: SeedProduct<OrionLocale> = {
  code: 'ORI-T-20',
  kind: 'tour',
  category: 'kultur',
  destination: 'cappadocia',
  scene: 'gorge',
  pictureSeed: 120,
  details: {
    kind: 'tour',
    durationMinutes: 510,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr'],
    groupSize: 16,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '62.00', child: '31.00', infant: '0.00' },
    { from: '04-01', to: '06-30', adult: '72.00', child: '36.00', infant: '0.00' },
    { from: '07-01', to: '08-31', adult: '68.00', child: '34.00', infant: '0.00' },
    { from: '09-01', to: '11-15', adult: '74.00', child: '37.00', infant: '0.00' },
    { from: '11-16', to: '12-31', adult: '62.00', child: '31.00', infant: '0.00' },
  ],
  sessions: [{ time: '09:00', endTime: '17:30', capacity: 16, weekdays: EVERY_DAY }],
  childFrom: 6,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [{ id: 'poles', price: '4.00', per: 'person', maximum: 16 }],
  meetingPoint: { latitude: 38.6432, longitude: 34.8291 },
  rank: 20,
  text: {
    de: {
      title: 'Unterirdische Stadt Derinkuyu und Ihlara-Schlucht',
      summary:
        'Morgens 55 Meter unter die Erde, mittags am Fluss, nachmittags in ein Kloster, das ganz aus Fels besteht.',
      description:
        'In Derinkuyu konnten Tausende Menschen wochenlang unter der Erde leben, mit Brunnen, Ställen, Kirche und Weinpresse. Sie steigen mit dem Guide hinab, sehen die runden Steintüren und erfahren, wie man hier atmete, ohne entdeckt zu werden.\n\nDanach wird es hell: In der Ihlara-Schlucht gehen Sie vier Kilometer am Melendiz entlang, an Felskirchen und Pappeln vorbei. Das Mittagessen steht auf Holzstegen im Fluss, der Tag endet im Felsenkloster Selime.',
      highlights: items`Bis ins unterste zugängliche Stockwerk | Vier Kilometer durch die Ihlara-Schlucht | Mittagessen auf Stegen im Fluss | Felsenkloster Selime`,
      programme: steps`
        09:00 | Abholung | In Göreme, Uçhisar, Ürgüp und Avanos.
        09:45 | Derinkuyu | 75 Minuten in der unterirdischen Stadt.
        12:00 | Ihlara-Schlucht | 380 Stufen hinab, dann flach am Fluss entlang.
        13:30 | Mittagessen in Belisırma | Forelle, Güveç oder Gemüse.
        15:00 | Kloster Selime | Felsenkathedrale und Karawanenweg.
        17:30 | Zurück im Hotel | Kurzer Fotostopp im Taubental.
      `,
      included: items`Guide | Alle Eintritte | Abholung und Rückfahrt | Mittagessen | Wasser`,
      excluded: items`Getränke zum Essen | Wanderstöcke | Trinkgeld`,
      goodToKnow: items`Manche Gänge sind nur 1,60 Meter hoch; bei Platzangst warten Sie im ersten Stockwerk oder draußen im Café. | In Derinkuyu sind es immer rund 13 Grad.`,
      questions: questions`
        Wie anstrengend ist die Wanderung? | Leicht. Die Stufen führen nur hinab, am anderen Ende wartet der Bus.
        Geht das mit kleinen Kindern? | Ja, mit einer Trage. Ein Kinderwagen passt weder unter die Erde noch in die Schlucht.
      `,
      extras: extras`Wanderstöcke | Ein Paar für den Tag`,
      meetingPoint: place`Ihr Hotel oder Busbahnhof Göreme | Wer ohne Hotel kommt, steigt um 09:00 am Busbahnhof zu.`,
    },
    en: {
      title: 'Derinkuyu underground city and Ihlara Valley',
      summary:
        'In the morning 55 metres below ground, at noon by the river, in the afternoon at a monastery carved in rock.',
      description:
        'In Derinkuyu thousands of people could live below ground for weeks, with wells, stables, a church and a wine press. You go down with the guide, see the round stone doors and learn how they breathed here without being found.\n\nThen comes the light: in the Ihlara Valley you walk four kilometres along the Melendiz, past rock churches and poplars. Lunch is served on wooden platforms in the river, and the day ends at the rock monastery of Selime.',
      highlights: items`Down to the lowest level open to visitors | Four kilometres through Ihlara Valley | Lunch on platforms in the river | Selime rock monastery`,
      programme: steps`
        09:00 | Pick-up | In Göreme, Uçhisar, Ürgüp and Avanos.
        09:45 | Derinkuyu | 75 minutes in the underground city.
        12:00 | Ihlara Valley | 380 steps down, then level along the river.
        13:30 | Lunch in Belisırma | Trout, clay-pot stew or vegetables.
        15:00 | Selime Monastery | Rock cathedral and the caravan route.
        17:30 | Back at your hotel | With a short photo stop at Pigeon Valley.
      `,
      included: items`Guide | All tickets | Pick-up and return | Lunch | Water`,
      excluded: items`Drinks with lunch | Walking poles | Tips`,
      goodToKnow: items`Some passages are only 1.60 metres high; if you dislike tight spaces, wait on the first level or in the café outside. | Derinkuyu is always about 13 degrees.`,
      questions: questions`
        How hard is the walk? | Easy. The steps only go down, and the bus waits at the other end.
        Does it work with small children? | Yes, with a carrier. A pushchair fits neither underground nor in the valley.
      `,
      extras: extras`Walking poles | One pair for the day`,
      meetingPoint: place`Your hotel or Göreme bus station | If you have no hotel, join at the bus station at 09:00.`,
    },
    tr: {
      title: 'Derinkuyu yeraltı şehri ve Ihlara Vadisi',
      summary: 'Sabah yerin 55 metre altı, öğlen ırmak kıyısı, öğleden sonra baştan sona kayadan bir manastır.',
      description:
        'Derinkuyu’da binlerce kişi kuyusu, ahırı, kilisesi ve şaraphanesiyle haftalarca yeraltında yaşayabiliyordu. Rehberle aşağı iner, yuvarlak taş kapıları görür, fark edilmeden nasıl nefes aldıklarını öğrenirsiniz.\n\nSonra aydınlığa çıkılır: Ihlara Vadisi’nde Melendiz boyunca kaya kiliselerin ve kavakların yanından dört kilometre yürürsünüz. Öğle yemeği ırmağın içindeki çardaklardadır, gün Selime Manastırı’nda biter.',
      highlights: items`Ziyarete açık en alt kata kadar | Ihlara’da dört kilometre yürüyüş | Irmaktaki çardaklarda öğle yemeği | Selime kaya manastırı`,
      programme: steps`
        09:00 | Otelden alma | Göreme, Uçhisar, Ürgüp ve Avanos’tan.
        09:45 | Derinkuyu | Yeraltı şehrinde 75 dakika.
        12:00 | Ihlara Vadisi | 380 basamak iniş, sonra düz ırmak yolu.
        13:30 | Belisırma’da öğle yemeği | Alabalık, güveç ya da sebze.
        15:00 | Selime Manastırı | Kaya katedrali ve kervan yolu.
        17:30 | Otele dönüş | Güvercinlik’te kısa fotoğraf molası.
      `,
      included: items`Rehber | Bütün biletler | Otelden alma ve bırakma | Öğle yemeği | Su`,
      excluded: items`Yemekteki içecekler | Yürüyüş batonu | Bahşiş`,
      goodToKnow: items`Bazı geçitler 1,60 metre yüksekliktedir; kapalı alandan rahatsız olanlar ilk katta ya da dışarıdaki kafede bekler. | Derinkuyu hep 13 derece civarındadır.`,
      questions: questions`
        Yürüyüş zor mu? | Kolaydır. Basamaklar yalnız iner, otobüs öbür uçta bekler.
        Küçük çocukla olur mu? | Evet, kanguruyla. Bebek arabası yeraltına da vadiye de girmez.
      `,
      extras: extras`Yürüyüş batonu | Bir çift, gün boyu`,
      meetingPoint: place`Oteliniz ya da Göreme Otogarı | Oteli olmayanlar 09:00’da otogardan katılır.`,
    },
    ru: {
      title: 'Подземный город Деринкую и долина Ихлара',
      slug: 'derinkuyu-i-dolina-ikhlara',
      summary: 'Утром — 55 метров под землю, в полдень — к реке, после обеда — в монастырь, вырубленный в скале.',
      description:
        'В Деринкую тысячи людей могли неделями жить под землёй: с колодцами, хлевами, церковью и винным прессом. С гидом вы спускаетесь вниз, видите круглые каменные двери и узнаёте, как здесь дышали, не выдавая себя.\n\nПотом снова свет: по долине Ихлара вы идёте четыре километра вдоль Мелендиза, мимо скальных церквей и тополей. Обед — на помостах в реке, а в конце дня скальный монастырь Селиме.',
      highlights: items`До самого нижнего открытого яруса | Четыре километра по долине Ихлара | Обед на помостах в реке | Скальный монастырь Селиме`,
      programme: steps`
        09:00 | Встреча в отеле | В Гёреме, Учхисаре, Ургюпе и Аваносе.
        09:45 | Деринкую | 75 минут в подземном городе.
        12:00 | Долина Ихлара | 380 ступеней вниз, дальше ровно вдоль реки.
        13:30 | Обед в Белисырме | Форель, жаркое в горшочке или овощи.
        15:00 | Монастырь Селиме | Скальный собор и караванный путь.
        17:30 | Снова в отеле | С короткой фотопаузой у Голубиной долины.
      `,
      included: items`Гид | Все билеты | Трансфер туда и обратно | Обед | Вода`,
      excluded: items`Напитки к обеду | Треккинговые палки | Чаевые`,
      goodToKnow: items`Некоторые ходы высотой всего 1,60 метра; кому тесно, подождёт на первом ярусе или в кафе наверху. | В Деринкую всегда около 13 градусов.`,
      questions: questions`
        Тяжёлая ли прогулка? | Лёгкая. Ступени ведут только вниз, автобус ждёт на другом конце.
        Можно ли с маленькими детьми? | Да, с переноской. С коляской не пройти ни под землёй, ни в долине.
      `,
      extras: extras`Треккинговые палки | Пара на весь день`,
      meetingPoint: place`Ваш отель или автовокзал Гёреме | Без отеля — садитесь в 09:00 на автовокзале.`,
    },
    nl: {
      title: 'Ondergrondse stad Derinkuyu en de Ihlaravallei',
      summary:
        '’s Ochtends 55 meter onder de grond, ’s middags aan de rivier, daarna een klooster dat helemaal uit rots bestaat.',
      description:
        'In Derinkuyu konden duizenden mensen wekenlang onder de grond leven, met putten, stallen, een kerk en een wijnpers. Je daalt af met de gids, ziet de ronde stenen deuren en hoort hoe ze hier ademden zonder ontdekt te worden.\n\nDaarna komt het licht: in de Ihlaravallei loop je vier kilometer langs de Melendiz, voorbij rotskerken en populieren. De lunch staat op houten vlonders in de rivier en de dag eindigt bij het rotsklooster van Selime.',
      highlights: items`Tot het diepste niveau dat open is | Vier kilometer door de Ihlaravallei | Lunch op vlonders in de rivier | Rotsklooster Selime`,
      programme: steps`
        09:00 | Ophalen | In Göreme, Uçhisar, Ürgüp en Avanos.
        09:45 | Derinkuyu | 75 minuten in de ondergrondse stad.
        12:00 | Ihlaravallei | 380 treden omlaag, daarna over vlak terrein langs de rivier.
        13:30 | Lunch in Belisırma | Forel, stoofpot of groenten.
        15:00 | Klooster Selime | Rotskathedraal en karavaanroute.
        17:30 | Terug in je hotel | Met een korte fotostop bij de Duivenvallei.
      `,
      included: items`Gids | Alle kaartjes | Ophalen en terugbrengen | Lunch | Water`,
      excluded: items`Drankjes bij de lunch | Wandelstokken | Fooi`,
      goodToKnow: items`Sommige gangen zijn maar 1,60 meter hoog; houd je niet van krappe ruimtes, wacht dan op het eerste niveau of in het café buiten. | In Derinkuyu is het altijd zo’n 13 graden.`,
      questions: questions`
        Hoe zwaar is de wandeling? | Licht. De treden gaan alleen omlaag en de bus wacht aan het andere eind.
        Kan het met kleine kinderen? | Ja, met een draagzak. Een kinderwagen past niet onder de grond en niet in de kloof.
      `,
      extras: extras`Wandelstokken | Een paar voor de hele dag`,
      meetingPoint: place`Je hotel of busstation Göreme | Heb je geen hotel, stap dan om 09:00 op bij het busstation.`,
    },
    ar: {
      title: 'مدينة ديرينكويو تحت الأرض ووادي إهلارا',
      slug: 'derinkuyu-wa-wadi-ihlara',
      summary: 'صباحًا 55 مترًا تحت الأرض، وظهرًا عند النهر، وبعد الظهر في دير منحوت كله في الصخر.',
      description:
        'في ديرينكويو استطاع الآلاف العيش أسابيع تحت الأرض بآبار وإسطبلات وكنيسة ومعصرة. تنزل مع المرشد وترى الأبواب الحجرية المستديرة وتعرف كيف تنفسوا هنا دون أن يُكتشفوا.\n\nثم يأتي الضوء: تسير في وادي إهلارا أربعة كيلومترات بمحاذاة نهر ملنديز بين كنائس صخرية وأشجار حور. الغداء على مصاطب خشبية في النهر، وينتهي اليوم في دير سليمه الصخري.',
      highlights: items`حتى أعمق طابق مفتوح للزوار | أربعة كيلومترات في وادي إهلارا | غداء على مصاطب في النهر | دير سليمه الصخري`,
      programme: steps`
        09:00 | الاصطحاب | من غوريمه وأوتشحصار وأورغوب وأفانوس.
        09:45 | ديرينكويو | 75 دقيقة في المدينة تحت الأرض.
        12:00 | وادي إهلارا | 380 درجة نزولًا ثم طريق مستوٍ على النهر.
        13:30 | الغداء في بليسيرما | سمك تراوت أو يخنة في الفخار أو خضار.
        15:00 | دير سليمه | كاتدرائية صخرية وطريق القوافل.
        17:30 | العودة إلى الفندق | مع وقفة قصيرة للصور في وادي الحمام.
      `,
      included: items`مرشد | كل التذاكر | التوصيل ذهابًا وإيابًا | الغداء | ماء`,
      excluded: items`المشروبات مع الغداء | عصيّ المشي | الإكراميات`,
      goodToKnow: items`ارتفاع بعض الممرات 1.60 متر فقط؛ ومن يضيق بالأماكن المغلقة ينتظر في الطابق الأول أو في المقهى في الخارج. | الحرارة في ديرينكويو نحو 13 درجة دائمًا.`,
      questions: questions`
        هل المشي متعب؟ | لا، الدرجات نزول فقط والحافلة تنتظر في الطرف الآخر.
        هل تناسب الأطفال الصغار؟ | نعم مع حمّالة، أما العربة فلا تصلح تحت الأرض ولا في الوادي.
      `,
      extras: extras`عصيّ المشي | زوج لليوم كله`,
      meetingPoint: place`فندقك أو محطة حافلات غوريمه | من ليس له فندق ينضم في 09:00 عند المحطة.`,
    },
  },
  reviews: reviews`
    5 | Holger D. | Magdeburg | de | 2026-05-09 | Unter der Erde still, in der Schlucht grün, auf dem Steg satt. Ein runder Tag.
    4 | Naomi E. | Brighton | en | 2025-10-23 | Low ceilings are no joke at 1.85. The valley walk made up for every bump.
    5 | Константин И. | Ярославль | ru | 2026-09-17 | Гид знает, где подождать, пока пройдут группы. В Ихларе почти никого.
    4 | Saskia T. | Alkmaar | nl | 2025-05-15 | Lunch met je voeten boven het water, heerlijk. Neem een trui mee voor onder de grond.
    5 | Ozan R. | Adana | tr | 2026-04-19 | Selime’yi ilk kez gördüm, en çok orası etkiledi.
  `,
}
