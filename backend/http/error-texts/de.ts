import type { ErrorCode } from '../errors'

export const de: Record<ErrorCode, string> = {
  invalidRequest: 'Einige Angaben fehlen oder stimmen nicht.',
  malformedJson: 'Der Inhalt ist kein gültiges JSON.',
  malformedRequest: 'Das ist keine gültige HTTP-Anfrage.',
  requestTimeout: 'Die Anfrage ist nicht rechtzeitig eingetroffen.',
  headersTooLarge: 'Die Kopfzeilen der Anfrage sind zu groß.',
  bodyTooLarge: 'Der Inhalt der Anfrage ist zu groß.',
  unsupportedMediaType: 'Bitte senden Sie application/json.',
  companyMissing: 'Die Kopfzeile company fehlt.',
  companyUnknown: 'Diesen Anbieter gibt es nicht.',
  unauthenticated: 'Bitte melden Sie sich an, um fortzufahren.',
  forbidden: 'Dazu sind Sie nicht berechtigt.',
  notFound: 'Das Gesuchte wurde nicht gefunden.',
  callUnknown: 'Diesen Aufruf gibt es nicht.',
  methodNotAllowed: 'Dieser Aufruf verlangt eine andere Methode.',
  idempotencyKeyMissing: 'Bitte senden Sie eine Kopfzeile Idempotency-Key mit.',
  idempotencyKeyReused: 'Dieser Schlüssel wurde bereits für eine andere Anfrage verwendet.',
  inProgress: 'Dieselbe Anfrage wird noch bearbeitet.',
  tooManyRequests: 'Zu viele Versuche. Bitte warten Sie ein wenig und versuchen Sie es dann noch einmal.',
  dailyLimit:
    'Dieses Formular wurde heute sehr oft benutzt. Bitte versuchen Sie es morgen noch einmal oder rufen Sie uns an.',
  invalidCredentials: 'Bitte prüfen Sie Ihre Anmeldedaten.',
  emailhata: 'Diese E-Mail-Adresse ist bereits registriert.',
  mailyok: 'Diese E-Mail-Adresse ist bei uns nicht registriert.',
  busy: 'Gerade melden sich sehr viele Personen an. Bitte versuchen Sie es gleich noch einmal.',
  documentBusy: 'Gerade werden sehr viele Dokumente erstellt. Bitte versuchen Sie es gleich noch einmal.',
  passwordChangeRequired: 'Bitte wählen Sie zuerst in Ihrem Profil ein eigenes Passwort.',
  confirmationSent: 'Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie den Link darin, um abzuschließen.',
  linkInvalid: 'Dieser Link ist ungültig oder wurde durch einen neueren ersetzt.',
  providerNotOffered: 'Diese Art der Anmeldung wird hier nicht angeboten.',
  providerTokenInvalid: 'Die Anmeldung wurde nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  providerUnavailable:
    'Der Anmeldedienst antwortet nicht. Bitte versuchen Sie es noch einmal oder nutzen Sie Ihr Passwort.',
  emailMissing:
    'Von diesem Anbieter haben wir keine E-Mail-Adresse erhalten. Bitte registrieren Sie sich mit Ihrer E-Mail-Adresse.',
  emailUnverified:
    'Ihre E-Mail-Adresse ist bei diesem Anbieter nicht bestätigt. Bitte bestätigen Sie sie dort zuerst oder melden Sie sich mit Ihrem Passwort an.',
  accountExists:
    'Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich mit Ihrem Passwort an; danach können Sie beide in Ihrem Profil verbinden.',
  identityTaken: 'Dieses Konto ist bereits mit jemand anderem verbunden, oder Sie haben schon ein anderes verbunden.',
  onlyWayIn: 'Dies ist Ihre einzige Anmeldemöglichkeit. Bitte legen Sie zuerst ein Passwort fest.',
  reservationsOpen:
    'Sie haben noch bevorstehende Buchungen. Danach oder nach deren Stornierung können Sie Ihr Konto löschen.',
  alreadyApplied:
    'Zu dieser Steuernummer gibt es bereits einen Antrag oder eine Agentur. Bitte nehmen Sie Kontakt mit uns auf.',
  notConvertible: 'Für diese Währung liegt gerade kein Wechselkurs vor.',
  quoteInvalid: 'Das Angebot wurde verändert und gilt daher nicht.',
  quoteExpired: 'Das Angebot ist abgelaufen. Bitte bestätigen Sie den neuen Preis.',
  priceChanged: 'Der Preis hat sich geändert. Bitte bestätigen Sie den neuen.',
  soldOut: 'Es sind nicht mehr genügend Plätze frei.',
  holdExpired: 'Die Zeit, für die die Plätze reserviert waren, ist abgelaufen.',
  holdProlonged: 'Die Zeit wurde bereits einmal verlängert.',
  tooManyHolds:
    'In anderen Tabs sind bereits Plätze für Sie reserviert. Bitte schließen Sie diese Buchungen zuerst ab oder brechen Sie sie ab.',
  unpaidLimit:
    'Sie halten bereits so viele unbezahlte Plätze, wie wir zulassen. Bitte bezahlen Sie zuerst eine Buchung oder schreiben Sie uns.',
  couponInvalid: 'Bitte geben Sie einen gültigen Code ein.',
  methodNotOffered: 'Diese Zahlungsart wird hier nicht angeboten.',
  paymentClosed: 'Diese Buchung kann nicht mehr bezahlt werden.',
  paymentUnavailable: 'Der Zahlungsdienst antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
  notCancellable: 'Diese Buchung kann nicht mehr storniert werden.',
  refundChanged: 'Die Erstattung hat sich inzwischen geändert. Bitte sehen Sie sich den neuen Betrag an.',
  dateChangeClosed: 'Der Termin dieser Buchung kann nicht geändert werden.',
  notConfirmed: 'Diese Buchung ist noch nicht bestätigt.',
  fileRefused:
    'Bitte senden Sie eine PDF-, JPG- oder PNG-Datei mit höchstens 3 MB. Eine PDF-Datei darf weder ein Passwort noch Skripte oder Anhänge enthalten.',
  alreadyReviewed: 'Sie haben dazu bereits eine Bewertung geschrieben. Vielen Dank!',
  documentUnknown: 'Eine hochgeladene Datei ist nicht mehr vorhanden. Bitte laden Sie sie noch einmal hoch.',
  signatureInvalid: 'Die Signatur fehlt oder ist falsch.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  internal: 'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es noch einmal.',
}
