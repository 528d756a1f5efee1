import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

export const orionHealthTourism: SeedPage<OrionLocale> = {
  key: 'health-tourism',
  pageType: 'content',
  scene: 'hammam',
  pictureSeed: 803,
  text: {
    de: {
      title: 'Gesundheitsreisen',
      slug: 'gesundheitsreisen',
      summary: 'Zähne, Augen oder Kur: geprüfte Kliniken, Festpreis und eine Betreuerin an Ihrer Seite.',
      body: `<p>Eine Behandlung im Ausland ist Vertrauenssache. Deshalb lernen Sie die Ärztin oder den Arzt per Video kennen, bevor Sie den Flug buchen.</p>
<h2>Was wir vermitteln</h2>
<ul><li><strong>Zahnklinik in Antalya:</strong> Implantate und Kronen in zwei Reisen; zehn Jahre Garantie auf die Implantate, schriftlich.</li><li><strong>Augenklinik in Antalya:</strong> neue Linsen bei grauem Star, beide Augen in sechs Nächten.</li><li><strong>Thermalkur bei Izmir:</strong> sieben Nächte, ärztlicher Plan, Bewegungsbad und Krankengymnastik.</li><li><strong>Istanbul:</strong> Herz-Check an einem Vormittag, Lidstraffung in sechs Nächten.</li></ul>
<h2>Worauf wir achten</h2>
<p>Nur Häuser mit der Zulassung des türkischen Gesundheitsministeriums für internationale Patienten. Arztbriefe und Röntgenbilder bekommen Sie auf Deutsch mit nach Hause.</p>
<h2>Wie es abläuft</h2>
<ol><li>Anfrage mit Befunden; nur die Klinik sieht sie.</li><li>Behandlungsplan und Festpreis binnen zwei Werktagen.</li><li>Abholung, Hotel, Termine: Ihre Betreuerin ist dabei und übersetzt.</li><li>Videotermine nach einer Woche und nach drei Monaten.</li></ol>
<p>Rät die Klinik nach der Untersuchung von der Behandlung ab, zahlen Sie nur die Untersuchung.</p>`,
    },
    en: {
      title: 'Health tourism',
      slug: 'health-tourism',
      summary: 'Teeth, eyes or a spa week: licensed clinics, a fixed price and a coordinator by your side.',
      body: `<p>Treatment abroad is a matter of trust. That is why you meet the doctor by video before you book a flight.</p>
<h2>What we arrange</h2>
<ul><li><strong>Dental clinic in Antalya:</strong> implants and crowns in two journeys; ten years’ guarantee on the implants, in writing.</li><li><strong>Eye clinic in Antalya:</strong> new lenses for cataract, both eyes within six nights.</li><li><strong>Thermal springs near Izmir:</strong> seven nights, a doctor’s plan, exercise pool and physiotherapy.</li><li><strong>Istanbul:</strong> a heart check in one morning, an eyelid lift in six nights.</li></ul>
<h2>What we insist on</h2>
<p>Only clinics that the Turkish Ministry of Health has authorised for international patients. Reports and X-rays go home with you in English.</p>
<h2>How it works</h2>
<ol><li>A request with your findings; only the clinic sees them.</li><li>A treatment plan and a fixed price within two working days.</li><li>Pick-up, hotel, appointments: your coordinator is there and translates.</li><li>Video appointments after one week and after three months.</li></ol>
<p>If the clinic advises against treatment after the examination, you pay for the examination only.</p>`,
    },
    tr: {
      title: 'Sağlık turizmi',
      slug: 'saglik-turizmi',
      summary: 'Diş, göz ya da kaplıca: yetkili klinikler, sabit fiyat ve yanınızda bir koordinatör.',
      body: `<p>Tedavi güven işidir. Bu yüzden doktorunuzla, biletinizi almadan görüntülü görüşürsünüz.</p>
<h2>Neler düzenliyoruz</h2>
<ul><li><strong>Antalya’da diş kliniği:</strong> iki gelişte implant ve kaplama; implantlara on yıl yazılı garanti.</li><li><strong>Antalya’da göz kliniği:</strong> kataraktta yeni mercek, altı gecede iki göz.</li><li><strong>İzmir’de kaplıca kürü:</strong> yedi gece, hekim planı, egzersiz havuzu ve fizik tedavi.</li><li><strong>İstanbul:</strong> tek sabahta kalp kontrolü, altı gecede göz kapağı estetiği.</li></ul>
<h2>Neye dikkat ediyoruz</h2>
<p>Yalnızca Sağlık Bakanlığı’nın uluslararası sağlık turizmi yetki belgesine sahip kurumlarla çalışırız. Raporlarınızı ve filmlerinizi kendi dilinizde alırsınız.</p>
<h2>Nasıl işliyor</h2>
<ol><li>Tahlillerinizle talep gönderirsiniz; yalnızca klinik görür.</li><li>İki iş günü içinde tedavi planı ve sabit fiyat.</li><li>Karşılama, otel, randevular: koordinatörünüz yanınızda ve çeviri yapar.</li><li>Bir hafta ve üç ay sonra görüntülü kontrol.</li></ol>
<p>Klinik muayeneden sonra tedaviyi uygun bulmazsa yalnızca muayene ücretini ödersiniz.</p>`,
    },
    ru: {
      title: 'Лечение и восстановление',
      slug: 'lechenie-v-turtsii',
      summary: 'Зубы, глаза или термальный курс: проверенные клиники, фиксированная цена и координатор рядом.',
      body: `<p>Лечение за границей — дело доверия. Поэтому с врачом вы знакомитесь по видео до покупки билета.</p>
<h2>Что мы организуем</h2>
<ul><li><strong>Стоматология в Анталье:</strong> импланты и коронки за две поездки; письменная гарантия на импланты десять лет.</li><li><strong>Глазная клиника в Анталье:</strong> новые хрусталики при катаракте, оба глаза за шесть ночей.</li><li><strong>Термальные источники под Измиром:</strong> семь ночей, план врача, лечебный бассейн и физиотерапия.</li><li><strong>Стамбул:</strong> проверка сердца за одно утро, пластика век за шесть ночей.</li></ul>
<h2>За чем следим</h2>
<p>Только клиники с разрешением Министерства здравоохранения Турции на приём иностранных пациентов. Снимки и заключения на русском языке вы увозите с собой.</p>
<h2>Как это проходит</h2>
<ol><li>Заявка с заключениями; их видит только клиника.</li><li>План лечения и фиксированная цена за два рабочих дня.</li><li>Встреча, отель, приёмы: координатор рядом и переводит.</li><li>Видеоприём через неделю и через три месяца.</li></ol>
<p>Если после осмотра клиника не советует лечение, вы платите только за осмотр.</p>`,
    },
    nl: {
      title: 'Gezondheidsreizen',
      slug: 'gezondheidsreizen',
      summary: 'Tanden, ogen of een kuur: erkende klinieken, een vaste prijs en begeleiding in je taal.',
      body: `<p>Een behandeling in het buitenland vraagt vertrouwen. Daarom leer je de arts via video kennen voor je een vlucht boekt.</p>
<h2>Wat we regelen</h2>
<ul><li><strong>Tandkliniek in Antalya:</strong> implantaten en kronen in twee reizen; tien jaar garantie op de implantaten, op papier.</li><li><strong>Oogkliniek in Antalya:</strong> nieuwe lenzen bij staar, beide ogen in zes nachten.</li><li><strong>Thermale kuur bij Izmir:</strong> zeven nachten, een plan van de arts, oefenbad en fysiotherapie.</li><li><strong>Istanbul:</strong> een hartcheck in één ochtend, een ooglidcorrectie in zes nachten.</li></ul>
<h2>Waar we op letten</h2>
<p>Alleen klinieken die het Turkse ministerie van Volksgezondheid heeft toegelaten voor internationale patiënten. Verslagen en foto’s krijg je in het Nederlands mee naar huis.</p>
<h2>Hoe het gaat</h2>
<ol><li>Een aanvraag met je medische gegevens; alleen de kliniek ziet ze.</li><li>Een behandelplan en een vaste prijs binnen twee werkdagen.</li><li>Ophalen, hotel, afspraken: je begeleider is erbij en vertaalt.</li><li>Een videoafspraak na een week en na drie maanden.</li></ol>
<p>Raadt de kliniek de behandeling na het onderzoek af, dan betaal je alleen het onderzoek.</p>`,
    },
    ar: {
      title: 'السياحة العلاجية',
      slug: 'alsiyaha-alilajiya',
      summary: 'أسنان أو عيون أو علاج بالمياه الحارة: عيادات مرخصة وسعر ثابت ومنسّق يرافقك.',
      body: `<p>العلاج خارج البلد مسألة ثقة، ولذلك تتعرف على الطبيب بالفيديو قبل حجز الرحلة.</p>
<h2>ما نرتبه</h2>
<ul><li><strong>عيادة أسنان في أنطاليا:</strong> زراعة وتيجان على رحلتين، بضمان مكتوب عشر سنوات على الزرعات.</li><li><strong>عيادة عيون في أنطاليا:</strong> عدستان جديدتان للماء الأبيض في ست ليالٍ.</li><li><strong>ينابيع حارة قرب إزمير:</strong> سبع ليالٍ وخطة طبيب ومسبح تمارين وعلاج طبيعي.</li><li><strong>إسطنبول:</strong> فحص القلب في صباح واحد، وشد الجفن في ست ليالٍ.</li></ul>
<h2>ما نحرص عليه</h2>
<p>لا نتعامل إلا مع مراكز مرخصة من وزارة الصحة التركية لاستقبال المرضى الدوليين، ويمكنك طلب طبيبة. وتأخذ معك التقارير والصور بالعربية.</p>
<h2>كيف تسير الأمور</h2>
<ol><li>طلب مرفق بالتقارير، لا تطّلع عليه سوى العيادة.</li><li>خطة علاج وسعر ثابت خلال يومي عمل.</li><li>الاصطحاب والفندق والمواعيد: المنسّق معك ويترجم.</li><li>مراجعة بالفيديو بعد أسبوع وبعد ثلاثة أشهر.</li></ol>
<p>إذا نصحت العيادة بعد الفحص بعدم العلاج فلا تدفع سوى أجرة الفحص.</p>`,
    },
  },
}
