import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

export const orionBodrumLanes: SeedPage<OrionLocale> = {
  key: 'bodrum-gassen',
  pageType: 'blog',
  parent: 'regionen',
  scene: 'bodrum',
  pictureSeed: 824,
  publishedOn: '2026-09-18',
  readingMinutes: 4,
  text: {
    de: {
      title: 'Bodrums weiße Gassen, zu Fuß und ohne Plan',
      slug: 'bodrums-weisse-gassen',
      label: 'Küste',
      summary: 'Ein Vormittag zwischen Burg und Windmühlen, an dem man sich am besten verläuft.',
      body: `<p>Bodrum ist am schönsten zwischen acht und elf, wenn die Katzen noch die Stühle haben. Sie brauchen keine Karte: Bergauf kommen Sie zu den Windmühlen, bergab immer ans Wasser.</p>
<h2>Anfangen</h2>
<p>Am Tor der Johanniterburg, bevor sie öffnet. Gehen Sie nicht hinein, sondern links herum, an den Bootswerften entlang, wo noch Holz gebogen wird.</p>
<h2>Sich verlaufen</h2>
<p>Hinter der Moschee von Kumbahçe beginnen die Gassen. Die Häuser sind weiß, weil Kalk einst vor der Seuche schützen sollte; die Türen sind blau gegen den bösen Blick, sagen die einen, weil die Farbe übrig war, sagen die anderen.</p>
<ul><li>Das Haus des Malers mit den Tonkrügen: Klopfen ist erlaubt.</li><li>Der Schuster in der Cumhuriyet Caddesi macht Sandalen nach Maß, fertig am Abend.</li><li>Das Mausoleum, eines der sieben Weltwunder, ist heute ein stiller Garten mit Säulentrommeln.</li></ul>
<h2>Ankommen</h2>
<p>Bei den Windmühlen oberhalb von Gümbet. Von dort sehen Sie beide Buchten und wissen, wo Sie waren. Der Dolmuş bringt Sie für kleines Geld zurück; Handzeichen genügt.</p>
<p>Wer lieber jemanden dabei hat, der die Türen kennt: Unser Rundgang beginnt von Dienstag bis Sonntag um 16:30 Uhr am Burgtor und endet an einem Tisch voller Vorspeisen.</p>`,
    },
    en: {
      title: 'Bodrum’s white lanes, on foot and without a plan',
      slug: 'bodrums-white-lanes',
      label: 'Coast',
      summary: 'A morning between castle and windmills, and the best of it is getting lost.',
      body: `<p>Bodrum is loveliest between eight and eleven, while the cats still own the chairs. You need no map: uphill you reach the windmills, downhill always the water.</p>
<h2>Begin</h2>
<p>At the gate of the knights’ castle, before it opens. Do not go in but round to the left, past the boatyards where timber is still bent.</p>
<h2>Get lost</h2>
<p>Behind the Kumbahçe mosque the lanes begin. The houses are white because lime was once thought to keep the plague away; the doors are blue against the evil eye, say some, because there was paint left over, say others.</p>
<ul><li>The painter’s house with the clay jars: you may knock.</li><li>The cobbler on Cumhuriyet Caddesi makes sandals to measure, ready by evening.</li><li>The Mausoleum, one of the seven wonders, is now a quiet garden with drums of columns.</li></ul>
<h2>Arrive</h2>
<p>At the windmills above Gümbet. From there you see both bays and know where you have been. The dolmuş takes you back for small change; raise a hand.</p>
<p>If you would rather have someone beside you who knows the doors: our walk sets out from the castle gate at 16:30, Tuesday to Sunday, and ends at a table full of meze.</p>`,
    },
    tr: {
      title: 'Bodrum’un beyaz sokakları, yürüyerek ve plansız',
      slug: 'bodrumun-beyaz-sokaklari',
      label: 'Kıyı',
      summary: 'Kale ile değirmenler arasında, kaybolmanın en iyisi olduğu bir sabah.',
      body: `<p>Bodrum en çok sekizle on bir arasında, sandalyeler hâlâ kedilerinken güzeldir. Harita gerekmez: yokuş yukarı değirmenlere, yokuş aşağı hep suya çıkarsınız.</p>
<h2>Başlangıç</h2>
<p>Açılmadan önce kalenin kapısında. İçeri girmeyin, soldan dolanın; ahşabın hâlâ eğildiği tersanelerin önünden.</p>
<h2>Kaybolmak</h2>
<p>Sokaklar Kumbahçe Camii’nin arkasında başlar. Evler beyazdır, çünkü kirecin bir zamanlar salgından koruduğuna inanılırdı; kapılar nazara karşı mavidir derler, kimi de boya arttığı için der.</p>
<ul><li>Küplü ressam evi: kapıyı çalabilirsiniz.</li><li>Cumhuriyet Caddesi’ndeki ayakkabıcı ölçüyle sandalet yapar, akşama hazır olur.</li><li>Dünyanın yedi harikasından Mausoleion bugün sütun kasnaklı, sessiz bir bahçedir.</li></ul>
<h2>Varış</h2>
<p>Gümbet’in üstündeki değirmenler. İki koyu birden görür, nereden geldiğinizi anlarsınız. Dönüşte dolmuşa el kaldırmanız yeter.</p>
<p>Kapıları bilen biri yanımda olsun derseniz: yürüyüşümüz salıdan pazara 16:30’da kale kapısında başlar, meze dolu bir masada biter.</p>`,
    },
    ru: {
      title: 'Белые переулки Бодрума: пешком и без плана',
      slug: 'belye-pereulki-bodruma',
      label: 'Побережье',
      summary: 'Утро между крепостью и мельницами, когда лучше всего заблудиться.',
      body: `<p>Лучше всего Бодрум с восьми до одиннадцати, пока стулья ещё принадлежат кошкам. Карта не нужна: вверх вы придёте к мельницам, вниз всегда к воде.</p>
<h2>Начать</h2>
<p>У ворот рыцарской крепости, до открытия. Не заходите внутрь, обойдите слева, мимо верфей, где до сих пор гнут дерево.</p>
<h2>Заблудиться</h2>
<p>За мечетью Кумбахче начинаются переулки. Дома белые, потому что известь когда-то считали защитой от чумы; двери синие, говорят одни, от сглаза, а другие — потому что осталась краска.</p>
<ul><li>Дом художника с глиняными кувшинами: можно постучать.</li><li>Сапожник на Джумхуриет-Джаддеси делает сандалии по мерке, готовы к вечеру.</li><li>Мавзолей, одно из семи чудес света, теперь тихий сад с барабанами колонн.</li></ul>
<h2>Прийти</h2>
<p>К мельницам над Гюмбетом. Оттуда видны обе бухты и понятно, где вы были. Обратно за мелочь довезёт долмуш, достаточно поднять руку.</p>
<p>Если хочется идти с тем, кто знает эти двери: наша прогулка начинается у ворот крепости со вторника по воскресенье в 16:30 и кончается за столом с закусками.</p>`,
    },
    nl: {
      title: 'De witte steegjes van Bodrum, te voet en zonder plan',
      slug: 'witte-steegjes-van-bodrum',
      label: 'Kust',
      summary: 'Een ochtend tussen kasteel en windmolens, waarop je het best kunt verdwalen.',
      body: `<p>Bodrum is het mooist tussen acht en elf, als de stoelen nog van de katten zijn. Een kaart heb je niet nodig: omhoog kom je bij de windmolens, omlaag altijd bij het water.</p>
<h2>Beginnen</h2>
<p>Bij de poort van het ridderkasteel, voor het opengaat. Ga niet naar binnen maar linksom, langs de werven waar nog hout wordt gebogen.</p>
<h2>Verdwalen</h2>
<p>Achter de moskee van Kumbahçe beginnen de steegjes. De huizen zijn wit omdat kalk ooit tegen de pest zou helpen; de deuren zijn blauw tegen het boze oog, zegt de een, omdat er verf over was, zegt de ander.</p>
<ul><li>Het huis van de schilder met de kruiken: kloppen mag.</li><li>De schoenmaker in de Cumhuriyet Caddesi maakt sandalen op maat, ’s avonds klaar.</li><li>Het Mausoleum, een van de zeven wereldwonderen, is nu een stille tuin met zuiltrommels.</li></ul>
<h2>Aankomen</h2>
<p>Bij de windmolens boven Gümbet. Daar zie je beide baaien en weet je waar je bent geweest. De dolmuş brengt je voor klein geld terug; steek je hand op.</p>
<p>Heb je liever iemand bij je die de deuren kent: onze wandeling begint van dinsdag tot en met zondag om 16:30 uur bij de kasteelpoort en eindigt aan een tafel vol meze.</p>`,
    },
    ar: {
      title: 'أزقة بودروم البيضاء، مشيًا ودون خطة',
      slug: 'aziqqat-budrum-albayda',
      label: 'الساحل',
      summary: 'صباح بين القلعة وطواحين الهواء، وأجمل ما فيه أن تضلّ الطريق.',
      body: `<p>أجمل ما تكون بودروم بين الثامنة والحادية عشرة، والكراسي لا تزال للقطط. لا تحتاج إلى خريطة: صعودًا تصل إلى الطواحين، ونزولًا إلى الماء دائمًا.</p>
<h2>البداية</h2>
<p>عند بوابة قلعة الفرسان قبل أن تُفتح. لا تدخل بل دُر يسارًا بمحاذاة ورش القوارب حيث لا يزال الخشب يُثنى.</p>
<h2>الضياع</h2>
<p>خلف مسجد كومبهتشه تبدأ الأزقة. البيوت بيضاء لأن الكلس كان يُظن واقيًا من الوباء، والأبواب زرقاء اتقاءً للعين كما يقول بعضهم، أو لأن الدهان زاد عن الحاجة كما يقول آخرون.</p>
<ul><li>بيت الرسام ذو الجرار الفخارية: يمكنك طرق الباب.</li><li>الإسكافي في شارع جمهورييت يصنع صنادل على المقاس تجهز مساءً.</li><li>الضريح، إحدى عجائب الدنيا السبع، صار حديقة هادئة بين قطع الأعمدة.</li></ul>
<h2>الوصول</h2>
<p>عند الطواحين فوق غومبت. من هناك ترى الخليجين وتعرف أين كنت. وتعيدك الحافلة الصغيرة بأجرة زهيدة، يكفي أن ترفع يدك.</p>
<p>وإن أردت من يعرف هذه الأبواب، فجولتنا تبدأ من بوابة القلعة في الساعة 16:30 من الثلاثاء إلى الأحد وتنتهي على مائدة من المقبلات.</p>`,
    },
  },
}
