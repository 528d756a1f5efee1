ALTER TABLE "payment_notifications" ADD COLUMN "remaining_seconds" integer;--> statement-breakpoint
-- First claims that wait already suspend the cancellation, as new ones do.
UPDATE "payment_notifications" n SET "remaining_seconds" = greatest(0, extract(epoch FROM r."pay_until" - now()))::integer
FROM "reservations" r
WHERE r."id" = n."reservation_id" AND n."state" = 'claimed' AND r."status" = 'active' AND r."payment_method" = 'bankTransfer'
	AND r."pay_until" IS NOT NULL
	AND n."id" = (SELECT min(f."id") FROM "payment_notifications" f WHERE f."reservation_id" = r."id");--> statement-breakpoint
UPDATE "reservations" r SET "pay_until" = NULL
FROM "payment_notifications" n
WHERE n."reservation_id" = r."id" AND n."state" = 'claimed' AND n."remaining_seconds" IS NOT NULL;
