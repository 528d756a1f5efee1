import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const undergroundCityIhlara: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-20',
  kind: 'tour',
  category: 'nature',
  destination: 'cappadocia',
  scene: 'gorge',
  pictureSeed: 1120,
  details: {
    kind: 'tour',
    durationMinutes: 510,
    days: 1,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 12,
    pickup: 'included',
    theme: 'nature',
    minimumAge: 6,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '52.00', child: '31.00', infant: '0.00' },
    { from: '04-01', to: '06-15', adult: '64.00', child: '38.00', infant: '0.00' },
    { from: '06-16', to: '08-31', adult: '58.00', child: '35.00', infant: '0.00' },
    { from: '09-01', to: '11-15', adult: '64.00', child: '38.00', infant: '0.00' },
    { from: '11-16', to: '12-31', adult: '52.00', child: '31.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:30', endTime: '17:00', capacity: 12, weekdays: [1, 2, 3, 5, 6, 7] }],
  childFrom: 6,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 48,
  instantConfirmation: true,
  campaign: {
    discountType: 'percent',
    discountValue: '12.00',
    endsInDays: 90,
    label: { en: 'Valley walk', tr: 'Vadi yürüyüşü', de: 'Talwanderung', ru: 'Прогулка по долине' },
  },
  extras: [{ id: 'walking-poles', price: '4.00', per: 'person', maximum: 12 }],
  meetingPoint: { latitude: 38.6431, longitude: 34.8289 },
  rank: 20,
  text: {
    en: {
      title: 'Derinkuyu underground and a walk in the Ihlara valley',
      summary:
        'Down eight floors before the crowds, then four kilometres beside the Melendiz river and lunch with your feet near the water.',
      description:
        'Derinkuyu goes down about sixty metres: stables on top, then kitchens, a school, a church, and millstone doors that closed only from inside. We arrive when it opens and go at a pace that leaves room on the stairs. Anyone who dislikes narrow passages waits in the stables, with tea.\n\nBy noon you are in another world. The Ihlara gorge is green, with poplars, frogs and painted churches in its walls. We walk four level kilometres downstream to Belisırma, where lunch is served on platforms over the river.',
      highlights: items`Derinkuyu at opening time, with time to look | Four kilometres along the river, almost level | Frescoes in two rock churches of Ihlara | Lunch on a platform over the water`,
      programme: steps`
        08:30 | Pick-up | From hotels in Göreme, Uçhisar and Ürgüp.
        09:15 | Derinkuyu | An hour and a quarter underground, eight floors down and up again.
        11:30 | Ihlara, the stairs | Nearly four hundred steps into the gorge, at leisure.
        12:00 | Walk to Belisırma | Four kilometres with two churches and many stops.
        14:15 | Lunch | Trout or clay-pot stew over the river.
        17:00 | Back at the hotel | With ten minutes at the Güvercinlik viewpoint on the way.
      `,
      included: items`Transfers by minibus | Entrance fees | Lunch | Licensed guide | Insurance`,
      excluded: items`Drinks at lunch | Tips`,
      goodToKnow: items`Underground it is thirteen degrees all year; bring a jumper. | Some passages are only 1.60 metres high.`,
      questions: questions`
        I have a weak heart or claustrophobia. Should I come? | To Ihlara, with pleasure. Skip Derinkuyu and wait in the tea garden; we refund that entrance fee.
        Do we have to climb out of the gorge again? | No. The bus collects us at Belisırma, at river level.
      `,
      extras: extras`Walking poles | One pair, useful on the steps`,
      meetingPoint: place`Your hotel, or Göreme bus station | By the taxi rank, minibus with a blue wave.`,
    },
    tr: {
      title: 'Derinkuyu yeraltı şehri ve Ihlara vadisinde yürüyüş',
      summary:
        'Kalabalıktan önce sekiz kat aşağı, sonra Melendiz kıyısında dört kilometre ve suyun üstünde öğle yemeği.',
      description:
        'Derinkuyu altmış metre kadar iner: üstte ahırlar, sonra mutfaklar, okul, kilise ve yalnızca içeriden kapanan değirmen taşı kapılar. Açılışta gider, merdivende yer kalacak tempoda yürürüz. Dar geçitten hoşlanmayan ahır katında çayla bekler.\n\nÖğleye doğru başka bir dünyadasınızdır. Ihlara yeşildir; kavaklar, kurbağalar, duvarlarında resimli kiliseler. Nehirle birlikte Belisırma’ya dört kilometre düz yürürüz; sofra suyun üstündeki çardaklarda kurulur. Dönüşte Güvercinlik’te on dakika durur, vadiye bir de yukarıdan bakarız.',
      highlights: items`Açılışta Derinkuyu, bakmaya vakit var | Nehir boyunca dört kilometre, neredeyse düz | Ihlara’da iki kaya kilisesi ve freskleri | Su üstündeki çardakta öğle yemeği`,
      programme: steps`
        08:30 | Alınış | Göreme, Uçhisar ve Ürgüp’teki otellerden.
        09:15 | Derinkuyu | Yeraltında bir saat on beş dakika, sekiz kat inip çıkarız.
        11:30 | Ihlara merdivenleri | Vadiye dört yüze yakın basamak, acele yok.
        12:00 | Belisırma’ya yürüyüş | Dört kilometre, iki kilise, bol mola.
        14:15 | Öğle yemeği | Nehrin üstünde alabalık ya da güveç.
        17:00 | Otel | Yolda Güvercinlik seyir noktasında on dakika.
      `,
      included: items`Minibüsle ulaşım | Giriş ücretleri | Öğle yemeği | Kokartlı rehber | Sigorta`,
      excluded: items`Yemekte içecekler | Bahşiş`,
      goodToKnow: items`Yeraltı bütün yıl on üç derecedir; bir kazak alın. | Bazı geçitler yalnızca 1,60 metre yükseklikte.`,
      questions: questions`
        Kalbim zayıf ya da kapalı yerden korkuyorum, gelmeli miyim? | Ihlara’ya seve seve. Derinkuyu’da çay bahçesinde beklersiniz, o giriş ücretini iade ederiz.
        Vadiden geri tırmanacak mıyız? | Hayır. Araç bizi Belisırma’da, nehir düzeyinde alır.
      `,
      extras: extras`Yürüyüş batonu | Bir çift, basamaklarda işe yarar`,
      meetingPoint: place`Oteliniz ya da Göreme otogarı | Taksi durağının yanında, mavi dalgalı minibüs.`,
    },
    de: {
      title: 'Unterirdisches Derinkuyu und Wanderung im Ihlara-Tal',
      summary:
        'Acht Stockwerke hinab, bevor es voll wird, dann vier Kilometer am Melendiz und Mittagessen über dem Wasser.',
      description:
        'Derinkuyu reicht rund sechzig Meter in die Tiefe: oben Ställe, dann Küchen, Schule, Kirche und Mühlsteine, die nur von innen schlossen. Wir sind zur Öffnung da und gehen so, dass auf der Treppe Platz bleibt. Wer enge Gänge nicht mag, wartet bei Tee im Stallgeschoss.\n\nMittags sind Sie in einer anderen Welt. Die Ihlara-Schlucht ist grün, mit Pappeln, Fröschen und bemalten Kirchen im Fels. Vier ebene Kilometer führen flussabwärts nach Belisırma, wo auf Plattformen über dem Fluss gedeckt wird.',
      highlights: items`Derinkuyu zur Öffnung, mit Zeit zum Schauen | Vier Kilometer am Fluss, fast eben | Fresken in zwei Felskirchen von Ihlara | Mittagessen auf einer Plattform über dem Wasser`,
      programme: steps`
        08:30 | Abholung | An Hotels in Göreme, Uçhisar und Ürgüp.
        09:15 | Derinkuyu | Fünf Viertelstunden unter der Erde, acht Stockwerke hinab und wieder hinauf.
        11:30 | Treppe von Ihlara | Knapp vierhundert Stufen in die Schlucht, ohne Eile.
        12:00 | Wanderung nach Belisırma | Vier Kilometer mit zwei Kirchen und vielen Pausen.
        14:15 | Mittagessen | Forelle oder Eintopf aus dem Tontopf, über dem Fluss.
        17:00 | Am Hotel | Unterwegs zehn Minuten am Aussichtspunkt Güvercinlik.
      `,
      included: items`Fahrt im Kleinbus | Eintritte | Mittagessen | Lizenzierter Guide | Versicherung`,
      excluded: items`Getränke zum Essen | Trinkgeld`,
      goodToKnow: items`Unter der Erde sind es das ganze Jahr dreizehn Grad; nehmen Sie einen Pullover mit. | Manche Gänge sind nur 1,60 Meter hoch.`,
      questions: questions`
        Ich bin herzkrank oder habe Platzangst. Soll ich mitkommen? | Nach Ihlara gern. In Derinkuyu warten Sie im Teegarten, den Eintritt erstatten wir.
        Müssen wir aus der Schlucht wieder hinauf? | Nein. Der Bus holt uns in Belisırma auf Flusshöhe ab.
      `,
      extras: extras`Wanderstöcke | Ein Paar, auf den Stufen nützlich`,
      meetingPoint: place`Ihr Hotel oder Busbahnhof Göreme | Am Taxistand, Kleinbus mit blauer Welle.`,
    },
    ru: {
      title: 'Подземный Деринкую и прогулка по долине Ыхлара',
      slug: 'podzemnyy-derinkuyu-dolina-ihlara',
      summary: 'Восемь этажей вниз, пока нет толпы, потом четыре километра вдоль Мелендиза и обед над водой.',
      description:
        'Деринкую уходит вниз метров на шестьдесят: наверху хлева, под ними кухни, школа, церковь и двери-жернова, которые закрывались только изнутри. Приезжаем к открытию и идём так, чтобы на лестнице не было тесно. Кому узкие ходы не по душе, ждёт наверху за чаем.\n\nК полудню вы в другом мире. Ущелье Ыхлара зелёное: тополя, лягушки, расписные церкви в скалах. Четыре ровных километра вниз по реке до Белисырмы, где столы накрывают на помостах над водой.',
      highlights: items`Деринкую к открытию, без спешки | Четыре километра вдоль реки, почти без подъёмов | Фрески в двух скальных церквях Ыхлары | Обед на помосте над водой`,
      programme: steps`
        08:30 | Встреча | Забираем из отелей Гёреме, Учхисара и Ургюпа.
        09:15 | Деринкую | Час с четвертью под землёй, восемь этажей вниз и обратно.
        11:30 | Лестница в Ыхлару | Почти четыреста ступеней в ущелье, не торопясь.
        12:00 | Пешком до Белисырмы | Четыре километра, две церкви и много остановок.
        14:15 | Обед | Форель или мясо в горшочке над рекой.
        17:00 | У отеля | По дороге десять минут на смотровой Гюверджинлик.
      `,
      included: items`Трансфер на микроавтобусе | Входные билеты | Обед | Лицензированный гид | Страховка`,
      excluded: items`Напитки за обедом | Чаевые`,
      goodToKnow: items`Под землёй круглый год тринадцать градусов: возьмите свитер. | Некоторые ходы высотой всего 1,60 метра.`,
      questions: questions`
        У меня слабое сердце или боязнь замкнутых мест. Ехать ли? | В Ыхлару — с удовольствием. В Деринкую подождёте в чайном саду, а деньги за билет вернём.
        Придётся ли подниматься из ущелья? | Нет. Автобус забирает нас в Белисырме у самой реки.
      `,
      extras: extras`Треккинговые палки | Пара, пригодится на ступенях`,
      meetingPoint: place`Ваш отель или автовокзал Гёреме | У стоянки такси, микроавтобус с синей волной.`,
    },
  },
  reviews: reviews`
    5 | Rachel D. | Manchester | en | 2026-05-29 | We were down and up again before the first coach. Lunch on the river was bliss.
    4 | Torsten A. | Bochum | de | 2025-10-11 | Vierhundert Stufen hinunter merkt man am nächsten Tag. Großartige Schlucht.
    5 | Aylin C. | Mersin | tr | 2026-04-25 | Kapalı yerden korkarım, çay bahçesinde bekledim; kimse sıkıştırmadı, parayı da iade ettiler.
    5 | Галина Б. | Ростов-на-Дону | ru | 2025-09-30 | Тополя, лягушки, фрески. Ыхлара понравилась больше воздушных шаров.
    4 | Сергей Д. | Томск | ru | 2025-06-21 | В Деринкую холодно, не пренебрегайте свитером.
  `,
}
