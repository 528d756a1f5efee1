import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaHealthTourism: SeedPage<LykiaLocale> = {
  key: 'health-tourism',
  pageType: 'content',
  scene: 'spapool',
  pictureSeed: 803,
  text: {
    en: {
      title: 'Health tourism',
      slug: 'health-tourism',
      summary: 'Three accredited clinics in Antalya, one coordinator, and time to recover by the sea.',
      body: `<p>We are not doctors. We bring you to those whom we and our families see, and stay beside you from the airport to the last check.</p>
<h2>What is possible</h2>
<ul><li><strong>Teeth:</strong> implants, crowns and veneers, in one or two stays of five to seven days.</li><li><strong>Eyes:</strong> laser and lens treatment, three days including the examination.</li><li><strong>Hair:</strong> one day in the clinic, two of rest.</li><li><strong>Body:</strong> thermal water, physiotherapy and hamam after an operation at home.</li></ul>
<h2>With whom</h2>
<p>All three clinics hold the Ministry of Health’s authorisation for international patients; two have JCI accreditation. You know the doctor’s name and experience before you book a flight.</p>
<h2>How it works</h2>
<ol><li>You send a request with your records or photographs. They go to the doctor only.</li><li>Within three working days you have a treatment plan and a fixed price, in writing.</li><li>Your coordinator meets you, translates, and can be reached day and night.</li><li>Once you are home, the doctor sees you by video after one week and after three months.</li></ol>
<h2>And if the plan changes</h2>
<p>If the doctor advises against treatment after seeing you, you pay for the examination and nothing else.</p>`,
    },
    tr: {
      title: 'Sağlık turizmi',
      slug: 'saglik-turizmi',
      summary: 'Antalya’da üç akredite klinik, tek koordinatör ve deniz kıyısında dinlenme.',
      body: `<p>Biz doktor değiliz. Sizi kendimizin ve ailelerimizin gittiği doktorlara götürür, havalimanından son kontrole kadar yanınızda oluruz.</p>
<h2>Neler mümkün</h2>
<ul><li><strong>Diş:</strong> implant, kron ve lamina; beş ila yedi günlük bir ya da iki ziyarette.</li><li><strong>Göz:</strong> lazer ve mercek tedavisi; muayene dahil üç gün.</li><li><strong>Saç:</strong> klinikte bir gün, dinlenmeye iki gün.</li><li><strong>Beden:</strong> ameliyat sonrası kaplıca, fizik tedavi ve hamam.</li></ul>
<h2>Kiminle</h2>
<p>Üç klinik de Sağlık Bakanlığı’nın uluslararası sağlık turizmi yetki belgesine, ikisi JCI akreditasyonuna sahiptir. Doktorun adını ve deneyimini uçak biletinizi almadan öğrenirsiniz.</p>
<h2>Nasıl işliyor</h2>
<ol><li>Tahlillerinizi ya da fotoğraflarınızı talep formuyla gönderirsiniz. Yalnızca doktora ulaşır.</li><li>Üç iş günü içinde yazılı bir tedavi planı ve sabit fiyat alırsınız.</li><li>Koordinatörünüz sizi karşılar, çeviri yapar; gece gündüz ulaşılır.</li><li>Eve döndükten bir hafta ve üç ay sonra doktor sizi görüntülü görür.</li></ol>
<h2>Plan değişirse</h2>
<p>Doktor muayeneden sonra tedaviyi uygun bulmazsa yalnızca muayene ücretini ödersiniz.</p>`,
    },
    de: {
      title: 'Gesundheitsreisen',
      slug: 'gesundheitsreisen',
      summary: 'Drei akkreditierte Kliniken in Antalya, eine Ansprechpartnerin, Erholung am Meer.',
      body: `<p>Wir sind keine Ärzte. Wir bringen Sie zu denen, die wir und unsere Familien aufsuchen, und bleiben vom Flughafen bis zur letzten Kontrolle an Ihrer Seite.</p>
<h2>Was möglich ist</h2>
<ul><li><strong>Zähne:</strong> Implantate, Kronen und Veneers, in einem oder zwei Aufenthalten von fünf bis sieben Tagen.</li><li><strong>Augen:</strong> Laser- und Linsenbehandlung, drei Tage mit Untersuchung.</li><li><strong>Haare:</strong> ein Tag in der Klinik, zwei zum Ausruhen.</li><li><strong>Körper:</strong> Thermalwasser, Physiotherapie und Hamam nach einer Operation zu Hause.</li></ul>
<h2>Mit wem</h2>
<p>Alle drei Kliniken besitzen die Zulassung des Gesundheitsministeriums für internationale Patienten, zwei sind JCI-akkreditiert. Name und Erfahrung der Ärztin oder des Arztes kennen Sie, bevor Sie einen Flug buchen.</p>
<h2>Wie es abläuft</h2>
<ol><li>Sie senden eine Anfrage mit Befunden oder Fotos. Nur die Ärztin oder der Arzt bekommt sie zu sehen.</li><li>Binnen drei Werktagen erhalten Sie schriftlich einen Behandlungsplan und einen Festpreis.</li><li>Ihre Betreuerin holt Sie ab, übersetzt und ist Tag und Nacht erreichbar.</li><li>Zu Hause folgen Videotermine nach einer Woche und nach drei Monaten.</li></ol>
<h2>Und wenn es anders kommt</h2>
<p>Rät der Arzt nach der Untersuchung ab, zahlen Sie nur die Untersuchung.</p>`,
    },
    ru: {
      title: 'Лечение в Турции',
      slug: 'lechenie-v-turtsii',
      summary: 'Три аккредитованные клиники в Анталье, один координатор и отдых у моря.',
      body: `<p>Мы не врачи. Мы привозим вас к тем, у кого лечимся сами, и остаёмся рядом от аэропорта до последнего осмотра.</p>
<h2>Что возможно</h2>
<ul><li><strong>Зубы:</strong> импланты, коронки и виниры за одну или две поездки по пять–семь дней.</li><li><strong>Глаза:</strong> лазер и замена хрусталика, три дня вместе с обследованием.</li><li><strong>Волосы:</strong> день в клинике и два дня отдыха.</li><li><strong>Тело:</strong> термальная вода, физиотерапия и хамам после операции, сделанной дома.</li></ul>
<h2>С кем</h2>
<p>У всех трёх клиник есть разрешение Министерства здравоохранения на приём иностранных пациентов, у двух — аккредитация JCI. Имя и опыт врача вы узнаете до покупки билета.</p>
<h2>Как это проходит</h2>
<ol><li>Вы отправляете заявку с заключениями или снимками. Их видит только врач.</li><li>За три рабочих дня вы получаете письменный план лечения и фиксированную цену.</li><li>Координатор встречает вас, переводит и на связи круглые сутки.</li><li>Дома врач проводит видеоприём через неделю и через три месяца.</li></ol>
<h2>Если план изменится</h2>
<p>Если после осмотра врач не советует лечение, вы платите только за осмотр.</p>`,
    },
  },
}
