import type { LedgerTexts } from './en'

export const tr: LedgerTexts = {
  entries: { payment: 'Ödeme', refund: 'İade', reversal: 'Düzeltme kaydı' },
  refundStates: {
    due: 'Gönderilecek',
    sending: 'Gönderiliyor',
    done: 'Gönderildi',
    failed: 'Ödeme kuruluşu reddetti',
    withdrawn: 'Geri gönderilmeyecek',
  },
  reversal: {
    link: 'Geri al…',
    title: 'Ödeme kaydını geri al',
    effect:
      '{number} numaralı rezervasyonun {amount} tutarındaki ödemesi ayrı bir kayıtla geri alınır. Ödeme, ödeme defterinde görünmeye devam eder.',
    withdrawn: 'Geri gönderilecek olan {amount} artık gönderilmeyecek.',
    deadline: 'Rezervasyon yeniden ödenmemiş olur; {until} tarihine kadar ödeme yapılmazsa iptal edilir.',
    reason: 'Neden',
    reasonHint: 'Örneğin: yanlış rezervasyona girildi. Bu havaleyi bildiren misafir de görür.',
    submit: 'Ödeme kaydını geri al',
  },
  freePrice: { tick: 'Ücretsiz' },
}
