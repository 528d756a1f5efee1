import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

export const orionWeddingOrganisation: SeedPage<OrionLocale> = {
  key: 'wedding-organisation',
  pageType: 'content',
  scene: 'wedding',
  pictureSeed: 802,
  text: {
    de: {
      title: 'Hochzeit in der Türkei planen',
      slug: 'hochzeit-planen',
      summary: 'Am Strand von Side, vor antiken Säulen oder im Hof eines Stadthauses, samt Papieren.',
      body: `<p>Sie sagen Ja, wir kümmern uns um alles davor: Orte, Termine, Übersetzungen und das Wetter im Kalender.</p>
<h2>Orte</h2>
<ul><li><strong>Side:</strong> der Strand westlich des Apollontempels, Trauung eine Stunde vor Sonnenuntergang.</li><li><strong>Antalya:</strong> der Innenhof eines osmanischen Stadthauses in Kaleiçi, bis sechzig Gäste.</li><li><strong>Kappadokien:</strong> eine Terrasse in Uçhisar bei Sonnenaufgang, wenn die Ballone kommen.</li></ul>
<h2>Was dazugehört</h2>
<p>Je nach Paket: Standesbeamter, beeidigte Dolmetscherin, Blumen, Fotografin, Menü nach Probeessen, Musik und Transfer für alle Gäste. Ihre Planerin spricht Deutsch und ist am Tag selbst von früh bis spät dabei.</p>
<h2>Rechtsgültig heiraten</h2>
<p>Für Paare aus Deutschland, Österreich und der Schweiz brauchen wir Reisepässe, internationale Geburtsurkunden und Ehefähigkeitszeugnisse. Vier Wochen reichen. Sie erhalten eine internationale Heiratsurkunde, die zu Hause anerkannt wird.</p>
<h2>Die nächsten Schritte</h2>
<p>Senden Sie uns Wunschtermin und Gästezahl. Binnen zwei Werktagen schicken wir einen Vorschlag mit allen Preisen.</p>`,
    },
    en: {
      title: 'Wedding organisation',
      slug: 'wedding-organisation',
      summary: 'On the beach at Side, in front of ancient columns or in a town-house courtyard, papers included.',
      body: `<p>You say yes; we see to everything before it: places, appointments, translations and the weather in the calendar.</p>
<h2>Places</h2>
<ul><li><strong>Side:</strong> the beach west of the Temple of Apollo, an hour before sunset.</li><li><strong>Antalya:</strong> the courtyard of an Ottoman house in Kaleiçi, up to sixty guests.</li><li><strong>Cappadocia:</strong> a terrace in Uçhisar at sunrise, as the balloons come.</li></ul>
<h2>What is included</h2>
<p>Depending on the package: registrar, sworn interpreter, flowers, photographer, a menu you have tasted, music, and transfers for all guests. Your planner speaks your language and is with you on the day from morning to night.</p>
<h2>A legal marriage</h2>
<p>We need passports, birth certificates and certificates of no impediment, with apostille. Four weeks are enough. You receive an international marriage certificate that is recognised at home.</p>
<h2>The next steps</h2>
<p>Send us your date and number of guests. Within two working days you have a proposal with every price.</p>`,
    },
    tr: {
      title: 'Düğün organizasyonu',
      slug: 'dugun-organizasyonu',
      summary: 'Side kumsalında, antik sütunların önünde ya da bir konağın avlusunda; evrakları dahil.',
      body: `<p>Siz evet dersiniz, öncesindeki her şeyle biz ilgileniriz: mekân, randevu, çeviri ve takvimdeki hava.</p>
<h2>Mekânlar</h2>
<ul><li><strong>Side:</strong> Apollon Tapınağı’nın batısındaki kumsal, gün batımından bir saat önce.</li><li><strong>Antalya:</strong> Kaleiçi’nde bir Osmanlı konağının avlusu, altmış misafire kadar.</li><li><strong>Kapadokya:</strong> Uçhisar’da bir teras, gün doğarken, balonlar gelirken.</li></ul>
<h2>Neler dahil</h2>
<p>Pakete göre: nikâh memuru, yeminli tercüman, çiçek, fotoğrafçı, tadımı yapılmış menü, müzik ve bütün misafirlerin ulaşımı. Planlayıcınız dilinizi konuşur, o gün sabahtan geceye yanınızdadır.</p>
<h2>Resmî nikâh</h2>
<p>Yabancı çiftler için pasaport, doğum belgesi ve evlenme ehliyet belgesi gerekir. Dört hafta yeterlidir. Ülkenizde geçerli uluslararası aile cüzdanı verilir.</p>
<h2>Sonraki adım</h2>
<p>Tarihinizi ve misafir sayınızı gönderin. İki iş günü içinde bütün fiyatlarıyla bir teklif alırsınız.</p>`,
    },
    ru: {
      title: 'Организация свадьбы',
      slug: 'organizatsiya-svadby',
      summary: 'На пляже Сиде, у античных колонн или во дворике старого дома, вместе с документами.',
      body: `<p>Вы говорите «да», а всё, что до этого, берём на себя мы: место, время, переводы и погоду в календаре.</p>
<h2>Места</h2>
<ul><li><strong>Сиде:</strong> пляж к западу от храма Аполлона, за час до заката.</li><li><strong>Анталья:</strong> внутренний двор османского дома в Калеичи, до шестидесяти гостей.</li><li><strong>Каппадокия:</strong> терраса в Учхисаре на рассвете, когда появляются шары.</li></ul>
<h2>Что входит</h2>
<p>Смотря по пакету: регистратор, присяжный переводчик, цветы, фотограф, меню после дегустации, музыка и трансфер для всех гостей. Ваш организатор говорит по-русски и в этот день рядом с утра до ночи.</p>
<h2>Официальный брак</h2>
<p>Нужны паспорта, свидетельства о рождении и справки об отсутствии препятствий с апостилем. Четырёх недель достаточно. Вы получите международное свидетельство, которое признают дома.</p>
<h2>Что дальше</h2>
<p>Пришлите дату и число гостей. За два рабочих дня мы отправим предложение со всеми ценами.</p>`,
    },
    nl: {
      title: 'Je bruiloft in Turkije',
      slug: 'bruiloft-organiseren',
      summary: 'Op het strand van Side, voor antieke zuilen of in de hof van een stadshuis, met papieren en al.',
      body: `<p>Jullie zeggen ja, wij regelen alles wat daarvoor komt: plekken, afspraken, vertalingen en het weer op de kalender.</p>
<h2>Plekken</h2>
<ul><li><strong>Side:</strong> het strand ten westen van de Apollotempel, een uur voor zonsondergang.</li><li><strong>Antalya:</strong> de binnenplaats van een Ottomaans huis in Kaleiçi, tot zestig gasten.</li><li><strong>Cappadocië:</strong> een terras in Uçhisar bij zonsopgang, als de ballonnen komen.</li></ul>
<h2>Wat erbij hoort</h2>
<p>Afhankelijk van het pakket: ambtenaar, beëdigd tolk, bloemen, fotograaf, een menu dat je hebt geproefd, muziek en vervoer voor alle gasten. Je planner spreekt je taal en is er op de dag zelf van vroeg tot laat.</p>
<h2>Rechtsgeldig trouwen</h2>
<p>We hebben paspoorten, internationale geboorteakten en verklaringen van huwelijksbevoegdheid nodig. Vier weken is genoeg. Je krijgt een internationale huwelijksakte die thuis wordt erkend.</p>
<h2>De volgende stap</h2>
<p>Stuur ons je datum en het aantal gasten. Binnen twee werkdagen heb je een voorstel met alle prijzen.</p>`,
    },
    ar: {
      title: 'تنظيم حفلات الزفاف',
      slug: 'tanzim-alzifaf',
      summary: 'على شاطئ سيدا أو أمام الأعمدة القديمة أو في فناء بيت عثماني، مع كل الأوراق.',
      body: `<p>أنت تقول نعم، ونحن نتولى كل ما يسبقها: المكان والموعد والترجمة وحتى حساب الطقس.</p>
<h2>الأماكن</h2>
<ul><li><strong>سيدا:</strong> الشاطئ غرب معبد أبولو، قبل الغروب بساعة.</li><li><strong>أنطاليا:</strong> فناء بيت عثماني في كاليتشي، حتى ستين ضيفًا.</li><li><strong>كابادوكيا:</strong> شرفة في أوتشحصار عند الشروق مع وصول المناطيد.</li></ul>
<h2>ما يشمله ذلك</h2>
<p>بحسب الباقة: مأمور العقد ومترجم محلّف وزهور ومصوّر وقائمة طعام تتذوقها مسبقًا وموسيقى ونقل جميع الضيوف، مع إمكانية تخصيص قاعة للنساء. منسّقتك تتحدث العربية وترافقك في ذلك اليوم من الصباح حتى الليل.</p>
<h2>الزواج الرسمي</h2>
<p>نحتاج إلى جوازات السفر وشهادات الميلاد وشهادات خلو الموانع مصدّقة. أربعة أسابيع تكفي، وتحصل على وثيقة زواج دولية.</p>
<h2>الخطوة التالية</h2>
<p>أرسل إلينا الموعد وعدد الضيوف، ونرسل خلال يومي عمل عرضًا بكل الأسعار.</p>`,
    },
  },
}
