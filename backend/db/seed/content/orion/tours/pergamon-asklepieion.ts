import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const pergamonAsklepieion: SeedProduct<OrionLocale> = {
  code: 'ORI-T-27',
  kind: 'tour',
  category: 'kultur',
  destination: 'izmir',
  scene: 'side',
  pictureSeed: 127,
  details: {
    kind: 'tour',
    durationMinutes: 600,
    days: 1,
    guideLanguages: ['de', 'en', 'tr', 'nl'],
    groupSize: 14,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '02-01', to: '05-31', adult: '82.00', child: '48.00', infant: '0.00' },
    { from: '06-01', to: '08-31', adult: '78.00', child: '45.00', infant: '0.00' },
    { from: '09-01', to: '11-30', adult: '84.00', child: '49.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:00', endTime: '18:00', capacity: 14, weekdays: [2, 4, 6] }],
  childFrom: 6,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 25,
  cutoffMinutes: 1080,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'cable-car', price: '12.00', per: 'person', maximum: 14 }],
  meetingPoint: { latitude: 38.4189, longitude: 27.1287 },
  rank: 27,
  text: {
    de: {
      title: 'Pergamon: die Burg, der Altar und das Krankenhaus der Antike',
      summary:
        'Das steilste Theater der alten Welt, Schlaf als Medizin und ein Mittagessen in der Altstadt von Bergama.',
      description:
        'Der Altar steht in Berlin, aber der Platz, auf den er gehört, liegt hier unter zwei Kiefern. Nurhan Tunç, die in Bergama aufgewachsen ist und in Münster Archäologie studiert hat, bringt Fotos mit und setzt beides vor Ihren Augen wieder zusammen.\n\nWir beginnen oben, solange es kühl ist, mit dem Trajanstempel und dem Theater, das fast senkrecht über der Ebene hängt. Am Nachmittag gehen Sie durch das Asklepieion, wo Galen praktizierte und Kranke ihre Träume als Rezept erzählten.',
      highlights: items`Akropolis vor der Mittagshitze | Theater für 10.000 Zuschauer am Steilhang | Asklepieion mit heiliger Quelle | Hausmannskost in der Altstadt von Bergama`,
      programme: steps`
        08:00 | Abfahrt in Izmir | Konak und Alsancak, gut anderthalb Stunden nach Norden.
        10:00 | Akropolis | Trajaneum, Bibliothek, Theater, Platz des Altars.
        12:30 | Altstadt | Bunte griechische Häuser und die Rote Basilika.
        13:15 | Mittagessen | Eintöpfe und Gemüse in einem Lokal der Handwerker.
        14:30 | Asklepieion | Säulenstraße, Tunnel und das kleine Theater der Kurgäste.
        18:00 | Zurück in Izmir | Ausstieg an Ihrem Hotel oder am Bahnhof.
      `,
      included: items`Fahrt im Kleinbus | Archäologin als Guide | Beide Eintritte | Mittagessen | Wasser`,
      excluded: items`Seilbahn | Getränke zum Essen | Trinkgeld`,
      goodToKnow: items`Oben weht es; ein Hut mit Band und feste Schuhe sind richtig. | Zwischen den Stätten fährt der Bus, Sie gehen insgesamt rund vier Kilometer.`,
      questions: questions`
        Ist der Weg ins Theater gefährlich? | Der Abstieg ist steil. Wer nicht möchte, sieht es von oben und wird auf dem ebenen Weg begleitet.
        Lohnt sich Pergamon nach Ephesos? | Ja, gerade dann: Ephesos ist eine Stadt im Tal, Pergamon eine Königsburg auf dem Berg.
      `,
      extras: extras`Fahrt mit der Seilbahn | Hinauf und hinunter, statt mit dem Kleinbus`,
      meetingPoint: place`Izmir, Uhrturm am Konak-Platz | Abholung auch in Hotels in Alsancak und Karşıyaka; die Zeit schreiben wir am Vortag.`,
    },
    en: {
      title: 'Pergamon: the citadel, the altar and antiquity’s hospital',
      summary: 'The steepest theatre of the ancient world, sleep as medicine and lunch in the old town of Bergama.',
      description:
        'The altar stands in Berlin, but the place where it belongs lies here beneath two pines. Nurhan Tunç, who grew up in Bergama and studied archaeology in Münster, brings photographs and puts the two together again before your eyes.\n\nWe begin at the top while it is cool, with the temple of Trajan and the theatre that hangs almost vertically above the plain. In the afternoon you walk through the Asklepieion, where Galen practised and the sick told their dreams as prescriptions.',
      highlights: items`The acropolis before the midday heat | A theatre for 10,000 on a sheer slope | The Asklepieion and its sacred spring | Home cooking in the old town of Bergama`,
      programme: steps`
        08:00 | Leaving Izmir | Konak and Alsancak, a good hour and a half north.
        10:00 | Acropolis | Trajaneum, library, theatre, the place of the altar.
        12:30 | Old town | Colourful Greek houses and the Red Basilica.
        13:15 | Lunch | Stews and vegetables where the craftsmen eat.
        14:30 | Asklepieion | Colonnade, tunnel and the patients’ small theatre.
        18:00 | Back in Izmir | At your hotel or the railway station.
      `,
      included: items`Travel by minibus | An archaeologist as guide | Both entrance fees | Lunch | Water`,
      excluded: items`Cable car | Drinks with lunch | Tips`,
      goodToKnow: items`It is windy at the top; bring a hat with a strap and firm shoes. | The bus drives between the sites; you walk about four kilometres in all.`,
      questions: questions`
        Is the way into the theatre dangerous? | The descent is steep. If you would rather not, you see it from above and take the level path.
        Is Pergamon worth it after Ephesus? | All the more so: Ephesus is a city in a valley, Pergamon a royal citadel on a mountain.
      `,
      extras: extras`Cable car ride | Up and down, instead of the minibus`,
      meetingPoint: place`Izmir, clock tower on Konak square | We also collect you from hotels in Alsancak and Karşıyaka; we send the time the day before.`,
    },
    tr: {
      title: 'Bergama: akropol, sunağın yeri ve antik çağın hastanesi',
      summary: 'Antik dünyanın en dik tiyatrosu, ilaç niyetine uyku ve Bergama’nın eski mahallesinde öğle yemeği.',
      description:
        'Sunak Berlin’de duruyor, ama ait olduğu yer burada, iki çamın altında. Bergama’da büyüyen, Münster’de arkeoloji okuyan Nurhan Tunç yanında fotoğraf getirir ve ikisini gözünüzün önünde yeniden birleştirir.\n\nSerinken yukarıdan başlarız: Traianus Tapınağı ve ovanın üstünde neredeyse dimdik asılı duran tiyatro. Öğleden sonra Asklepion’u gezersiniz; Galenos’un hekimlik yaptığı, hastaların rüyalarını reçete diye anlattığı yerdir burası.',
      highlights: items`Öğle sıcağından önce akropol | Dik yamaçta 10.000 kişilik tiyatro | Kutsal kaynağıyla Asklepion | Eski Bergama’da ev yemekleri`,
      programme: steps`
        08:00 | İzmir’den hareket | Konak ve Alsancak, kuzeye bir buçuk saati aşkın yol.
        10:00 | Akropol | Traianeum, kütüphane, tiyatro, sunağın yeri.
        12:30 | Eski mahalle | Renkli Rum evleri ve Kızıl Avlu.
        13:15 | Öğle yemeği | Esnaf lokantasında tencere yemekleri.
        14:30 | Asklepion | Sütunlu yol, tünel ve hastaların küçük tiyatrosu.
        18:00 | İzmir’e dönüş | Otelinizde ya da garda iniş.
      `,
      included: items`Minibüsle ulaşım | Arkeolog rehber | İki giriş bileti | Öğle yemeği | Su`,
      excluded: items`Teleferik | Yemekteki içecekler | Bahşiş`,
      goodToKnow: items`Yukarısı rüzgârlıdır; ipli şapka ve sağlam ayakkabı iyi olur. | Ören yerleri arasında araçla gidilir, toplam dört kilometre kadar yürürsünüz.`,
      questions: questions`
        Tiyatroya iniş tehlikeli mi? | İniş diktir. İstemeyen tiyatroyu yukarıdan görür, düz yoldan devam eder.
        Efes’ten sonra Bergama görmeye değer mi? | Asıl o zaman değer: Efes vadide bir kent, Bergama dağda bir kral kalesidir.
      `,
      extras: extras`Teleferik | Minibüs yerine çıkış ve iniş`,
      meetingPoint: place`İzmir, Konak Saat Kulesi | Alsancak ve Karşıyaka otellerinden de alırız; saati bir gün önce yazarız.`,
    },
    ru: {
      title: 'Пергам: цитадель, место алтаря и античная лечебница',
      slug: 'pergam-tsitadel-i-asklepion',
      summary: 'Самый крутой театр древности, сон вместо лекарства и обед в старых кварталах Бергамы.',
      description:
        'Алтарь стоит в Берлине, но место, где ему положено стоять, — здесь, под двумя соснами. Нурхан Тунч выросла в Бергаме и училась археологии в Мюнстере; она берёт с собой снимки и на ваших глазах соединяет одно с другим.\n\nНачинаем сверху, пока прохладно: храм Траяна и театр, почти отвесно висящий над равниной. После обеда — Асклепион, где практиковал Гален, а больные рассказывали свои сны как рецепт.',
      highlights: items`Акрополь до полуденной жары | Театр на 10 000 зрителей на крутом склоне | Асклепион со священным источником | Домашняя кухня в старой Бергаме`,
      programme: steps`
        08:00 | Выезд из Измира | Конак и Алсанджак, полтора часа на север.
        10:00 | Акрополь | Траянеум, библиотека, театр, место алтаря.
        12:30 | Старый город | Цветные греческие дома и Красная базилика.
        13:15 | Обед | Рагу и овощи там, где едят мастеровые.
        14:30 | Асклепион | Колоннада, туннель и малый театр для пациентов.
        18:00 | Снова в Измире | У вашего отеля или на вокзале.
      `,
      included: items`Дорога на микроавтобусе | Гид-археолог | Оба входных билета | Обед | Вода`,
      excluded: items`Канатная дорога | Напитки за обедом | Чаевые`,
      goodToKnow: items`Наверху ветрено: пригодятся шляпа с завязкой и крепкая обувь. | Между памятниками едем на автобусе, пешком всего около четырёх километров.`,
      questions: questions`
        Не опасен ли спуск в театр? | Спуск крутой. Кто не хочет, смотрит сверху и идёт по ровной тропе.
        Стоит ли ехать после Эфеса? | Тем более: Эфес — город в долине, Пергам — царская крепость на горе.
      `,
      extras: extras`Канатная дорога | Вверх и вниз вместо микроавтобуса`,
      meetingPoint: place`Измир, часовая башня на площади Конак | Забираем и из отелей Алсанджака и Каршияки; время сообщим накануне.`,
    },
    nl: {
      title: 'Pergamon: de burcht, het altaar en het antieke ziekenhuis',
      summary: 'Het steilste theater van de oude wereld, slaap als medicijn en lunch in de oude wijk van Bergama.',
      description:
        'Het altaar staat in Berlijn, maar de plek waar het hoort ligt hier onder twee dennen. Nurhan Tunç, die in Bergama opgroeide en in Münster archeologie studeerde, heeft foto’s bij zich en voegt die twee voor je ogen weer samen.\n\nWe beginnen boven, zolang het koel is, met de tempel van Trajanus en het theater dat bijna verticaal boven de vlakte hangt. ’s Middags loop je door het Asklepieion, waar Galenus werkte en zieken hun dromen als recept vertelden.',
      highlights: items`De akropolis vóór de middaghitte | Theater voor 10.000 mensen op een steile helling | Asklepieion met heilige bron | Huiselijke keuken in oud-Bergama`,
      programme: steps`
        08:00 | Vertrek uit Izmir | Konak en Alsancak, ruim anderhalf uur naar het noorden.
        10:00 | Akropolis | Trajaneum, bibliotheek, theater, de plek van het altaar.
        12:30 | Oude wijk | Kleurige Griekse huizen en de Rode Basiliek.
        13:15 | Lunch | Stoofpotten en groente waar de ambachtslieden eten.
        14:30 | Asklepieion | Zuilenstraat, tunnel en het kleine theater van de patiënten.
        18:00 | Terug in Izmir | Bij je hotel of het station.
      `,
      included: items`Rit per minibus | Archeoloog als gids | Beide entrees | Lunch | Water`,
      excluded: items`Kabelbaan | Drankjes bij de lunch | Fooi`,
      goodToKnow: items`Boven waait het; neem een hoed met koord en stevige schoenen mee. | Tussen de vindplaatsen rijdt de bus; je loopt in totaal zo’n vier kilometer.`,
      questions: questions`
        Is de weg naar het theater gevaarlijk? | De afdaling is steil. Wie niet wil, ziet het van boven en neemt het vlakke pad.
        Is Pergamon na Efeze nog de moeite waard? | Juist dan: Efeze is een stad in een dal, Pergamon een koningsburcht op een berg.
      `,
      extras: extras`Rit met de kabelbaan | Omhoog en omlaag, in plaats van de minibus`,
      meetingPoint: place`Izmir, klokkentoren op het Konakplein | We halen je ook op bij hotels in Alsancak en Karşıyaka; de tijd sturen we de dag ervoor.`,
    },
    ar: {
      title: 'برغامون: القلعة وموضع المذبح ومستشفى العالم القديم',
      slug: 'barghamun-alqala-wa-almustashfa',
      summary: 'أشد مسارح العالم القديم انحدارًا، والنوم دواءً، وغداء في حي بيرغاما القديم.',
      description:
        'المذبح قائم في برلين، لكن المكان الذي ينتمي إليه هنا تحت شجرتي صنوبر. نورخان تونتش نشأت في بيرغاما ودرست الآثار في مونستر، وهي تحمل معها الصور وتجمع بين الاثنين أمام عينيك.\n\nنبدأ من الأعلى ما دام الجو لطيفًا: معبد تراجان والمسرح المعلّق فوق السهل كأنه جدار. وبعد الظهر تمشي في الأسكليبيون، حيث عمل جالينوس طبيبًا، وحيث كان المرضى يروون أحلامهم بدل الوصفة.',
      highlights: items`الأكروبوليس قبل حر الظهيرة | مسرح لعشرة آلاف متفرج على منحدر شديد | الأسكليبيون ونبعه المقدس | طعام بيتي في بيرغاما القديمة`,
      programme: steps`
        08:00 | الانطلاق من إزمير | كوناك وألسنجاك، ثم ساعة ونصف شمالًا.
        10:00 | الأكروبوليس | معبد تراجان والمكتبة والمسرح وموضع المذبح.
        12:30 | الحي القديم | بيوت يونانية ملوّنة والبازيليكا الحمراء.
        13:15 | الغداء | يخنات وخضار حيث يأكل الحرفيون.
        14:30 | الأسكليبيون | شارع الأعمدة والنفق ومسرح المرضى الصغير.
        18:00 | العودة إلى إزمير | عند فندقك أو محطة القطار.
      `,
      included: items`النقل بحافلة صغيرة | مرشدة متخصصة في الآثار | تذكرتا الدخول | الغداء | ماء`,
      excluded: items`التلفريك | مشروبات الغداء | الإكراميات`,
      goodToKnow: items`الأعلى كثير الريح، فأحضر قبعة برباط وحذاءً متينًا. | ننتقل بين المواقع بالحافلة، وتمشي نحو أربعة كيلومترات إجمالًا.`,
      questions: questions`
        هل النزول إلى المسرح خطر؟ | النزول شديد الانحدار، ومن لا يرغب يشاهده من الأعلى ويسلك الدرب المستوي.
        هل تستحق برغامون الزيارة بعد أفسس؟ | نعم، بل أكثر: أفسس مدينة في وادٍ، وبرغامون قلعة ملوك على جبل.
      `,
      extras: extras`التلفريك | صعودًا ونزولًا بدل الحافلة الصغيرة`,
      meetingPoint: place`إزمير، برج الساعة في ميدان كوناك | نصطحبك أيضًا من فنادق ألسنجاك وكارشي ياكا، ونرسل الموعد في اليوم السابق.`,
    },
  },
  reviews: reviews`
    5 | Ulrich F. | Berlin | de | 2026-05-14 | Als Berliner kannte ich den Altar. Jetzt weiß ich, wohin er schaut. Frau Tunç erzählt großartig.
    5 | Deborah K. | Edinburgh | en | 2025-10-02 | The theatre made my knees weak, in a good way. Honest lunch among local tradesmen.
    4 | Joost A. | Leiden | nl | 2026-04-18 | Leerzaam zonder saai te worden. In het Asklepieion had ik graag langer willen zitten.
    5 | Cansu Y. | İzmir | tr | 2026-03-21 | İzmirliyim, ilk kez gerçekten anladım. Fotoğraflarla anlatım çok etkili.
  `,
}
