import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const kaputasPataraBeachDay: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-10',
  kind: 'tour',
  category: 'nature',
  destination: 'kas-kekova',
  scene: 'kaputas',
  pictureSeed: 1110,
  details: {
    kind: 'tour',
    durationMinutes: 420,
    days: 1,
    guideLanguages: ['en', 'tr', 'de'],
    groupSize: 16,
    pickup: 'included',
    theme: 'nature',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-15', to: '05-31', adult: '31.00', child: '15.50', infant: '0.00' },
    { from: '06-01', to: '09-15', adult: '36.00', child: '18.00', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '32.00', child: '16.00', infant: '0.00' },
  ],
  sessions: [{ time: '09:30', endTime: '16:30', capacity: 16, weekdays: [1, 3, 5, 6, 7] }],
  childFrom: 3,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'sunbed', price: '7.00', per: 'person', maximum: 16 }],
  meetingPoint: { latitude: 36.264, longitude: 29.413 },
  rank: 10,
  text: {
    en: {
      title: 'Kaputaş and Patara, beach day with lunch',
      summary:
        'The turquoise gap of Kaputaş before it fills, lunch in Gelemiş, the ruins of Patara and eighteen kilometres of sand.',
      description:
        'Kaputaş is a gorge that ends in a beach, 187 steps below the road. We are there before ten, when the sun has just reached the water and there is still room to put a towel down. You have two hours, and the stairs are done before the heat.\n\nAfter lunch in Gelemiş you walk through Patara, once the capital of the Lycian League, to its parliament and lighthouse. Behind the dunes begins the longest beach of the coast, with space for everyone.',
      highlights: items`Kaputaş before the car park is full | The parliament of the Lycian League | Eighteen kilometres of sand at Patara | Lunch in a village garden`,
      programme: steps`
        09:30 | Pick-up in Kalkan | Kaş guests are collected at 09:00.
        09:45 | Kaputaş | Down 187 steps, two hours to swim.
        12:15 | Lunch in Gelemiş | Gözleme, salad and ayran under mulberry trees.
        13:15 | Patara on foot | Arch, theatre, parliament, lighthouse: one hour with the guide.
        14:20 | Patara beach | Ninety minutes for sand, sea and dunes.
        16:30 | Back in Kalkan | Kaş by 17:00.
      `,
      included: items`Pick-up and return from Kaş and Kalkan | Lunch with ayran and tea | Guide in the ruins | Patara ticket | Insurance`,
      excluded: items`Sunbeds and umbrellas | Drinks on the beach | Towels`,
      goodToKnow: items`Both beaches have waves when the wind is west; the guide says where to swim. | From May to October turtles nest at Patara, so nobody stays after sunset and nobody digs above the tide line.`,
      questions: questions`
        Are the steps hard? | Going up takes ten minutes with one bench on the way. If knees say no, wait in the café on top.
        Can we skip the ruins? | Yes, the minibus takes you straight to the beach after lunch.
      `,
      extras: extras`Sunbed and umbrella at Patara | One bed each and half an umbrella, kept for you at the beach bar`,
      meetingPoint: place`Your hotel, or Kalkan bus station | Minibus with the Lykia Tours sun on the door. We send you the exact time the evening before.`,
    },
    tr: {
      title: 'Kaputaş ve Patara, yemekli plaj günü',
      summary:
        'Kalabalıktan önce Kaputaş’ın turkuazı, Gelemiş’te öğle yemeği, Patara’nın kalıntıları ve on sekiz kilometre kum.',
      description:
        'Kaputaş, yolun 187 basamak altında kumsalla biten bir kanyondur. Ondan önce oradayız; güneş suya yeni değmiş, havlu serecek yer hâlâ var. İki saatiniz var, merdiven de sıcak basmadan bitmiş olur.\n\nGelemiş’te yemekten sonra Likya Birliği’nin başkenti Patara’da yürür, meclis binasını ve deniz fenerini görürsünüz. Kumulların arkasında bu kıyının en uzun plajı başlar; herkese yer vardır. Dönmeden önce kum, deniz ve kumullar için bir buçuk saatiniz kalır.',
      highlights: items`Otopark dolmadan Kaputaş | Likya Birliği’nin meclisi | Patara’da on sekiz kilometre kum | Köy bahçesinde öğle yemeği`,
      programme: steps`
        09:30 | Kalkan’dan alınış | Kaş misafirleri 09:00’da alınır.
        09:45 | Kaputaş | 187 basamak aşağı, yüzmek için iki saat.
        12:15 | Gelemiş’te öğle yemeği | Dut ağaçlarının altında gözleme, salata, ayran.
        13:15 | Yürüyerek Patara | Tak, tiyatro, meclis, fener: rehberle bir saat.
        14:20 | Patara plajı | Kum, deniz ve kumullar için doksan dakika.
        16:30 | Kalkan’a dönüş | Kaş 17:00.
      `,
      included: items`Kaş ve Kalkan’dan gidiş dönüş ulaşım | Ayran ve çayla öğle yemeği | Ören yerinde rehber | Patara bileti | Sigorta`,
      excluded: items`Şezlong ve şemsiye | Plajda içecekler | Havlu`,
      goodToKnow: items`Batı rüzgârında iki plajda da dalga olur; nerede yüzüleceğini rehber söyler. | Mayıstan ekime Patara’da kaplumbağalar yuva yapar; gün batımından sonra kalınmaz, kıyı çizgisinin üstü kazılmaz.`,
      questions: questions`
        Basamaklar yorucu mu? | Çıkış on dakika, yolda bir bank var. Dizleriniz istemezse yukarıdaki kahvede bekleyin.
        Kalıntıları atlayabilir miyiz? | Evet, minibüs yemekten sonra sizi doğruca plaja bırakır.
      `,
      extras: extras`Patara’da şezlong ve şemsiye | Kişiye bir şezlong, yarım şemsiye; plaj büfesinde adınıza ayrılır`,
      meetingPoint: place`Oteliniz ya da Kalkan otogarı | Kapısında Lykia Tours güneşi olan minibüs. Alınış dakikasını bir akşam önce yazarız.`,
    },
    de: {
      title: 'Kaputaş und Patara, Strandtag mit Mittagessen',
      summary:
        'Das Türkis von Kaputaş, bevor es voll wird, Mittagessen in Gelemiş, die Ruinen von Patara und achtzehn Kilometer Sand.',
      description:
        'Kaputaş ist eine Schlucht, die als Strand endet, 187 Stufen unterhalb der Straße. Wir sind vor zehn dort, wenn die Sonne gerade das Wasser erreicht und noch Platz für ein Handtuch ist. Sie haben zwei Stunden, und die Treppe liegt vor der Mittagshitze hinter Ihnen.\n\nNach dem Essen in Gelemiş gehen Sie durch Patara, einst Hauptstadt des Lykischen Bundes, zum Parlament und zum Leuchtturm. Hinter den Dünen beginnt der längste Strand der Küste, mit Platz für alle.',
      highlights: items`Kaputaş, bevor der Parkplatz voll ist | Das Parlament des Lykischen Bundes | Achtzehn Kilometer Sand in Patara | Mittagessen in einem Dorfgarten`,
      programme: steps`
        09:30 | Abholung in Kalkan | Gäste aus Kaş holen wir um 09:00 ab.
        09:45 | Kaputaş | 187 Stufen hinab, zwei Stunden zum Baden.
        12:15 | Mittagessen in Gelemiş | Gözleme, Salat und Ayran unter Maulbeerbäumen.
        13:15 | Patara zu Fuß | Bogen, Theater, Parlament, Leuchtturm: eine Stunde mit Führung.
        14:20 | Strand von Patara | Neunzig Minuten für Sand, Meer und Dünen.
        16:30 | Zurück in Kalkan | In Kaş gegen 17:00.
      `,
      included: items`Hin- und Rückfahrt ab Kaş und Kalkan | Mittagessen mit Ayran und Tee | Führung in den Ruinen | Eintritt Patara | Versicherung`,
      excluded: items`Liegen und Schirme | Getränke am Strand | Handtücher`,
      goodToKnow: items`Bei Westwind haben beide Strände Wellen; der Guide sagt, wo man badet. | Von Mai bis Oktober nisten in Patara Schildkröten: Nach Sonnenuntergang ist der Strand gesperrt, gegraben wird nur am Wasser.`,
      questions: questions`
        Sind die Stufen anstrengend? | Hinauf brauchen Sie zehn Minuten, mit einer Bank unterwegs. Wenn die Knie nicht wollen, wartet oben ein Café.
        Können wir die Ruinen auslassen? | Ja, der Kleinbus bringt Sie nach dem Essen direkt zum Strand.
      `,
      extras: extras`Liege und Schirm in Patara | Eine Liege pro Person und ein halber Schirm, an der Strandbar reserviert`,
      meetingPoint: place`Ihr Hotel oder der Busbahnhof Kalkan | Kleinbus mit der Sonne von Lykia Tours an der Tür. Die genaue Minute schreiben wir am Vorabend.`,
    },
    ru: {
      title: 'Капуташ и Патара, день на пляже с обедом',
      slug: 'kaputash-i-patara',
      summary: 'Бирюза Капуташа до наплыва людей, обед в Гелемише, руины Патары и восемнадцать километров песка.',
      description:
        'Капуташ — ущелье, которое кончается пляжем, на 187 ступеней ниже дороги. Мы приезжаем до десяти, когда солнце только дошло до воды и ещё есть где расстелить полотенце. У вас два часа, а лестница остаётся позади до жары.\n\nПосле обеда в Гелемише идём через Патару, столицу Ликийского союза, к зданию собрания и маяку. За дюнами начинается самый длинный пляж побережья, где места хватит всем. До отъезда остаётся полтора часа на песок, море и дюны.',
      highlights: items`Капуташ, пока стоянка не заполнилась | Парламент Ликийского союза | Восемнадцать километров песка в Патаре | Обед в деревенском саду`,
      programme: steps`
        09:30 | Встреча в Калкане | Гостей из Каша забираем в 09:00.
        09:45 | Капуташ | 187 ступеней вниз, два часа на купание.
        12:15 | Обед в Гелемише | Гёзлеме, салат и айран под шелковицами.
        13:15 | Патара пешком | Арка, театр, парламент, маяк: час с гидом.
        14:20 | Пляж Патары | Девяносто минут на песок, море и дюны.
        16:30 | Снова в Калкане | В Каше к 17:00.
      `,
      included: items`Дорога из Каша и Калкана и обратно | Обед с айраном и чаем | Гид в руинах | Билет в Патару | Страховка`,
      excluded: items`Шезлонги и зонты | Напитки на пляже | Полотенца`,
      goodToKnow: items`При западном ветре на обоих пляжах волны; гид скажет, где купаться. | С мая по октябрь в Патаре гнездятся черепахи: после заката на пляже не остаются и выше линии прибоя не копают.`,
      questions: questions`
        Тяжело ли на ступенях? | Подъём десять минут, по пути есть скамья. Если колени против, подождите в кафе наверху.
        Можно пропустить руины? | Да, после обеда микроавтобус отвезёт вас сразу на пляж.
      `,
      extras: extras`Шезлонг и зонт в Патаре | Шезлонг на каждого и зонт на двоих, отложены для вас у бара`,
      meetingPoint: place`Ваш отель или автовокзал Калкана | Микроавтобус с солнцем Lykia Tours на двери. Точную минуту пришлём накануне вечером.`,
    },
  },
  reviews: reviews`
    5 | Louise K. | Leicester | en | 2026-06-14 | We had Kaputaş nearly to ourselves until eleven. That alone was worth it.
    4 | Gerd M. | Augsburg | de | 2026-09-16 | Schöner Wechsel zwischen Baden und Geschichte. In Patara hätte ich gern noch eine Stunde gehabt.
    5 | Елена Т. | Екатеринбург | ru | 2026-05-29 | Гёзлеме под шелковицей помню до сих пор. Песок в Патаре бесконечный.
    5 | Onur G. | Kayseri | tr | 2025-08-27 | Erken gitmek çok akıllıca. Döndüğümüzde otopark kuyruğu bir kilometreydi.
    4 | Sophie E. | Cambridge | en | 2025-10-06 | Waves at Patara in October, great fun for teenagers, less so for me.
  `,
}
