import type { ReservationMailTexts } from './types'

export const ar: ReservationMailTexts = {
  labels: {
    bank: 'البنك',
    holder: 'صاحب الحساب',
    iban: 'الآيبان (IBAN)',
    toTransfer: 'المبلغ المطلوب تحويله',
    payUntil: 'آخر موعد للدفع',
    refund: 'المبلغ المسترد',
    kept: 'المبلغ المحتجز',
    formerDate: 'الموعد السابق',
    freeUntil: 'إلغاء مجاني حتى',
    cancellation: 'الإلغاء',
    notFree: 'لا إلغاء مجاني',
  },
  agreed: 'وافقت على هذا النص في {moment}.',
  received: {
    subject: 'استلمنا حجزك {booking}',
    body: 'أماكنك محجوزة. هذا ما سجّلناه:',
    button: 'عرض حجزي',
    transfer:
      'نرجو تحويل {amount} قبل {until} مع كتابة {booking} في خانة البيان. الأماكن التي لا تُدفع حتى ذلك الحين تصبح متاحة من جديد.',
    onArrival: 'تدفع {amount} عند الوصول.',
  },
  confirmed: {
    subject: 'تم التأكيد: حجزك {booking}',
    body: 'شكرًا لك، وصلتنا دفعتك البالغة {amount} وأصبحت أماكنك مؤكدة.',
    button: 'عرض حجزي',
    voucher: 'قسيمتك وملف التقويم جاهزان في حسابك.',
  },
  paymentReceived: {
    subject: 'وصلت دفعتك للحجز {booking}',
    body: 'شكرًا لك، وصلتنا دفعتك البالغة {amount}.',
    button: 'عرض حجزي',
  },
  paymentReturned: {
    subject: 'دفعتك للحجز {booking} في طريقها إليك',
    body: 'تعذّر قبول دفعتك البالغة {amount}، ونعيدها إليك كاملة بالطريقة نفسها. قد يستغرق ظهورها بضعة أيام.',
    button: 'عرض حجزي',
    mismatch: 'خصم البنك غير ما اتفقنا عليه، لذلك لا تُحتسب هذه الدفعة.',
    soldOut: 'وصلت بعد انتهاء مهلة الدفع، وقد حُجزت الأماكن لغيرك.',
    late: 'وصلت بعد إلغاء الحجز.',
    secondPayment: 'كان المبلغ مدفوعًا من قبل.',
  },
  balanceDue: {
    subject: 'حان موعد دفع باقي الحجز {booking}',
    body: 'يبدأ حجزك في {date}. المبلغ المتبقي {due}، ويمكنك دفعه من حسابك حتى موعد البدء.',
    button: 'دفع الباقي',
  },
  reminder: {
    subject: 'اقترب الموعد: حجزك {booking} في {date}',
    body: 'نحن في انتظارك في {date}.',
    button: 'عرض حجزي',
    voucher: 'نرجو أن تكون قسيمتك معك، على الهاتف أو مطبوعة.',
  },
  dateChanged: {
    subject: 'موعد جديد لحجزك {booking}',
    body: 'تم تغيير موعد حجزك. يبدأ الآن في {date}.',
    button: 'عرض حجزي',
  },
  cancelled: {
    subject: 'أُلغي الحجز {booking}',
    body: 'تم إلغاء حجزك.',
    button: 'البحث عن موعد آخر',
    refund: 'نعيد {refund} بالطريقة التي دفعت بها. قد يستغرق ظهور المبلغ بضعة أيام.',
    kept: 'يُحتجز {kept} وفق شروط الإلغاء.',
    nothing: 'لا يوجد مبلغ مسترد.',
  },
  lapsed: {
    subject: 'انتهت مهلة الحجز {booking}',
    body: 'لم تصل الدفعة في موعدها، لذلك أصبحت الأماكن متاحة من جديد. لم يُخصم منك أي مبلغ.',
    button: 'البحث عن موعد آخر',
  },
  refunded: {
    subject: 'استرداد مبلغ الحجز {booking}',
    body: 'أعدنا إليك {amount} بالطريقة التي دفعت بها. قد يستغرق ظهور المبلغ بضعة أيام حسب البنك.',
    button: 'عرض مدفوعاتي',
  },
}
