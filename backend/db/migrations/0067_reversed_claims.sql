ALTER TABLE "payment_notifications" ADD COLUMN "ledger_id" integer REFERENCES "ledger"("id");--> statement-breakpoint
CREATE INDEX "payment_notifications_ledger" ON "payment_notifications" ("ledger_id");--> statement-breakpoint
-- Why the payment that confirmed a claim was reversed; the guest sees it.
ALTER TABLE "payment_notifications" ADD COLUMN "reason" text;--> statement-breakpoint
-- The history names the claim of each payment that staff entered.
UPDATE "payment_notifications" n SET "ledger_id" = l."id"
FROM "reservation_events" e JOIN "ledger" l ON l."reservation_id" = e."reservation_id" AND l."at" = e."at" AND l."entry" = 'payment' AND l."payment_id" IS NULL
WHERE e."event" = 'moneyReceived' AND e."reservation_id" = n."reservation_id" AND e."data"->>'notificationId' = n."id"::text
	AND l."amount" = (e."data"->>'amount')::numeric AND n."state" = 'confirmed';--> statement-breakpoint
-- Reasons written before were promised to be for staff alone: they are not copied.
UPDATE "payment_notifications" n SET "state" = 'rejected', "decided_at" = r."at"
FROM "ledger" r WHERE r."reverses" = n."ledger_id" AND n."state" = 'confirmed';
