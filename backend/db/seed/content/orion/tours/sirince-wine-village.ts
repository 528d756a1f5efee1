import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const sirinceWineVillage: SeedProduct<OrionLocale> = {
  code: 'ORI-T-13',
  kind: 'tour',
  category: 'stadt-genuss',
  destination: 'ephesus',
  scene: 'village',
  pictureSeed: 113,
  details: {
    kind: 'tour',
    durationMinutes: 300,
    days: 1,
    guideLanguages: ['de', 'en', 'tr'],
    groupSize: 14,
    pickup: 'included',
    theme: 'food',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '42.00', child: '21.00', infant: '0.00' },
    { from: '04-01', to: '10-31', adult: '49.00', child: '24.50', infant: '0.00' },
    { from: '11-01', to: '12-31', adult: '42.00', child: '21.00', infant: '0.00' },
  ],
  sessions: [{ time: '15:00', endTime: '20:00', capacity: 14, weekdays: [2, 3, 4, 5, 6, 7] }],
  childFrom: 5,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 360,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'gozleme', price: '11.00', per: 'person', maximum: 14 }],
  meetingPoint: { latitude: 37.9508, longitude: 27.3689 },
  rank: 13,
  text: {
    de: {
      title: 'Şirince am Nachmittag: Wein, Oliven oder Bergtee',
      summary:
        'Ein Bergdorf mit weißen Häusern, wenn es wieder den Bewohnern gehört: Kostproben beim Winzer, Abendessen unter Reben.',
      description:
        'Şirince liegt acht Kilometer über Selçuk zwischen Feigen und Weinstöcken. Mittags ist die Hauptgasse voll, ab vier Uhr wird es still. Dann gehen wir durch die oberen Gassen zur Johanneskirche und weiter zu Familie Akay, die am Hang keltert.\n\nSie probieren vier Weine und drei Olivenöle. Wer keinen Alkohol trinkt, bekommt stattdessen Bergtees, Sirup aus Schwarzmaulbeere und Traubenmost, mit derselben Sorgfalt eingeschenkt. Am Abend decken wir einen Tisch unter den Reben.',
      highlights: items`Nach vier Uhr, wenn es ruhig wird | Kostproben mit oder ohne Alkohol | Drei Olivenöle im Vergleich | Abendessen unter Reben`,
      programme: steps`
        15:00 | Abholung | In den Hotels von Kuşadası, ab 15:20 in Selçuk.
        15:40 | Obere Gassen | Weiß gekalkte Häuser, die Johanneskirche, Blick ins Tal.
        16:30 | Beim Winzer | Vier Weine oder vier Tees und Säfte, dazu Brot und Käse.
        17:30 | Ölmühle | Drei Olivenöle, blind verkostet.
        18:15 | Abendessen | Gefüllte Weinblätter, Keşkek, Zicklein oder Gemüsetopf.
        20:00 | Zurück im Hotel | Fünfzehn Minuten Fahrt nach Selçuk, vierzig nach Kuşadası.
      `,
      included: items`Abholung und Rückfahrt | Guide | Kostproben mit oder ohne Alkohol | Abendessen | Wasser`,
      excluded: items`Weitere Getränke zum Essen | Flaschen zum Mitnehmen | Trinkgeld`,
      goodToKnow: items`Die Gassen sind steil und grob gepflastert: feste Schuhe. | Bitte bei der Buchung angeben, wer die alkoholfreie Verkostung nimmt; Wein gibt es ab 18 Jahren.`,
      questions: questions`
        Fühlt man sich ohne Wein ausgeschlossen? | Nein. Beide Verkostungen laufen am selben Tisch und dauern gleich lang.
        Kann ich das mit Ephesos am Vormittag verbinden? | Ja, unsere Ephesos-Tour endet um 14:00 in Selçuk oder Kuşadası.
      `,
      extras: extras`Gözleme selbst backen | Eine halbe Stunde am Blech mit Frau Akay`,
      meetingPoint: place`Bahnhof Selçuk | In Kuşadası holen wir Sie ab 15:00 im Hotel ab. In Selçuk hält der Wagen um 15:20 vor dem Bahnhof, auch für alle, die mit dem Zug aus Izmir kommen.`,
    },
    en: {
      title: 'Şirince in the afternoon: wine, olive oil or tea',
      summary:
        'A white hill village once it belongs to its people again: tastings at a family winery, dinner under the vines.',
      description:
        'Şirince lies eight kilometres above Selçuk among figs and vines. At midday the main lane is full; from four o’clock it goes quiet. Then we walk the upper lanes to the Church of St John and on to the Akay family, who make wine on the slope.\n\nYou taste four wines and three olive oils. If you do not drink alcohol you get mountain teas, black mulberry syrup and grape must instead, poured with the same care. In the evening we lay a table under the vines.',
      highlights: items`After four, when it goes quiet | Tastings with or without alcohol | Three olive oils side by side | Dinner under the vines`,
      programme: steps`
        15:00 | Pick-up | At hotels in Kuşadası, from 15:20 in Selçuk.
        15:40 | Upper lanes | Whitewashed houses, the Church of St John, a view down the valley.
        16:30 | At the winery | Four wines, or four teas and juices, with bread and cheese.
        17:30 | Oil mill | Three olive oils, tasted blind.
        18:15 | Dinner | Stuffed vine leaves, keşkek, young goat or a vegetable stew.
        20:00 | Back at your hotel | Fifteen minutes to Selçuk, forty to Kuşadası.
      `,
      included: items`Pick-up and return | Guide | Tasting with or without alcohol | Dinner | Water`,
      excluded: items`Further drinks with dinner | Bottles to take home | Tips`,
      goodToKnow: items`The lanes are steep and roughly paved: wear firm shoes. | When booking, tell us who takes the alcohol-free tasting; wine is for guests of 18 and over.`,
      questions: questions`
        Is it awkward without wine? | No. Both tastings share a table and take the same time.
        Can I combine it with Ephesus in the morning? | Yes, our Ephesus tour ends at 14:00 in Selçuk or Kuşadası.
      `,
      extras: extras`Bake your own gözleme | Half an hour at the griddle with Mrs Akay`,
      meetingPoint: place`Selçuk railway station | In Kuşadası we collect you at your hotel from 15:00. In Selçuk the van stops outside the station at 15:20, also for those who come by train from Izmir.`,
    },
    tr: {
      title: 'Öğleden sonra Şirince: şarap, zeytinyağı ya da çay',
      summary: 'Köy yeniden sahiplerine kalınca beyaz evler arasında: aile bağında tadım, asma altında akşam yemeği.',
      description:
        'Şirince, Selçuk’un sekiz kilometre üstünde, incirlerle bağların arasındadır. Öğlen ana sokak doludur, dörtten sonra sessizleşir. O zaman yukarı sokaklardan Aziz Yuhanna Kilisesi’ne, oradan yamaçta şarap yapan Akay ailesine yürürüz.\n\nDört şarap, üç zeytinyağı tadarsınız. Alkol almayanlara aynı özenle dağ çayları, karadut şurubu ve üzüm şırası sunulur. Akşam asmanın altına sofra kurarız.',
      highlights: items`Dörtten sonra, köy sessizleşince | Alkollü ya da alkolsüz tadım | Yan yana üç zeytinyağı | Asma altında akşam yemeği`,
      programme: steps`
        15:00 | Otelden alma | Kuşadası otellerinden; Selçuk’ta 15:20’den itibaren.
        15:40 | Yukarı sokaklar | Kireç badanalı evler, Aziz Yuhanna Kilisesi, vadi manzarası.
        16:30 | Bağ evi | Dört şarap ya da dört çay ve şıra; ekmek ve peynirle.
        17:30 | Yağhane | Gözü kapalı üç zeytinyağı.
        18:15 | Akşam yemeği | Yaprak sarma, keşkek, oğlak ya da sebze güveci.
        20:00 | Otele dönüş | Selçuk’a on beş, Kuşadası’na kırk dakika.
      `,
      included: items`Otelden alma ve bırakma | Rehber | Alkollü ya da alkolsüz tadım | Akşam yemeği | Su`,
      excluded: items`Yemekteki diğer içecekler | Eve götürülecek şişeler | Bahşiş`,
      goodToKnow: items`Sokaklar dik ve taşlıdır: sağlam ayakkabı giyin. | Alkolsüz tadımı kimlerin seçtiğini rezervasyonda belirtin; şarap 18 yaş ve üstü içindir.`,
      questions: questions`
        Şarap içmeyen dışarıda kalır mı? | Hayır. İki tadım da aynı masada ve aynı sürede yapılır.
        Sabah Efes’le birleştirebilir miyim? | Evet, Efes turumuz 14:00’te Selçuk ya da Kuşadası’nda biter.
      `,
      extras: extras`Kendi gözlemenizi açın | Ev sahibesiyle sac başında yarım saat`,
      meetingPoint: place`Selçuk Garı | Kuşadası’nda sizi 15:00’ten itibaren otelden alırız. Selçuk’ta araç 15:20’de garın önünde durur; İzmir’den trenle gelenler de burada biner.`,
    },
    ru: {
      title: 'Шириндже после обеда: вино, оливки или чай',
      slug: 'shirindzhe-vino-olivki-chay',
      summary: 'Белая горная деревня, когда она снова принадлежит жителям: дегустация у винодела и ужин под лозой.',
      description:
        'Шириндже лежит в восьми километрах над Сельчуком, среди инжира и виноградников. В полдень главная улица полна, с четырёх становится тихо. Тогда мы идём верхними улочками к церкви Святого Иоанна и дальше к семье Акай, которая делает вино на склоне.\n\nВы пробуете четыре вина и три оливковых масла. Кто не пьёт алкоголь, получает горные чаи, сироп из чёрной шелковицы и виноградный сок — с тем же вниманием. Вечером накрываем стол под лозами.',
      highlights: items`После четырёх, когда всё стихает | Дегустация с алкоголем или без | Три оливковых масла рядом | Ужин под лозами`,
      programme: steps`
        15:00 | Встреча | В отелях Кушадасы, с 15:20 в Сельчуке.
        15:40 | Верхние улочки | Белёные дома, церковь Святого Иоанна, вид на долину.
        16:30 | У винодела | Четыре вина или четыре чая и сока, хлеб и сыр.
        17:30 | Маслобойня | Три оливковых масла вслепую.
        18:15 | Ужин | Долма из виноградных листьев, кешкек, козлёнок или овощное рагу.
        20:00 | Снова в отеле | До Сельчука пятнадцать минут, до Кушадасы сорок.
      `,
      included: items`Трансфер туда и обратно | Гид | Дегустация с алкоголем или без | Ужин | Вода`,
      excluded: items`Другие напитки за ужином | Бутылки с собой | Чаевые`,
      goodToKnow: items`Улочки крутые, мощены грубым камнем: нужна удобная обувь. | При бронировании укажите, кому дегустация без алкоголя; вино — с 18 лет.`,
      questions: questions`
        Не будет ли скучно без вина? | Нет. Обе дегустации идут за одним столом и длятся одинаково.
        Можно ли совместить с Эфесом утром? | Да, наша экскурсия в Эфес заканчивается в 14:00 в Сельчуке или Кушадасы.
      `,
      extras: extras`Испечь гёзлеме самим | Полчаса у железной жаровни с хозяйкой дома`,
      meetingPoint: place`Вокзал Сельчука | В Кушадасы забираем из отелей с 15:00. В Сельчуке машина останавливается у вокзала в 15:20 — здесь садятся и те, кто приехал поездом из Измира.`,
    },
    nl: {
      title: 'Şirince in de middag: wijn, olijfolie of bergthee',
      summary:
        'Een wit bergdorp als het weer van de bewoners is: proeven bij een wijnfamilie en eten onder de wijnranken.',
      description:
        'Şirince ligt acht kilometer boven Selçuk tussen vijgen en wijnranken. Rond het middaguur is de hoofdstraat vol, na vieren wordt het stil. Dan lopen we door de bovenste stegen naar de Johanneskerk en verder naar de familie Akay, die op de helling wijn maakt.\n\nJe proeft vier wijnen en drie olijfoliën. Drink je geen alcohol, dan krijg je bergthee, siroop van zwarte moerbei en druivensap, met dezelfde zorg ingeschonken. ’s Avonds dekken we een tafel onder de ranken.',
      highlights: items`Na vieren, als het stil wordt | Proeven met of zonder alcohol | Drie olijfoliën naast elkaar | Diner onder de ranken`,
      programme: steps`
        15:00 | Ophalen | Bij hotels in Kuşadası, vanaf 15:20 in Selçuk.
        15:40 | Bovenste stegen | Witgekalkte huizen, de Johanneskerk, zicht op het dal.
        16:30 | Bij de wijnmaker | Vier wijnen, of vier theeën en sappen, met brood en kaas.
        17:30 | Oliemolen | Drie olijfoliën, blind geproefd.
        18:15 | Diner | Gevulde wijnbladeren, keşkek, jonge geit of groentestoof.
        20:00 | Terug in je hotel | Een kwartier naar Selçuk, veertig minuten naar Kuşadası.
      `,
      included: items`Ophalen en terugbrengen | Gids | Proeverij met of zonder alcohol | Diner | Water`,
      excluded: items`Andere drankjes bij het diner | Flessen om mee te nemen | Fooi`,
      goodToKnow: items`De stegen zijn steil en ruw geplaveid: draag stevige schoenen. | Geef bij het boeken door wie zonder alcohol proeft; wijn is vanaf 18 jaar.`,
      questions: questions`
        Hoor je er zonder wijn wel bij? | Ja. Beide proeverijen zijn aan dezelfde tafel en duren even lang.
        Kan ik het combineren met Efeze in de ochtend? | Ja, onze Efeze-excursie eindigt om 14:00 in Selçuk of Kuşadası.
      `,
      extras: extras`Zelf gözleme bakken | Een half uur aan de bakplaat met mevrouw Akay`,
      meetingPoint: place`Station Selçuk | In Kuşadası halen we je vanaf 15:00 op bij je hotel. In Selçuk stopt de bus om 15:20 voor het station, ook voor wie met de trein uit Izmir komt.`,
    },
    ar: {
      title: 'قرية شيرينجه بعد الظهر: زيت الزيتون وشاي الجبل',
      slug: 'qaryat-shirince-shay-wazaytun',
      summary: 'قرية جبلية بيضاء حين تعود إلى أهلها: تذوق عند عائلة مزارعة وعشاء تحت الكروم.',
      description:
        'تقع شيرينجه على ثمانية كيلومترات فوق سلجوق بين أشجار التين والكروم. عند الظهر يزدحم زقاقها الرئيسي، وبعد الرابعة يهدأ. حينها نسير في الأزقة العليا إلى كنيسة القديس يوحنا ثم إلى عائلة أكاي على السفح.\n\nتتذوق أنواعًا من شاي الجبل وشراب التوت الأسود وعصير العنب وثلاثة من زيوت الزيتون. ولمن يرغب من الضيوف تذوق للنبيذ أيضًا. وفي المساء نمد المائدة تحت الكروم.',
      highlights: items`بعد الرابعة حين يعم الهدوء | تذوق بلا كحول بالعناية نفسها | ثلاثة زيوت زيتون للمقارنة | عشاء تحت الكروم`,
      programme: steps`
        15:00 | الاصطحاب | من فنادق كوشاداسي، ومن سلجوق ابتداءً من 15:20.
        15:40 | الأزقة العليا | بيوت مطلية بالجير وكنيسة القديس يوحنا وإطلالة على الوادي.
        16:30 | عند العائلة المزارعة | أربعة أنواع من الشاي والعصائر أو النبيذ، مع خبز وجبن.
        17:30 | معصرة الزيت | ثلاثة زيوت زيتون بعيون مغمضة.
        18:15 | العشاء | ورق عنب وكشكك وجدي أو يخنة خضار.
        20:00 | العودة إلى الفندق | ربع ساعة إلى سلجوق وأربعون دقيقة إلى كوشاداسي.
      `,
      included: items`التوصيل ذهابًا وإيابًا | مرشد | التذوق بكحول أو بلا كحول | العشاء | ماء`,
      excluded: items`مشروبات إضافية مع العشاء | الزجاجات للشراء | الإكراميات`,
      goodToKnow: items`الأزقة شديدة الانحدار وحجارتها خشنة: ارتدِ حذاءً متينًا. | اذكر عند الحجز من يختار التذوق بلا كحول؛ والنبيذ لمن بلغ 18 عامًا.`,
      questions: questions`
        هل تناسب الجولة من لا يشرب الكحول؟ | نعم تمامًا، فالتذوقان على المائدة نفسها وبالمدة نفسها.
        هل يمكن جمعها مع أفسس صباحًا؟ | نعم، جولتنا في أفسس تنتهي في 14:00 في سلجوق أو كوشاداسي.
      `,
      extras: extras`اخبز الغوزلمه بنفسك | نصف ساعة عند الصاج مع السيدة أكاي`,
      meetingPoint: place`محطة قطار سلجوق | في كوشاداسي نصطحبك من الفندق ابتداءً من 15:00. وفي سلجوق تتوقف السيارة أمام المحطة عند 15:20، لمن يأتي بالقطار من إزمير أيضًا.`,
    },
  },
  reviews: reviews`
    5 | Barbara L. | Graz | de | 2026-09-19 | Meine Tochter trank Maulbeersirup, ich Narince. Beide wurden gleich ernst genommen.
    4 | Kevin A. | Sheffield | en | 2025-10-28 | The village at dusk is worth the later start. Steep, so mind your knees.
    5 | Inge D. | Leuven | nl | 2026-05-12 | Blind olijfolie proeven is lastiger dan wijn. Heerlijk gegeten onder de druiven.
    5 | Gizem P. | İzmir | tr | 2026-04-26 | Öğlen kalabalığını bilenler için bambaşka bir Şirince.
    4 | هدى ك. | المنامة | ar | 2026-08-30 | استمتعنا بشاي الجبل وزيت الزيتون، والعشاء لذيذ جدًا.
  `,
}
