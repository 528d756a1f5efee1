import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

export const orionGuletOrYacht: SeedPage<OrionLocale> = {
  key: 'gulet-oder-motoryacht',
  pageType: 'blog',
  parent: 'ratgeber',
  scene: 'gulet',
  pictureSeed: 823,
  publishedOn: '2026-10-02',
  readingMinutes: 7,
  text: {
    de: {
      title: 'Gulet oder Motoryacht: eine Woche zu acht, ehrlich gerechnet',
      slug: 'gulet-oder-motoryacht',
      label: 'Segeln',
      summary: 'Charter, Treibstoff, Küche, Trinkgeld: zwei echte Angebote ab Bodrum nebeneinander.',
      body: `<p>Familie Reuter aus Ulm hat uns ihre beiden Angebote für Juni gezeigt, acht Personen ab Bodrum. Sie hat sich für die Gulet entschieden. Hier ist die Rechnung dazu.</p>
<table><thead><tr><th scope="col">Eine Woche im Juni</th><th scope="col">Gulet, 24 m</th><th scope="col">Motoryacht, 18 m</th></tr></thead><tbody><tr><td>Boot und Crew</td><td>10.400 €</td><td>13.200 €</td></tr><tr><td>Treibstoff</td><td>im Preis</td><td>2.800 €</td></tr><tr><td>Vollpension</td><td>2.400 €</td><td>2.560 €</td></tr><tr><td>Häfen</td><td>160 €</td><td>400 €</td></tr><tr><td>Trinkgeld</td><td>800 €</td><td>960 €</td></tr><tr><td><strong>Pro Person</strong></td><td><strong>1.720 €</strong></td><td><strong>2.490 €</strong></td></tr></tbody></table>
<h2>Was den Unterschied macht</h2>
<p>Eine Motoryacht verbraucht in der Stunde so viel wie eine Gulet am halben Tag. Dafür liegt Knidos nicht zwei Stunden entfernt, sondern fünfundvierzig Minuten.</p>
<h2>Drei Fragen vor der Unterschrift</h2>
<ul><li>Wie viele Motorstunden am Tag sind enthalten?</li><li>Hat jede Kabine eine Klimaanlage, und läuft sie nachts?</li><li>Darf man eigene Getränke mitbringen, und was kostet der Korken?</li></ul>
<h2>Wem wir was raten</h2>
<p>Wer lesen, schwimmen und abends lange sitzen will, nimmt die Gulet. Wer vier Tage hat und Inseln sammelt, die Yacht. Beide legen freitags an, denn samstags wird geputzt.</p>`,
    },
    en: {
      title: 'Gulet or motor yacht? What a week for eight really costs',
      slug: 'gulet-or-motor-yacht',
      label: 'Sailing',
      summary: 'Charter, fuel, meals, tips: two real offers from Bodrum side by side.',
      body: `<p>The Reuter family from Ulm showed us their two offers for June, eight people from Bodrum. They took the gulet. Here is the bill.</p>
<table><thead><tr><th scope="col">A week in June</th><th scope="col">Gulet, 24 m</th><th scope="col">Motor yacht, 18 m</th></tr></thead><tbody><tr><td>Boat and crew</td><td>€10,400</td><td>€13,200</td></tr><tr><td>Fuel</td><td>included</td><td>€2,800</td></tr><tr><td>Full board</td><td>€2,400</td><td>€2,560</td></tr><tr><td>Harbours</td><td>€160</td><td>€400</td></tr><tr><td>Tip</td><td>€800</td><td>€960</td></tr><tr><td><strong>Per person</strong></td><td><strong>€1,720</strong></td><td><strong>€2,490</strong></td></tr></tbody></table>
<h2>What makes the difference</h2>
<p>In one hour a motor yacht burns what a gulet needs for half a day. In return Knidos is forty-five minutes away instead of two hours.</p>
<h2>Three questions before you sign</h2>
<ul><li>How many engine hours a day are included?</li><li>Does every cabin have air conditioning, and does it run at night?</li><li>May you bring your own drinks, and what is the corkage?</li></ul>
<h2>Our advice</h2>
<p>If you want to read, swim and sit long in the evening, take the gulet. If you have four days and collect islands, the yacht. Both come in on Friday, because Saturday is for cleaning.</p>`,
    },
    tr: {
      title: 'Gulet mi, motoryat mı? Sekiz kişilik bir hafta gerçekte kaç para',
      slug: 'gulet-mi-motoryat-mi',
      label: 'Denizde',
      summary: 'Kira, yakıt, yemek, bahşiş: Bodrum çıkışlı iki gerçek teklif yan yana.',
      body: `<p>Ulm’lu Reuter ailesi haziran için aldığı iki teklifi gösterdi; sekiz kişi, Bodrum çıkışlı. Guleti seçtiler. Hesabı burada.</p>
<table><thead><tr><th scope="col">Haziranda bir hafta</th><th scope="col">Gulet, 24 m</th><th scope="col">Motoryat, 18 m</th></tr></thead><tbody><tr><td>Tekne ve mürettebat</td><td>10.400 €</td><td>13.200 €</td></tr><tr><td>Yakıt</td><td>fiyata dahil</td><td>2.800 €</td></tr><tr><td>Tam pansiyon</td><td>2.400 €</td><td>2.560 €</td></tr><tr><td>Limanlar</td><td>160 €</td><td>400 €</td></tr><tr><td>Bahşiş</td><td>800 €</td><td>960 €</td></tr><tr><td><strong>Kişi başı</strong></td><td><strong>1.720 €</strong></td><td><strong>2.490 €</strong></td></tr></tbody></table>
<h2>Farkı yaratan</h2>
<p>Motoryat bir saatte, guletin yarım günde yaktığı kadar yakar. Karşılığında Knidos iki saat değil, kırk beş dakika uzaktadır.</p>
<h2>İmzadan önce üç soru</h2>
<ul><li>Günde kaç saat motor dahil?</li><li>Her kamarada klima var mı, gece çalışıyor mu?</li><li>Kendi içeceğinizi getirebilir misiniz, servis bedeli ne kadar?</li></ul>
<h2>Bizce</h2>
<p>Okumak, yüzmek, akşamları uzun oturmak isteyen guleti; dört günü olup ada toplamak isteyen motoryatı seçsin. İkisi de cuma yanaşır, çünkü cumartesi temizlik günüdür.</p>`,
    },
    ru: {
      title: 'Гулет или моторная яхта? Во что обойдётся неделя на восьмерых',
      slug: 'gulet-ili-motornaya-yakhta',
      label: 'Под парусом',
      summary: 'Аренда, топливо, кухня, чаевые: два настоящих предложения из Бодрума рядом.',
      body: `<p>Семья Ройтер из Ульма показала нам два предложения на июнь: восемь человек из Бодрума. Они выбрали гулет. Вот счёт.</p>
<table><thead><tr><th scope="col">Неделя в июне</th><th scope="col">Гулет, 24 м</th><th scope="col">Моторная яхта, 18 м</th></tr></thead><tbody><tr><td>Судно и экипаж</td><td>10 400 €</td><td>13 200 €</td></tr><tr><td>Топливо</td><td>в цене</td><td>2 800 €</td></tr><tr><td>Полный пансион</td><td>2 400 €</td><td>2 560 €</td></tr><tr><td>Порты</td><td>160 €</td><td>400 €</td></tr><tr><td>Чаевые</td><td>800 €</td><td>960 €</td></tr><tr><td><strong>На человека</strong></td><td><strong>1 720 €</strong></td><td><strong>2 490 €</strong></td></tr></tbody></table>
<h2>Откуда разница</h2>
<p>За час моторная яхта сжигает столько, сколько гулет за полдня. Зато до Книда не два часа, а сорок пять минут.</p>
<h2>Три вопроса до подписи</h2>
<ul><li>Сколько моточасов в день включено?</li><li>Есть ли кондиционер в каждой каюте и работает ли он ночью?</li><li>Можно ли взять свои напитки и сколько стоит пробковый сбор?</li></ul>
<h2>Что посоветуем</h2>
<p>Кто хочет читать, плавать и подолгу сидеть вечерами, пусть берёт гулет. У кого четыре дня и кто собирает острова — яхту. Обе приходят в пятницу: в субботу уборка.</p>`,
    },
    nl: {
      title: 'Gulet of motorjacht? Wat een week met acht personen echt kost',
      slug: 'gulet-of-motorjacht',
      label: 'Zeilen',
      summary: 'Huur, brandstof, keuken, fooi: twee echte offertes vanaf Bodrum naast elkaar.',
      body: `<p>De familie Reuter uit Ulm liet ons haar twee offertes voor juni zien, acht personen vanaf Bodrum. Het werd de gulet. Hier is de rekening.</p>
<table><thead><tr><th scope="col">Een week in juni</th><th scope="col">Gulet, 24 m</th><th scope="col">Motorjacht, 18 m</th></tr></thead><tbody><tr><td>Boot en bemanning</td><td>€ 10.400</td><td>€ 13.200</td></tr><tr><td>Brandstof</td><td>in de prijs</td><td>€ 2.800</td></tr><tr><td>Volpension</td><td>€ 2.400</td><td>€ 2.560</td></tr><tr><td>Havens</td><td>€ 160</td><td>€ 400</td></tr><tr><td>Fooi</td><td>€ 800</td><td>€ 960</td></tr><tr><td><strong>Per persoon</strong></td><td><strong>€ 1.720</strong></td><td><strong>€ 2.490</strong></td></tr></tbody></table>
<h2>Waar het verschil zit</h2>
<p>Een motorjacht verstookt in een uur wat een gulet in een halve dag nodig heeft. Daar staat tegenover dat Knidos geen twee uur ver is, maar drie kwartier.</p>
<h2>Drie vragen voor je tekent</h2>
<ul><li>Hoeveel motoruren per dag zijn inbegrepen?</li><li>Heeft elke hut airco, en draait die ’s nachts?</li><li>Mag je eigen drank meenemen, en wat kost dat?</li></ul>
<h2>Ons advies</h2>
<p>Wil je lezen, zwemmen en ’s avonds lang blijven zitten, neem dan de gulet. Heb je vier dagen en verzamel je eilanden, dan het jacht. Allebei leggen ze vrijdag aan, want zaterdag wordt er schoongemaakt.</p>`,
    },
    ar: {
      title: 'قارب غوليت أم يخت؟ كم يكلف أسبوع لثمانية أشخاص فعلًا',
      slug: 'ghulit-am-yakht',
      label: 'إبحار',
      summary: 'الإيجار والوقود والطعام والإكرامية: عرضان حقيقيان من بودروم جنبًا إلى جنب.',
      body: `<p>أرتنا عائلة رويتر من مدينة أولم عرضين لشهر يونيو، لثمانية أشخاص من بودروم، وقد اختارت الغوليت. وهذه هي الفاتورة.</p>
<table><thead><tr><th scope="col">أسبوع في يونيو</th><th scope="col">غوليت، 24 م</th><th scope="col">يخت، 18 م</th></tr></thead><tbody><tr><td>القارب والطاقم</td><td>10,400 يورو</td><td>13,200 يورو</td></tr><tr><td>الوقود</td><td>ضمن السعر</td><td>2,800 يورو</td></tr><tr><td>الإقامة الكاملة</td><td>2,400 يورو</td><td>2,560 يورو</td></tr><tr><td>الموانئ</td><td>160 يورو</td><td>400 يورو</td></tr><tr><td>الإكرامية</td><td>800 يورو</td><td>960 يورو</td></tr><tr><td><strong>للشخص</strong></td><td><strong>1,720 يورو</strong></td><td><strong>2,490 يورو</strong></td></tr></tbody></table>
<h2>سبب الفرق</h2>
<p>يستهلك اليخت في ساعة ما يستهلكه الغوليت في نصف يوم، لكن الوصول به إلى كنيدوس يستغرق خمسًا وأربعين دقيقة بدل ساعتين.</p>
<h2>ثلاثة أسئلة قبل التوقيع</h2>
<ul><li>كم ساعة تشغيل للمحرك مشمولة يوميًا؟</li><li>هل في كل مقصورة مكيف، وهل يعمل ليلًا؟</li><li>هل يمكن إحضار مشروباتك الخاصة، وبأي رسوم؟</li></ul>
<h2>نصيحتنا</h2>
<p>من أراد القراءة والسباحة والسهر الطويل فليختر الغوليت، ومن كان لديه أربعة أيام ويحب زيارة الجزر فليختر اليخت. وكلاهما يعود يوم الجمعة لأن السبت للتنظيف.</p>`,
    },
  },
}
