-- A partly paid reservation never lapsed and took no card any more. Those that are there get a week for the rest, at most until the day of the trip.
UPDATE "reservations" r SET "pay_until" = least(now() + interval '7 days', i."day"::timestamptz)
FROM (SELECT "reservation_id", min("day") AS "day" FROM "reservation_items" GROUP BY 1) i
WHERE i."reservation_id" = r."id" AND i."day" > current_date
	AND r."status" = 'active' AND r."payment_method" IN ('card', 'bankTransfer')
	AND r."paid_amount" - r."refunding_amount" > 0 AND r."paid_amount" - r."refunding_amount" < r."charged_amount"
	AND (r."pay_until" IS NULL OR r."pay_until" < now() + interval '7 days')
	AND NOT EXISTS (SELECT FROM "payment_notifications" n WHERE n."reservation_id" = r."id" AND n."state" = 'claimed');
