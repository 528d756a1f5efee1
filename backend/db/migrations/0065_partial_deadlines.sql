-- A partly paid reservation never lapsed and took no card any more. One whose trip is more than 14 days away gets a week for the rest, and no
-- less than it had. The mail of its last payment is sent again: it names the rest and the day. It waits for an hour, because the former release
-- may serve until then and its mail names neither.
WITH "given" AS (
	UPDATE "reservations" r SET "pay_until" = greatest(r."pay_until", now() + interval '7 days')
	FROM (SELECT "reservation_id", min("day") AS "day" FROM "reservation_items" GROUP BY 1) i
	WHERE i."reservation_id" = r."id" AND i."day" > current_date + 14
		AND r."status" = 'active' AND r."payment_method" IN ('card', 'bankTransfer')
		AND r."paid_amount" - r."refunding_amount" > 0 AND r."paid_amount" - r."refunding_amount" < r."charged_amount"
		AND NOT EXISTS (SELECT FROM "payment_notifications" n WHERE n."reservation_id" = r."id" AND n."state" = 'claimed')
	RETURNING r."id"
)
INSERT INTO "jobs" ("kind", "payload", "dedupe_key", "run_at")
SELECT 'mail', jsonb_build_object('kind', 'paymentReceived', 'reservationId', g."id", 'ledgerId', max(l."id")), 'mail:rest:' || g."id", now() + interval '1 hour'
FROM "given" g JOIN "ledger" l ON l."reservation_id" = g."id" AND l."entry" = 'payment'
WHERE NOT EXISTS (SELECT FROM "ledger" x WHERE x."reverses" = l."id")
GROUP BY g."id" ON CONFLICT ("dedupe_key") DO NOTHING;--> statement-breakpoint
-- The others keep their places without a deadline, and the operator decides.
UPDATE "reservations" r SET "pay_until" = NULL
FROM (SELECT "reservation_id", min("day") AS "day" FROM "reservation_items" GROUP BY 1) i
WHERE i."reservation_id" = r."id" AND i."day" <= current_date + 14 AND r."pay_until" IS NOT NULL
	AND r."status" = 'active' AND r."payment_method" IN ('card', 'bankTransfer')
	AND r."paid_amount" - r."refunding_amount" > 0 AND r."paid_amount" - r."refunding_amount" < r."charged_amount";
