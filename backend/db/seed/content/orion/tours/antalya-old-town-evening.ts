import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const antalyaOldTownEvening: SeedProduct<OrionLocale> = {
  code: 'ORI-T-02',
  kind: 'tour',
  category: 'stadt-genuss',
  destination: 'antalya',
  scene: 'antalyanight',
  pictureSeed: 102,
  details: {
    kind: 'tour',
    durationMinutes: 210,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr'],
    groupSize: 12,
    pickup: 'meetingPoint',
    theme: 'food',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '34.00', child: '17.00', infant: '0.00' },
    { from: '04-01', to: '10-31', adult: '39.00', child: '19.50', infant: '0.00' },
    { from: '11-01', to: '12-31', adult: '34.00', child: '17.00', infant: '0.00' },
  ],
  sessions: [
    { time: '17:30', endTime: '21:00', capacity: 12, weekdays: [1, 2, 3, 4, 5, 6] },
    { time: '19:00', endTime: '22:30', capacity: 12, weekdays: [5, 6] },
  ],
  childFrom: 4,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'full',
  depositRate: 100,
  cutoffMinutes: 240,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'dinner', price: '18.00', per: 'person', maximum: 12 }],
  meetingPoint: { latitude: 36.8853, longitude: 30.7085 },
  rank: 2,
  text: {
    de: {
      title: 'Antalyas Altstadt am Abend, mit sechs Kostproben',
      summary:
        'Dreieinhalb Stunden durch Kaleiçi zur kühlen Zeit: Gassen, Hafen, sechs kleine Teller und ein Tee über der Bucht.',
      description:
        'Wenn die Tagesgäste fort sind, stellen die Nachbarn in Kaleiçi ihre Stühle vor die Tür. Wir gehen vom Hadrianstor durch die Gassen zum römischen Hafen, bleiben bei einem Bäcker, einem Fischbrater und einer Familie stehen, die seit 1962 Eis macht.\n\nSie probieren sechs kleine Portionen, die zusammen ein Abendessen ersetzen. Ihr Guide erzählt, wer in den osmanischen Häusern wohnte und wer heute darin schläft. Zum Schluss sehen Sie die Lichter der Bucht vom Park Karaalioğlu.',
      highlights: items`Sechs Kostproben an fünf Adressen | Hadrianstor und Hıdırlık-Turm bei Laternenlicht | Höchstens 12 Gäste | Tee mit Blick über die Bucht`,
      programme: steps`
        17:30 | Hadrianstor | Begrüßung unter den drei Bögen von 130 n. Chr.
        17:50 | Bäcker und Käsehändler | Warmer Sesamkringel, Bergkäse aus Elmalı, Oliven.
        18:40 | Gassen von Kaleiçi | Osmanische Holzhäuser, das Abgeschnittene Minarett, ein offener Hof.
        19:20 | Römischer Hafen | Gebratener Fisch im Brot, direkt am Kai.
        20:00 | Süßes | Eis vom Familienbetrieb und Kürbis mit Tahin.
        20:30 | Park Karaalioğlu | Tee an der Felskante, die Bucht im Dunkeln. Ende gegen 21:00.
      `,
      included: items`Guide | Sechs Kostproben | Wasser, Tee und Kaffee | Versicherung`,
      excluded: items`Fahrt zum Hadrianstor | Alkoholische Getränke | Trinkgeld`,
      goodToKnow: items`Rund 2,5 Kilometer auf Kopfsteinpflaster, am Hafen 60 Stufen. | Vegetarisch geht ohne Abstriche; bei Allergien schreiben Sie uns vorher.`,
      questions: questions`
        Werde ich davon satt? | Ja, die meisten lassen das Abendessen aus. Wer mehr möchte, bucht den Fischteller am Hafen dazu.
        Geht der Rundgang bei Regen? | Ja, ein Teil der Stationen ist überdacht. Bei Gewitter verlegen wir auf einen anderen Abend.
      `,
      extras: extras`Fischteller am Hafen | Gegrillter Fisch des Tages mit Salat, nach dem Rundgang`,
      meetingPoint: place`Hadrianstor, Seite Atatürk Caddesi | Ihr Guide trägt eine dunkelblaue Tasche mit dem Orion-Logo. Straßenbahn: Haltestelle Üçkapılar.`,
    },
    en: {
      title: 'Antalya old town by evening, with six tastings',
      summary:
        'Three and a half hours in Kaleiçi once it cools down: lanes, harbour, six small plates and tea above the bay.',
      description:
        'When the day visitors have gone, the people of Kaleiçi put their chairs outside. We walk from Hadrian’s Gate through the lanes to the Roman harbour and stop at a baker, a fish fryer and a family that has made ice cream since 1962.\n\nYou taste six small portions that add up to dinner. Your guide tells you who lived in the Ottoman houses and who sleeps in them today. At the end you see the lights of the bay from Karaalioğlu Park.',
      highlights: items`Six tastings at five addresses | Hadrian’s Gate and Hıdırlık Tower by lantern light | 12 guests at most | Tea with a view of the bay`,
      programme: steps`
        17:30 | Hadrian’s Gate | Welcome under three arches built in AD 130.
        17:50 | Baker and cheesemonger | Warm sesame ring, mountain cheese from Elmalı, olives.
        18:40 | Lanes of Kaleiçi | Ottoman timber houses, the Truncated Minaret, an open courtyard.
        19:20 | Roman harbour | Fried fish in bread, on the quay.
        20:00 | Something sweet | Ice cream from the family shop and pumpkin with tahini.
        20:30 | Karaalioğlu Park | Tea at the cliff edge, the bay in the dark. Ends about 21:00.
      `,
      included: items`Guide | Six tastings | Water, tea and coffee | Insurance`,
      excluded: items`Travel to Hadrian’s Gate | Alcoholic drinks | Tips`,
      goodToKnow: items`About 2.5 kilometres on cobbles, with 60 steps at the harbour. | Vegetarians miss nothing; tell us about allergies beforehand.`,
      questions: questions`
        Will I still be hungry? | Hardly: most guests skip dinner. If you want more, add the fish plate at the harbour.
        Do you walk in the rain? | Yes, some of the stops are under cover. In a thunderstorm we move to another evening.
      `,
      extras: extras`Fish plate at the harbour | Grilled fish of the day with salad, after the walk`,
      meetingPoint: place`Hadrian’s Gate, Atatürk Caddesi side | Your guide carries a dark blue bag with the Orion logo. Tram stop: Üçkapılar.`,
    },
    tr: {
      title: 'Akşam vakti Kaleiçi ve altı lezzet durağı',
      summary: 'Hava serinleyince üç buçuk saat Kaleiçi: sokaklar, liman, altı küçük tabak ve körfeze karşı bir çay.',
      description:
        'Günübirlik gelenler gidince Kaleiçi’nde komşular sandalyelerini kapı önüne çıkarır. Üçkapılar’dan sokaklara girip Roma limanına iniyoruz; bir fırında, bir balıkçıda ve 1962’den beri dondurma yapan bir ailede duruyoruz.\n\nTattığınız altı küçük porsiyon bir akşam yemeğinin yerini tutar. Rehberiniz Osmanlı evlerinde bir zamanlar kimlerin oturduğunu, bugün kimlerin uyuduğunu anlatır. Sonunda Karaalioğlu Parkı’ndan körfezin ışıklarına bakarız.',
      highlights: items`Beş adreste altı tadım | Fener ışığında Üçkapılar ve Hıdırlık Kulesi | En fazla 12 kişi | Körfeze karşı çay`,
      programme: steps`
        17:30 | Üçkapılar | MS 130’dan kalma üç kemerin altında buluşma.
        17:50 | Fırın ve peynirci | Sıcak simit, Elmalı’dan dağ peyniri, zeytin.
        18:40 | Kaleiçi sokakları | Ahşap Osmanlı evleri, Kesik Minare, açık bir avlu.
        19:20 | Roma limanı | Rıhtımda balık ekmek.
        20:00 | Tatlı | Aile yapımı dondurma ve tahinli kabak.
        20:30 | Karaalioğlu Parkı | Falez kenarında çay, karanlıkta körfez. 21:00 gibi biter.
      `,
      included: items`Rehber | Altı tadım | Su, çay ve kahve | Sigorta`,
      excluded: items`Üçkapılar’a ulaşım | Alkollü içecekler | Bahşiş`,
      goodToKnow: items`Arnavut kaldırımında yaklaşık 2,5 kilometre, limanda 60 basamak. | Vejetaryenler de aynı sayıda tadım yapar; alerjinizi önceden yazın.`,
      questions: questions`
        Bununla doyar mıyım? | Evet, çoğu misafirimiz akşam yemeği yemez. Daha fazlası için limandaki balık tabağını ekleyin.
        Yağmurda yapılıyor mu? | Evet, durakların bir kısmı kapalı. Fırtına olursa başka bir akşama alırız.
      `,
      extras: extras`Limanda balık tabağı | Yürüyüşten sonra günün ızgara balığı ve salata`,
      meetingPoint: place`Üçkapılar, Atatürk Caddesi tarafı | Rehberiniz Orion logolu lacivert bir çanta taşır. Tramvay durağı: Üçkapılar.`,
    },
    ru: {
      title: 'Вечерний Калеичи: старый город Антальи и шесть дегустаций',
      slug: 'vecherniy-kaleichi-degustatsii',
      summary: 'Три с половиной часа в Калеичи, когда спадает жара: улочки, гавань, шесть закусок и чай над заливом.',
      description:
        'Когда дневные туристы уезжают, жители Калеичи выносят стулья к дверям. От ворот Адриана мы идём по улочкам к римской гавани и заходим к пекарю, к рыбнику и к семье, которая делает мороженое с 1962 года.\n\nШесть небольших порций вполне заменяют ужин. Гид расскажет, кто жил в османских домах и кто ночует в них сегодня. В конце смотрим на огни залива из парка Караалиоглу.',
      highlights: items`Шесть дегустаций по пяти адресам | Ворота Адриана и башня Хыдырлык при свете фонарей | Не больше 12 гостей | Чай с видом на залив`,
      programme: steps`
        17:30 | Ворота Адриана | Встреча под тремя арками 130 года.
        17:50 | Пекарня и сырная лавка | Тёплый бублик с кунжутом, горный сыр из Элмалы, оливки.
        18:40 | Улочки Калеичи | Деревянные османские дома, Усечённый минарет, открытый двор.
        19:20 | Римская гавань | Жареная рыба в хлебе прямо на причале.
        20:00 | Сладкое | Мороженое семейной марки и тыква с тахини.
        20:30 | Парк Караалиоглу | Чай у обрыва и тёмный залив. Конец около 21:00.
      `,
      included: items`Гид | Шесть дегустаций | Вода, чай и кофе | Страховка`,
      excluded: items`Дорога до ворот Адриана | Алкогольные напитки | Чаевые`,
      goodToKnow: items`Около 2,5 км по брусчатке, у гавани 60 ступеней. | Вегетарианцы ничего не теряют; об аллергии напишите заранее.`,
      questions: questions`
        Можно ли этим наесться? | Да, большинство гостей потом не ужинает. Если хочется ещё, добавьте рыбную тарелку в гавани.
        А если дождь? | Идём: часть остановок под крышей. В грозу переносим на другой вечер.
      `,
      extras: extras`Рыбная тарелка в гавани | Рыба дня на гриле с салатом после прогулки`,
      meetingPoint: place`Ворота Адриана, со стороны улицы Ататюрка | У гида тёмно-синяя сумка с логотипом «Орион». Трамвай: остановка Учкапылар.`,
    },
    nl: {
      title: 'Oude stad van Antalya bij avond, met zes proeverijen',
      summary:
        'Drieënhalf uur door Kaleiçi als het afkoelt: stegen, haven, zes kleine gerechten en thee boven de baai.',
      description:
        'Als de dagjesmensen weg zijn, zetten de buren van Kaleiçi hun stoelen buiten. We lopen van de Poort van Hadrianus door de stegen naar de Romeinse haven en stoppen bij een bakker, een visbakker en een familie die sinds 1962 ijs maakt.\n\nJe proeft zes kleine porties die samen een hele avondmaaltijd zijn. Je gids vertelt wie er in de Ottomaanse huizen woonde en wie er nu slaapt. Tot slot zie je vanuit het Karaalioğlupark de lichtjes van de baai.',
      highlights: items`Zes proeverijen op vijf adressen | Poort van Hadrianus en Hıdırlıktoren bij lantaarnlicht | Hooguit 12 gasten | Thee met uitzicht op de baai`,
      programme: steps`
        17:30 | Poort van Hadrianus | Welkom onder drie bogen uit het jaar 130.
        17:50 | Bakker en kaaswinkel | Warme sesamring, bergkaas uit Elmalı, olijven.
        18:40 | Stegen van Kaleiçi | Ottomaanse houten huizen, de Afgeknotte Minaret, een open binnenplaats.
        19:20 | Romeinse haven | Een broodje gebakken vis, op de kade.
        20:00 | Iets zoets | IJs van de familiezaak en pompoen met tahin.
        20:30 | Karaalioğlupark | Thee op de rand van de klif, de baai in het donker. Einde rond 21:00.
      `,
      included: items`Gids | Zes proeverijen | Water, thee en koffie | Verzekering`,
      excluded: items`Reis naar de poort | Alcoholische dranken | Fooi`,
      goodToKnow: items`Zo’n 2,5 kilometer over keien, met 60 treden bij de haven. | Vegetariërs komen niets tekort; meld allergieën vooraf.`,
      questions: questions`
        Heb ik daarna nog trek? | Nauwelijks, de meesten slaan het avondeten over. Wil je meer, neem dan de visschotel in de haven erbij.
        Gaat het door als het regent? | Ja, een deel van de adressen is overdekt. Bij onweer kiezen we een andere avond.
      `,
      extras: extras`Visschotel in de haven | Gegrilde vis van de dag met salade, na de wandeling`,
      meetingPoint: place`Poort van Hadrianus, kant Atatürk Caddesi | Je gids draagt een donkerblauwe tas met het Orion-logo. Tramhalte: Üçkapılar.`,
    },
    ar: {
      title: 'مدينة أنطاليا القديمة مساءً مع ستة أصناف للتذوق',
      slug: 'antalya-alqadima-masaan',
      summary: 'ثلاث ساعات ونصف في كاليتشي حين يلطف الجو: أزقة وميناء وستة أطباق صغيرة وشاي يطل على الخليج.',
      description:
        'حين يغادر زوار النهار يُخرج أهل كاليتشي كراسيهم إلى الأبواب. نسير من بوابة هادريان عبر الأزقة إلى الميناء الروماني، ونتوقف عند خبّاز وبائع سمك مقلي وعائلة تصنع المثلجات منذ عام 1962.\n\nتتذوق ست حصص صغيرة تغني عن العشاء. ويحكي المرشد عمّن سكن البيوت العثمانية ومن ينام فيها اليوم. وفي الختام نرى أضواء الخليج من حديقة كارا علي أوغلو.',
      highlights: items`ستة أصناف للتذوق في خمسة عناوين | بوابة هادريان وبرج هيديرليك تحت الفوانيس | 12 ضيفًا على الأكثر | شاي مع إطلالة على الخليج`,
      programme: steps`
        17:30 | بوابة هادريان | لقاء تحت ثلاثة أقواس بُنيت عام 130 للميلاد.
        17:50 | الخبّاز وبائع الجبن | سميط ساخن وجبن جبلي من ألمالي وزيتون.
        18:40 | أزقة كاليتشي | بيوت عثمانية خشبية والمئذنة المقطوعة وفناء مفتوح.
        19:20 | الميناء الروماني | سمك مقلي في الخبز على الرصيف.
        20:00 | الحلوى | مثلجات من محل العائلة ويقطين بالطحينة.
        20:30 | حديقة كارا علي أوغلو | شاي على حافة الجرف والخليج في الظلام. النهاية نحو 21:00.
      `,
      included: items`مرشد | ستة أصناف للتذوق | ماء وشاي وقهوة | تأمين`,
      excluded: items`الوصول إلى بوابة هادريان | المشروبات الكحولية | الإكراميات`,
      goodToKnow: items`نحو 2.5 كيلومتر على حجارة مرصوفة، مع 60 درجة عند الميناء. | النباتيون لا يفوتهم شيء؛ أخبرنا مسبقًا بأي حساسية.`,
      questions: questions`
        هل تكفي الكميات للشبع؟ | نعم، معظم الضيوف لا يتعشون بعدها. ومن أراد المزيد أضاف طبق السمك في الميناء.
        هل تُقام الجولة تحت المطر؟ | نعم، فبعض المحطات مسقوفة. وعند العواصف ننقلها إلى مساء آخر.
      `,
      extras: extras`طبق سمك في الميناء | سمك اليوم المشوي مع السلطة بعد الجولة`,
      meetingPoint: place`بوابة هادريان، جهة شارع أتاتورك | يحمل المرشد حقيبة كحلية عليها شعار أوريون. محطة الترام: أوتش كابيلار.`,
    },
  },
  reviews: reviews`
    5 | Sabine M. | Kassel | de | 2026-10-02 | Wir wohnen seit Jahren im selben Hotel und kannten keine einzige dieser Adressen.
    5 | Rob D. | Leeds | en | 2026-05-22 | The fish in bread on the quay alone was worth it. Gülşen answered everything our teenagers asked.
    4 | Anke J. | Groningen | nl | 2025-11-08 | Lekker en rustig tempo. Neem wel stevige schoenen mee, de keien zijn glad.
    5 | Ирина Л. | Самара | ru | 2026-04-11 | Гид водит не по сувенирным улицам, а по дворам. Ужинать потом не стали.
    4 | Burak T. | İzmir | tr | 2025-06-27 | Antalyalıyım diyen bile yeni yer öğrenir. Bir durak daha fazla oturmalı olabilirdi.
  `,
}
