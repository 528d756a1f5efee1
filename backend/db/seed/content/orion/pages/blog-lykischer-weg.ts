import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

export const orionLycianWay: SeedPage<OrionLocale> = {
  key: 'lykischer-weg',
  pageType: 'blog',
  parent: 'regionen',
  scene: 'oludeniz',
  pictureSeed: 822,
  publishedOn: '2026-10-21',
  readingMinutes: 5,
  text: {
    de: {
      title: 'Der Lykische Weg in vier leichten Tagen, das Gepäck fährt voraus',
      slug: 'lykischer-weg-vier-leichte-tage',
      label: 'Wandern',
      summary: 'Das östliche Ende des Weges, von Antalya aus ohne Mietwagen und ohne schweren Rucksack.',
      body: `<p>Alle kennen den Westen des Weges. Der Osten, zwischen Adrasan und Göynük, liegt anderthalb Stunden von Antalya, ist schattiger und im Frühling fast leer.</p>
<h2>Die vier Etappen</h2>
<ul><li><strong>Karaöz bis Leuchtturm Gelidonya, 8 km.</strong> Steigung am Morgen, dann der Blick auf fünf Inseln. Zurück auf demselben Weg.</li><li><strong>Adrasan nach Olympos, 15 km.</strong> Der einzige lange Tag. Kiefern bis zum Sattel, danach Lorbeer bis in die Ruinen.</li><li><strong>Çıralı zu den Flammen der Chimäre, 7 km.</strong> Am späten Nachmittag losgehen, im Dunkeln mit Stirnlampe zurück.</li><li><strong>Göynük-Schlucht, 9 km.</strong> Zum Abschluss die Füße im Wasser.</li></ul>
<h2>So geht es mit dem Gepäck</h2>
<p>Unser Fahrer holt die Taschen um acht in der Pension und stellt sie bis zwei in die nächste. Er nimmt auch Wanderer mit, die einen Tag aussetzen.</p>
<h2>Wann</h2>
<p>Mitte Februar bis Anfang Mai und ab Mitte Oktober. Im Februar blühen die Anemonen, im November sind die Orangen reif; im Sommer ist es auf den Felsen zu heiß.</p>
<h2>Was es kostet</h2>
<p>Vier Nächte mit Halbpension liegen bei 240 Euro, der Gepäckdienst bei 60 Euro pro Tasche.</p>`,
    },
    en: {
      title: 'The Lycian Way in four easy days, with luggage sent ahead',
      slug: 'lycian-way-four-easy-days',
      label: 'Walking',
      summary: 'The eastern end of the path, from Antalya without a car and without a heavy rucksack.',
      body: `<p>Everybody knows the west of the path. The east, between Adrasan and Göynük, is an hour and a half from Antalya, has more shade and is almost empty in spring.</p>
<h2>The four stages</h2>
<ul><li><strong>Karaöz to Gelidonya lighthouse, 8 km.</strong> A climb in the morning, then the view over five islands. Back the same way.</li><li><strong>Adrasan to Olympos, 15 km.</strong> The only long day. Pines up to the saddle, laurel down into the ruins.</li><li><strong>Çıralı to the flames of the Chimaera, 7 km.</strong> Set out in the late afternoon and come back by head torch.</li><li><strong>Göynük canyon, 9 km.</strong> To finish, with your feet in the water.</li></ul>
<h2>How the luggage travels</h2>
<p>Our driver collects the bags from your guest house at eight and puts them into the next by two. He also takes walkers who want a day off.</p>
<h2>When</h2>
<p>From mid-February to early May and again from mid-October. In February the anemones are out, in November the oranges are ripe; in summer the rocks are too hot.</p>
<h2>What it costs</h2>
<p>Four nights with half board come to about 240 euros, the luggage service to 60 euros a bag.</p>`,
    },
    tr: {
      title: 'Dört rahat günde Likya Yolu, bavul önden gider',
      slug: 'likya-yolu-dort-rahat-gun',
      label: 'Yürüyüş',
      summary: 'Yolun doğu ucu; Antalya’dan araba kiralamadan, sırtta ağır çanta taşımadan.',
      body: `<p>Yolun batısını herkes bilir. Doğusu, Adrasan ile Göynük arası, Antalya’ya bir buçuk saat; daha gölgelidir ve baharda neredeyse boştur.</p>
<h2>Dört etap</h2>
<ul><li><strong>Karaöz – Gelidonya Feneri, 8 km.</strong> Sabah yokuş, sonra beş adanın manzarası. Aynı yoldan dönülür.</li><li><strong>Adrasan – Olimpos, 15 km.</strong> Tek uzun gün. Geçide kadar çam, sonra kalıntılara kadar defne.</li><li><strong>Çıralı – Yanartaş, 7 km.</strong> İkindide çıkılır, karanlıkta kafa lambasıyla dönülür.</li><li><strong>Göynük Kanyonu, 9 km.</strong> Kapanış, ayaklar suda.</li></ul>
<h2>Bavullar nasıl gider</h2>
<p>Şoförümüz çantaları sekizde pansiyondan alır, en geç ikide bir sonrakine bırakır. Bir gün yürümek istemeyeni de götürür.</p>
<h2>Ne zaman</h2>
<p>Şubat ortasından mayıs başına, bir de ekim ortasından sonra. Şubatta anemonlar açar, kasımda portakal olgundur; yazın kayalar çok sıcaktır.</p>
<h2>Kaça gelir</h2>
<p>Yarım pansiyon dört gece 240 avro kadar, bavul hizmeti çanta başına 60 avrodur.</p>`,
    },
    ru: {
      title: 'Ликийская тропа за четыре лёгких дня, багаж едет вперёд',
      slug: 'likiyskaya-tropa-chetyre-dnya',
      label: 'Пешком',
      summary: 'Восточный конец тропы: из Антальи без машины и без тяжёлого рюкзака.',
      body: `<p>Запад тропы знают все. Восток, между Адрасаном и Гёйнюком, в полутора часах от Антальи, тенистее и весной почти пуст.</p>
<h2>Четыре отрезка</h2>
<ul><li><strong>Караёз — маяк Гелидонья, 8 км.</strong> Утром подъём, потом вид на пять островов. Обратно той же дорогой.</li><li><strong>Адрасан — Олимпос, 15 км.</strong> Единственный длинный день. До седловины сосны, дальше лавры до самых руин.</li><li><strong>Чиралы — огни Химеры, 7 км.</strong> Выходите ближе к вечеру, обратно с фонариком.</li><li><strong>Каньон Гёйнюк, 9 км.</strong> Напоследок ноги в воде.</li></ul>
<h2>Как едет багаж</h2>
<p>Водитель забирает сумки из пансиона в восемь и до двух ставит их в следующий. Он возьмёт и тех, кто решил день отдохнуть.</p>
<h2>Когда</h2>
<p>С середины февраля до начала мая и с середины октября. В феврале цветут анемоны, в ноябре спеют апельсины; летом на камнях слишком жарко.</p>
<h2>Сколько стоит</h2>
<p>Четыре ночи с полупансионом — около 240 евро, перевозка багажа — 60 евро за сумку.</p>`,
    },
    nl: {
      title: 'De Lycische Weg in vier makkelijke dagen, je bagage gaat vooruit',
      slug: 'lycische-weg-vier-dagen',
      label: 'Wandelen',
      summary: 'Het oostelijke eind van het pad, vanuit Antalya zonder auto en zonder zware rugzak.',
      body: `<p>Het westen van het pad kent iedereen. Het oosten, tussen Adrasan en Göynük, ligt anderhalf uur van Antalya, heeft meer schaduw en is in het voorjaar bijna leeg.</p>
<h2>De vier etappes</h2>
<ul><li><strong>Karaöz naar de vuurtoren van Gelidonya, 8 km.</strong> ’s Ochtends klimmen, dan uitzicht op vijf eilanden. Dezelfde weg terug.</li><li><strong>Adrasan naar Olympos, 15 km.</strong> De enige lange dag. Dennen tot de pas, daarna laurier tot in de ruïnes.</li><li><strong>Çıralı naar de vlammen van de Chimaera, 7 km.</strong> Vertrek laat in de middag, terug met een hoofdlamp.</li><li><strong>Göynükkloof, 9 km.</strong> Tot slot met je voeten in het water.</li></ul>
<h2>Hoe je bagage reist</h2>
<p>Onze chauffeur haalt de tassen om acht uur op en zet ze voor twee uur in het volgende pension. Wie een dag wil overslaan, rijdt met hem mee.</p>
<h2>Wanneer</h2>
<p>Van half februari tot begin mei en weer vanaf half oktober. In februari bloeien de anemonen, in november zijn de sinaasappels rijp; ’s zomers zijn de rotsen te heet.</p>
<h2>Wat het kost</h2>
<p>Vier nachten met halfpension kosten ongeveer 240 euro, de bagagedienst 60 euro per tas.</p>`,
    },
    ar: {
      title: 'طريق ليقيا في أربعة أيام سهلة، والأمتعة تسبقك',
      slug: 'tariq-likya-arbaat-ayyam',
      label: 'مشي',
      summary: 'الطرف الشرقي من الطريق، من أنطاليا دون سيارة ودون حقيبة ثقيلة.',
      body: `<p>غرب الطريق يعرفه الجميع. أما شرقه بين أدراسان وغوينوك فعلى بعد ساعة ونصف من أنطاليا، وظله أكثر ويكاد يخلو في الربيع.</p>
<h2>المراحل الأربع</h2>
<ul><li><strong>من كاراأوز إلى منارة غليدونيا، 8 كم.</strong> صعود صباحي ثم إطلالة على خمس جزر، والعودة من الطريق نفسه.</li><li><strong>من أدراسان إلى أوليمبوس، 15 كم.</strong> اليوم الطويل الوحيد: صنوبر حتى الممر الجبلي ثم غار حتى الآثار.</li><li><strong>من تشيرالي إلى نيران الكيميرا، 7 كم.</strong> انطلق عصرًا وعُد ليلًا بمصباح الرأس.</li><li><strong>وادي غوينوك، 9 كم.</strong> والختام والأقدام في الماء.</li></ul>
<h2>كيف تنتقل الأمتعة</h2>
<p>يأخذ سائقنا الحقائب من النُّزُل في الثامنة ويضعها في النُّزُل التالي قبل الثانية، ويصطحب من أراد أن يستريح يومًا.</p>
<h2>متى</h2>
<p>من منتصف فبراير إلى أوائل مايو، ثم من منتصف أكتوبر. في فبراير تزهر شقائق النعمان وفي نوفمبر ينضج البرتقال، أما الصيف فالصخور فيه حارة جدًا.</p>
<h2>كم يكلف</h2>
<p>أربع ليالٍ مع نصف إقامة نحو 240 يورو، ونقل الأمتعة 60 يورو للحقيبة.</p>`,
    },
  },
}
