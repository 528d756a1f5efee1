import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaWeddingOrganisation: SeedPage<LykiaLocale> = {
  key: 'wedding-organisation',
  pageType: 'content',
  scene: 'wedding',
  pictureSeed: 802,
  text: {
    en: {
      title: 'Wedding organisation',
      slug: 'wedding-organisation',
      summary: 'A beach, a garden or a deck, six months ahead or six weeks, with the papers done.',
      body: `<p>About thirty couples a year marry with us, most of them from abroad. Some come with eight guests, some with ninety.</p>
<h2>Where</h2>
<ul><li><strong>On the beach:</strong> Kaputaş at eight in the morning, before anyone else is there, or a private cove near Limanağzı, reached by boat.</li><li><strong>In a garden:</strong> olive terraces above Kalkan with the sun setting behind the islands.</li><li><strong>On deck:</strong> a gulet anchored in Kekova, up to forty guests.</li></ul>
<h2>What we take care of</h2>
<p>The registrar and the appointment, sworn translations, flowers that grow here in that month, a photographer, a cook, music that stops at midnight, rooms for everyone and a driver for the grandparents.</p>
<h2>The papers</h2>
<p>For a legally valid marriage we need passports, birth certificates and a certificate of no impediment, with apostille, four weeks ahead. A symbolic ceremony needs none of these.</p>
<h2>What happens next</h2>
<p>Choose a package or send us a request with your date and number of guests. Within two working days you have a proposal with every price in it; nothing is fixed until you say yes.</p>`,
    },
    tr: {
      title: 'Düğün organizasyonu',
      slug: 'dugun-organizasyonu',
      summary: 'Kumsal, bahçe ya da güverte; altı ay ya da altı hafta kala, evrakları hazır.',
      body: `<p>Yılda otuz kadar çift bizimle evleniyor. Kimi sekiz misafirle gelir, kimi doksan.</p>
<h2>Nerede</h2>
<ul><li><strong>Kumsalda:</strong> kimse gelmeden, sabah sekizde Kaputaş ya da Limanağzı yakınında yalnızca tekneyle gidilen bir koy.</li><li><strong>Bahçede:</strong> Kalkan’ın üstündeki zeytin terasları; güneş adaların ardında batar.</li><li><strong>Güvertede:</strong> Kekova’da demirli bir gulet, en çok kırk misafir.</li></ul>
<h2>Neleri üstleniyoruz</h2>
<p>Nikâh memuru ve randevu, yeminli çeviriler, o ay burada açan çiçekler, fotoğrafçı, aşçı, gece yarısı susan müzik, herkese oda, büyükanne ve büyükbabalara araç.</p>
<h2>Evraklar</h2>
<p>Türk vatandaşları için kimlik, sağlık raporu ve fotoğraf yeterli. Yabancılar için pasaport, doğum belgesi ve evlenme ehliyet belgesini apostilli olarak dört hafta önceden istiyoruz. Sembolik törende bunların hiçbiri gerekmez.</p>
<h2>Sonrası</h2>
<p>Bir paket seçin ya da tarihinizi ve misafir sayınızı yazıp talep gönderin. İki iş günü içinde bütün fiyatların yazılı olduğu bir teklif alırsınız; siz evet demeden hiçbir şey kesinleşmez.</p>`,
    },
    de: {
      title: 'Hochzeit planen',
      slug: 'hochzeit-planen',
      summary: 'Strand, Garten oder Deck, mit sechs Monaten oder sechs Wochen Vorlauf, Papiere inklusive.',
      body: `<p>Rund dreißig Paare im Jahr heiraten mit uns, die meisten kommen aus dem Ausland. Manche bringen acht Gäste mit, manche neunzig.</p>
<h2>Wo</h2>
<ul><li><strong>Am Strand:</strong> Kaputaş um acht Uhr morgens, bevor sonst jemand da ist, oder eine Bucht bei Limanağzı, die nur das Boot erreicht.</li><li><strong>Im Garten:</strong> Oliventerrassen über Kalkan, wenn die Sonne hinter den Inseln sinkt.</li><li><strong>An Deck:</strong> eine Gulet vor Anker in Kekova, bis vierzig Gäste.</li></ul>
<h2>Was wir übernehmen</h2>
<p>Standesbeamten und Termin, beglaubigte Übersetzungen, Blumen, die in diesem Monat hier blühen, Fotografin, Koch, Musik bis Mitternacht, Zimmer für alle und einen Fahrer für die Großeltern.</p>
<h2>Die Papiere</h2>
<p>Für eine rechtsgültige Trauung brauchen wir Reisepässe, Geburtsurkunden und Ehefähigkeitszeugnisse mit Apostille, vier Wochen vorher. Eine freie Zeremonie kommt ohne sie aus.</p>
<h2>Wie es weitergeht</h2>
<p>Wählen Sie ein Paket oder senden Sie uns Datum und Gästezahl. Binnen zwei Werktagen haben Sie einen Vorschlag, in dem jeder Preis steht; fest ist nichts, bis Sie Ja sagen.</p>`,
    },
    ru: {
      title: 'Организация свадьбы',
      slug: 'organizatsiya-svadby',
      summary: 'Пляж, сад или палуба, за полгода или за шесть недель, с готовыми документами.',
      body: `<p>Каждый год с нами играют свадьбу около тридцати пар, чаще из-за границы. Кто-то приезжает с восемью гостями, кто-то с девяноста.</p>
<h2>Где</h2>
<ul><li><strong>На пляже:</strong> Капуташ в восемь утра, пока никого нет, или бухта у Лиманагзы, куда попадают только на лодке.</li><li><strong>В саду:</strong> оливковые террасы над Калканом, когда солнце садится за острова.</li><li><strong>На палубе:</strong> гулет на якоре в Кекове, до сорока гостей.</li></ul>
<h2>Что берём на себя</h2>
<p>Регистратора и время церемонии, присяжный перевод, цветы, которые в этом месяце растут здесь, фотографа, повара, музыку до полуночи, комнаты для всех и машину для бабушек и дедушек.</p>
<h2>Документы</h2>
<p>Для официального брака за четыре недели нужны паспорта, свидетельства о рождении и справки об отсутствии препятствий с апостилем. Для символической церемонии документы не нужны.</p>
<h2>Что дальше</h2>
<p>Выберите пакет или пришлите дату и число гостей. За два рабочих дня вы получите предложение, где указана каждая цена; пока вы не сказали «да», ничего не решено.</p>`,
    },
  },
}
