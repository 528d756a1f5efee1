import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

export const orionCappadociaSnow: SeedPage<OrionLocale> = {
  key: 'kappadokien-im-schnee',
  pageType: 'blog',
  parent: 'ratgeber',
  scene: 'cappadociasnow',
  pictureSeed: 813,
  publishedOn: '2026-11-04',
  readingMinutes: 6,
  text: {
    de: {
      title: 'Kappadokien im Schnee: wann die Ballone fliegen und wann nicht',
      slug: 'kappadokien-im-schnee',
      label: 'Winter',
      summary: 'Unser Pilot Mehmet führt seit elf Wintern Buch. Was seine Zahlen für Ihre Reise bedeuten.',
      body: `<p>Mehmet steht um vier auf und sieht zuerst auf die Fahne am Hang von Göreme. Seit elf Wintern schreibt er auf, ob sie grün oder rot war. Wir durften abschreiben.</p>
<h2>Was im Heft steht</h2>
<ul><li>November: 17 von 30 Morgen grün.</li><li>Dezember: 14 von 31.</li><li>Januar: 13 von 31, dafür fünf mit frischem Schnee.</li><li>Februar: 14 von 28.</li></ul>
<h2>Warum es meist der Wind ist</h2>
<p>Schneefall dauert selten länger als einen Tag, danach steht oft Hochdruck über dem Plateau: klar, kalt, still. Der Wind kommt vor dem Schnee, nicht mit ihm. Wer am zweiten Morgen nach einem Schneefall startet, hat die besten Aussichten.</p>
<h2>Unser Vorschlag: drei Nächte</h2>
<ol><li>Anreise bis Mittag, Spaziergang durch das Taubental, früh ins Bett.</li><li>Erster Versuch um fünf. Fällt er aus, steht unser Guide um neun mit dem Plan für Derinkuyu bereit.</li><li>Zweiter Versuch. Danach Soğanlı, wo im Winter niemand sonst ist.</li><li>Dritter Versuch, Rückflug erst am Nachmittag.</li></ol>
<h2>Und das Geld</h2>
<p>Solange Sie nicht in der Luft waren, ist nichts verloren: Eine abgesagte Fahrt wird verschoben oder ganz erstattet, noch am selben Tag angewiesen. Das gilt auch, wenn Sie beim dritten Mal lieber ausschlafen.</p>`,
    },
    en: {
      title: 'Snow in Cappadocia: the days on which balloons fly',
      slug: 'cappadocia-in-snow',
      label: 'Winter',
      summary: 'Our pilot Mehmet has kept a notebook for eleven winters. What his figures mean for your trip.',
      body: `<p>Mehmet gets up at four and looks first at the flag on the slope above Göreme. For eleven winters he has written down whether it was green or red. We were allowed to copy.</p>
<h2>What the notebook says</h2>
<ul><li>November: 17 of 30 mornings green.</li><li>December: 14 of 31.</li><li>January: 13 of 31, but five of them with fresh snow.</li><li>February: 14 of 28.</li></ul>
<h2>Why it is mostly the wind</h2>
<p>Snow seldom falls for more than a day; after it the air over the plateau is often clear, cold and still. The wind comes before the snow, not with it. The second morning after a fall has the best chances.</p>
<h2>Our proposal: three nights</h2>
<ol><li>Arrive by noon, walk through Pigeon Valley, early to bed.</li><li>First attempt at five. If it is called off, our guide is ready at nine with the plan for Derinkuyu.</li><li>Second attempt. Afterwards Soğanlı, where nobody else goes in winter.</li><li>Third attempt; fly home only in the afternoon.</li></ol>
<h2>And the money</h2>
<p>As long as you have not been in the air, nothing is lost: a flight called off is moved or refunded in full, and the refund is ordered the same day. That holds even if the third time you would rather sleep in.</p>`,
    },
    tr: {
      title: 'Kapadokya’da kar: balona çıkılan ve çıkılmayan günler',
      slug: 'karda-kapadokya',
      label: 'Kış',
      summary: 'Pilotumuz Mehmet on bir kıştır not tutuyor. Rakamları geziniz için ne diyor?',
      body: `<p>Mehmet dörtte kalkar, önce Göreme yamacındaki bayrağa bakar. On bir kıştır, yeşil miydi kırmızı mıydı, yazar. Defterine bakmamıza izin verdi.</p>
<h2>Defterde ne yazıyor</h2>
<ul><li>Kasım: 30 sabahın 17’si yeşil.</li><li>Aralık: 31’in 14’ü.</li><li>Ocak: 31’in 13’ü; ama beşinde taze kar var.</li><li>Şubat: 28’in 14’ü.</li></ul>
<h2>Neden çoğu kez rüzgâr</h2>
<p>Kar bir günden uzun pek yağmaz; ardından plato çoğu zaman açık, soğuk ve durgundur. Rüzgâr karla değil, kardan önce gelir. En yüksek şans, kardan sonraki ikinci sabahtadır.</p>
<h2>Önerimiz: üç gece</h2>
<ol><li>Öğlene kadar varış, Güvercinlik Vadisi’nde yürüyüş, erken uyku.</li><li>Beşte ilk deneme. Olmazsa rehberimiz dokuzda Derinkuyu planıyla hazırdır.</li><li>İkinci deneme. Sonra, kışın kimsenin gitmediği Soğanlı.</li><li>Üçüncü deneme; dönüş uçağı öğleden sonra.</li></ol>
<h2>Para konusu</h2>
<p>Havalanmadığınız sürece kaybınız olmaz: iptal edilen uçuş ertelenir ya da tamamı iade edilir, iade talimatı aynı gün verilir. Üçüncüde uyumayı seçseniz bile.</p>`,
    },
    ru: {
      title: 'Снег в Каппадокии: в какие дни шары летают',
      slug: 'kappadokiya-v-snegu',
      label: 'Зима',
      summary: 'Наш пилот Мехмет одиннадцать зим ведёт тетрадь. Что его цифры значат для вашей поездки.',
      body: `<p>Мехмет встаёт в четыре и первым делом смотрит на флаг на склоне над Гёреме. Одиннадцать зим он записывает, зелёный тот был или красный. Нам разрешили переписать.</p>
<h2>Что в тетради</h2>
<ul><li>Ноябрь: зелёный флаг 17 раз из 30.</li><li>Декабрь: 14 из 31.</li><li>Январь: 13 из 31, зато пять со свежим снегом.</li><li>Февраль: 14 из 28.</li></ul>
<h2>Почему чаще всего виноват ветер</h2>
<p>Снег редко идёт дольше суток, а потом над плато ясно, холодно и тихо. Ветер приходит перед снегом, а не с ним. Лучшие шансы на второе утро после снегопада.</p>
<h2>Наш совет: три ночи</h2>
<ol><li>Приезд к полудню, прогулка по Голубиной долине, рано спать.</li><li>Первая попытка в пять. Если отмена, гид в девять ждёт вас с планом на Деринкую.</li><li>Вторая попытка. Потом Соганлы, где зимой больше никого.</li><li>Третья попытка, обратный рейс только после обеда.</li></ol>
<h2>А деньги?</h2>
<p>Пока вы не взлетели, вы ничего не теряете: отменённый полёт переносят или возвращают полностью, возврат оформляем в тот же день. Даже если в третий раз вы предпочтёте выспаться.</p>`,
    },
    nl: {
      title: 'Cappadocië in de sneeuw: wanneer de ballonnen gaan en wanneer niet',
      slug: 'cappadocie-in-de-sneeuw',
      label: 'Winter',
      summary: 'Onze piloot Mehmet houdt al elf winters een schrift bij. Wat zijn cijfers zeggen over jouw reis.',
      body: `<p>Mehmet staat om vier uur op en kijkt eerst naar de vlag op de helling boven Göreme. Al elf winters schrijft hij op of die groen was of rood. Wij mochten meelezen.</p>
<h2>Wat er in het schrift staat</h2>
<ul><li>November: 17 van de 30 ochtenden groen.</li><li>December: 14 van de 31.</li><li>Januari: 13 van de 31, waarvan vijf met verse sneeuw.</li><li>Februari: 14 van de 28.</li></ul>
<h2>Waarom het meestal de wind is</h2>
<p>Het sneeuwt zelden langer dan een dag; daarna is het op het plateau vaak helder, koud en stil. De wind komt vóór de sneeuw, niet erbij. De tweede ochtend na een sneeuwval heb je de beste kans.</p>
<h2>Ons voorstel: drie nachten</h2>
<ol><li>Rond de middag aankomen, wandelen door de Duivenvallei, vroeg naar bed.</li><li>Eerste poging om vijf uur. Gaat het niet door, dan staat onze gids om negen uur klaar voor Derinkuyu.</li><li>Tweede poging. Daarna Soğanlı, waar ’s winters verder niemand komt.</li><li>Derde poging; pas ’s middags terugvliegen.</li></ol>
<h2>En het geld</h2>
<p>Zolang je niet in de lucht bent geweest, verlies je niets: een afgelaste vaart wordt verplaatst of helemaal terugbetaald, nog dezelfde dag in gang gezet. Ook als je de derde keer liever uitslaapt.</p>`,
    },
    ar: {
      title: 'كابادوكيا في الثلج: متى تحلّق المناطيد ومتى لا تحلّق',
      slug: 'kabadukya-fi-althalj',
      label: 'شتاء',
      summary: 'يدوّن طيارنا محمد ملاحظاته منذ أحد عشر شتاءً، فماذا تعني أرقامه لرحلتك؟',
      body: `<p>يستيقظ محمد في الرابعة وينظر أولًا إلى الراية على سفح غوريمه. منذ أحد عشر شتاءً يكتب هل كانت خضراء أم حمراء، وقد سمح لنا بالنقل عن دفتره.</p>
<h2>ما في الدفتر</h2>
<ul><li>نوفمبر: 17 صباحًا أخضر من 30.</li><li>ديسمبر: 14 من 31.</li><li>يناير: 13 من 31، خمسة منها بثلج جديد.</li><li>فبراير: 14 من 28.</li></ul>
<h2>لماذا السبب هو الريح غالبًا</h2>
<p>نادرًا ما يستمر الثلج أكثر من يوم، ثم يصفو الجو فوق الهضبة ويبرد ويهدأ. تأتي الريح قبل الثلج لا معه، وأفضل الفرص في الصباح الثاني بعد تساقطه.</p>
<h2>اقتراحنا: ثلاث ليالٍ</h2>
<ol><li>الوصول قبل الظهر، نزهة في وادي الحمام، ونوم مبكر.</li><li>المحاولة الأولى في الخامسة. وإن أُلغيت ينتظرك مرشدنا في التاسعة ببرنامج ديرينكويو.</li><li>المحاولة الثانية، ثم سوغانلي التي لا يقصدها أحد شتاءً.</li><li>المحاولة الثالثة، والعودة بالطائرة بعد الظهر.</li></ol>
<h2>والمال</h2>
<p>ما دمت لم تحلّق فلن تخسر شيئًا: الرحلة الملغاة تؤجَّل أو يُعاد ثمنها كاملًا ويُطلب التحويل في اليوم نفسه، حتى لو فضّلت النوم في المرة الثالثة.</p>`,
    },
  },
}
