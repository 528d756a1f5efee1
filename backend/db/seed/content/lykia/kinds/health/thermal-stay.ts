import { season } from '../../../shared/entry'
import { extras, items, questions, reviews, steps } from '../../../shared/lines'
import { health } from '../kind-entry'

export const thermalStay = health({
  code: 'LYK-H-05',
  destination: 'pamukkale',
  scene: 'hammam',
  details: { kind: 'health', field: 'spa', stayNights: 7, accreditation: 'Health Türkiye A-0733' },
  seasons: [
    season('01-01', '03-31', '690.00'),
    season('04-01', '05-31', '760.00'),
    season('06-01', '09-15', '720.00'),
    season('09-16', '12-31', '740.00'),
  ],
  extras: [
    { id: 'single-physio', price: '38.00', per: 'person', maximum: 5 },
    { id: 'companion', price: '390.00', per: 'booking', maximum: 1 },
    { id: 'airport-ride', price: '130.00', per: 'booking', maximum: 2 },
  ],
  campaign: {
    discountType: 'percent',
    discountValue: '15.00',
    endsInDays: 90,
    label: {
      en: 'Spa stay at a better price',
      tr: 'Kür indirimi',
      de: 'Kur zum Vorzugspreis',
      ru: 'Курс по особой цене',
    },
  },
  text: {
    en: {
      title: 'Thermal week in Karahayıt, with physiotherapy',
      summary: 'Seven nights at the red springs beside Pamukkale: water of 42 degrees, five sessions, half board.',
      description:
        'Karahayıt lies five kilometres from the white terraces, and its water is red, from iron, and so warm that you only stay in for twenty minutes. People come after a new hip, with a stiff back, or because February at home is long. A doctor examines you on the first morning and writes down which water, how long, and what to avoid.\n\nThe house has sixty rooms, an indoor pool that is filled afresh each night and a physiotherapist for every eight guests. In the afternoon a bus goes up to Hierapolis; in the evening there is soup, a card game and sleep.',
      highlights: items`Spring water of 42 degrees, fresh each night | Doctor on the first and the last day | Five sessions of physiotherapy | An afternoon in Hierapolis, ticket included`,
      programme: steps`
        1 | Arrival | Room, a warm pool to begin with, soup.
        2 | Examination | The doctor sets water, duration and exercises.
        3 | Treatment | Thermal bath, rest, physiotherapy, mud if it suits you; the same for five days.
        5 | Hierapolis | Bus in the afternoon, terraces and theatre, as many steps as you can manage.
        8 | Departure | Talk with the doctor, exercises for home in a folder.
      `,
      included: items`Seven nights with half board | Doctor’s examination and final talk | Five physiotherapy sessions of thirty minutes | Daily use of the thermal pools | Hierapolis with bus and ticket`,
      excluded: items`Flights | Rides to and from the airport | Any other treatment`,
      goodToKnow: items`After an operation we need the discharge letter; the earliest is six weeks later. | Not for people with untreated heart failure, fever or in pregnancy.`,
      questions: questions`
        Is the house accessible? | Lift, level showers in twelve rooms, a hoist at the indoor pool. Please say what you need.
        Does my insurance pay? | Some do. You get an itemised bill in English or German.
      `,
      extras: extras`
        One-to-one physiotherapy | A further session of forty-five minutes, for you only
        Companion in the same room | Seven nights with half board and use of the pools
        Ride from Antalya Airport | One way, three and a quarter hours, with a stop
      `,
    },
    tr: {
      title: 'Karahayıt’ta fizik tedavili kaplıca haftası',
      summary: 'Pamukkale’nin yanındaki kırmızı suda yedi gece: 42 derece, beş seans, yarım pansiyon.',
      description:
        'Karahayıt beyaz travertenlere beş kilometredir; suyu demirden kırmızı, yirmi dakikadan çok durulmayacak kadar sıcaktır. Kimi kalça ameliyatından sonra gelir, kimi tutulan beliyle, kimi de evde şubat uzun sürdüğü için. İlk sabah hekim muayene eder; hangi su, ne kadar, ne yapılmayacak, yazar.\n\nTesiste altmış oda, her gece yeniden doldurulan bir kapalı havuz, sekiz misafire bir fizyoterapist var. Öğleden sonra Hierapolis’e otobüs çıkar; akşamları çorba, kâğıt oyunu ve uyku.',
      highlights: items`Her gece yenilenen 42 derecelik kaynak suyu | İlk ve son gün hekim | Beş seans fizik tedavi | Bileti dahil bir Hierapolis öğleden sonrası`,
      programme: steps`
        1 | Geliş | Oda, başlangıç için ılık havuz, çorba.
        2 | Muayene | Hekim suyu, süreyi ve egzersizleri belirler.
        3 | Kür | Kaplıca, dinlenme, fizik tedavi, uygunsa çamur; beş gün böyle.
        5 | Hierapolis | Öğleden sonra otobüs; travertenler, tiyatro, çıkabildiğiniz kadar basamak.
        8 | Ayrılış | Hekimle görüşme, eve götüreceğiniz egzersiz dosyası.
      `,
      included: items`Yarım pansiyon yedi gece | Hekim muayenesi ve son görüşme | Otuzar dakikalık beş fizik tedavi seansı | Her gün kaplıca havuzları | Otobüs ve biletiyle Hierapolis`,
      excluded: items`Uçak bileti | Havalimanı gidiş dönüşü | Ek tedavi`,
      goodToKnow: items`Ameliyattan sonra epikriz gerekir; en erken altı hafta sonra gelinir. | Tedavi edilmemiş kalp yetmezliğinde, ateşte ve gebelikte uygun değildir.`,
      questions: questions`
        Tesis engelsiz mi? | Asansör, on iki odada basamaksız duş, kapalı havuzda kaldırma aleti var. İhtiyacınızı yazın.
        Sigortam öder mi? | Bazıları öder. İngilizce ya da Almanca ayrıntılı fatura verilir.
      `,
      extras: extras`
        Birebir fizik tedavi | Yalnızca size, kırk beş dakikalık bir seans daha
        Aynı odada refakatçi | Yarım pansiyon yedi gece, havuzlar dahil
        Antalya Havalimanı’ndan araç | Tek yön, molalı, üç saat on beş dakika
      `,
    },
    de: {
      title: 'Thermalwoche in Karahayıt mit Physiotherapie',
      summary: 'Sieben Nächte an den roten Quellen bei Pamukkale: Wasser von 42 Grad, fünf Anwendungen, Halbpension.',
      description:
        'Karahayıt liegt fünf Kilometer von den weißen Terrassen, sein Wasser ist rot vom Eisen und so warm, dass man nur zwanzig Minuten darin bleibt. Man kommt nach einer neuen Hüfte, mit steifem Rücken oder weil der Februar zu Hause lang ist. Am ersten Morgen untersucht Sie ein Arzt und schreibt auf, welches Wasser, wie lange und was nicht.\n\nDas Haus hat sechzig Zimmer, ein Hallenbecken, das jede Nacht frisch gefüllt wird, und für je acht Gäste eine Physiotherapeutin. Nachmittags fährt ein Bus hinauf nach Hierapolis; abends gibt es Suppe, eine Partie Karten und Schlaf.',
      highlights: items`Quellwasser von 42 Grad, jede Nacht frisch | Arzt am ersten und am letzten Tag | Fünf Physiotherapie-Termine | Ein Nachmittag in Hierapolis, Eintritt inklusive`,
      programme: steps`
        1 | Ankunft | Zimmer, zum Anfang ein warmes Becken, Suppe.
        2 | Untersuchung | Der Arzt legt Wasser, Dauer und Übungen fest.
        3 | Kur | Thermalbad, Ruhe, Physiotherapie, Schlamm, wenn er Ihnen guttut; so fünf Tage lang.
        5 | Hierapolis | Nachmittags mit dem Bus, Terrassen und Theater, so viele Stufen, wie Sie mögen.
        8 | Abreise | Gespräch mit dem Arzt, Übungen für zu Hause in einer Mappe.
      `,
      included: items`Sieben Nächte mit Halbpension | Ärztliche Untersuchung und Abschlussgespräch | Fünf Physiotherapie-Termine zu dreißig Minuten | Täglich Nutzung der Thermalbecken | Hierapolis mit Bus und Eintritt`,
      excluded: items`Flüge | Fahrten vom und zum Flughafen | Weitere Behandlungen`,
      goodToKnow: items`Nach einer Operation brauchen wir den Entlassungsbrief; frühestens sechs Wochen danach. | Nicht bei unbehandelter Herzschwäche, Fieber oder in der Schwangerschaft.`,
      questions: questions`
        Ist das Haus barrierefrei? | Aufzug, bodengleiche Duschen in zwölf Zimmern, ein Lifter am Hallenbecken. Sagen Sie uns, was Sie brauchen.
        Zahlt meine Kasse? | Manche tun es. Sie erhalten eine aufgeschlüsselte Rechnung auf Deutsch oder Englisch.
      `,
      extras: extras`
        Einzelphysiotherapie | Ein weiterer Termin von fünfundvierzig Minuten, nur für Sie
        Begleitperson im selben Zimmer | Sieben Nächte mit Halbpension und Nutzung der Becken
        Fahrt vom Flughafen Antalya | Eine Strecke, dreieinviertel Stunden, mit Pause
      `,
    },
    ru: {
      title: 'Термальная неделя в Карахайыте с физиотерапией',
      slug: 'termalnaya-nedelya-karakhayyt',
      summary: 'Семь ночей у красных источников рядом с Памуккале: вода 42 градуса, пять сеансов, полупансион.',
      description:
        'Карахайыт в пяти километрах от белых террас; вода здесь красная от железа и такая тёплая, что сидят в ней не больше двадцати минут. Приезжают после замены сустава, с больной спиной или потому, что дома долгий февраль. В первое утро врач осматривает вас и записывает, какая вода, как долго и чего нельзя.\n\nВ доме шестьдесят номеров, крытый бассейн, который каждую ночь наполняют заново, и по физиотерапевту на восемь гостей. Днём автобус идёт в Иераполис; вечером суп, партия в карты и сон.',
      highlights: items`Вода источника 42 градуса, свежая каждую ночь | Врач в первый и последний день | Пять сеансов физиотерапии | День в Иераполисе, билет включён`,
      programme: steps`
        1 | Приезд | Номер, для начала тёплый бассейн, суп.
        2 | Осмотр | Врач назначает воду, время и упражнения.
        3 | Лечение | Термальная ванна, отдых, физиотерапия, грязь, если она вам на пользу; так пять дней.
        5 | Иераполис | Днём на автобусе: террасы и театр, ступеней столько, сколько сможете.
        8 | Отъезд | Разговор с врачом, папка с упражнениями для дома.
      `,
      included: items`Семь ночей с полупансионом | Осмотр врача и разговор в конце | Пять сеансов физиотерапии по тридцать минут | Термальные бассейны каждый день | Иераполис: автобус и билет`,
      excluded: items`Перелёт | Дорога из аэропорта и обратно | Дополнительное лечение`,
      goodToKnow: items`После операции нужна выписка; раньше чем через шесть недель не принимаем. | Нельзя при нелеченой сердечной недостаточности, температуре и беременности.`,
      questions: questions`
        Приспособлено ли здание для инвалидной коляски? | Лифт, душ без порога в двенадцати номерах, подъёмник у бассейна. Напишите, что вам нужно.
        Оплатит ли страховая? | Некоторые оплачивают. Вы получите подробный счёт на английском или немецком.
      `,
      extras: extras`
        Индивидуальная физиотерапия | Ещё один сеанс на сорок пять минут только для вас
        Сопровождающий в том же номере | Семь ночей с полупансионом и бассейнами
        Машина из аэропорта Антальи | В одну сторону, три часа с четвертью, с остановкой
      `,
    },
  },
  reviews: reviews`
    4 | Renate F. | Graz | de | 2026-02-14 | Im Februar ideal: warm, leer, erholsam. Das Haus ist schlicht.
    5 | Eileen M. | Aberdeen | en | 2026-03-22 | Ten weeks after a new hip. I walked up to the theatre on day five.
    5 | Галина Н. | Киров | ru | 2025-11-29 | Спина отпустила на третий день. Физиотерапевт внимательная.
    4 | Hasan Ç. | Manisa | tr | 2026-01-18 | Su çok iyi, yemek sade. Hekimin notları işe yaradı.
  `,
})
