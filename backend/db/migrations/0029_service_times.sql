-- Items booked before they kept how long their service takes get it from their product: days and minutes of a tour,
-- minutes of a ride. The column of the last day, which was that of stays and rentals alone, gets that of tours that
-- last several days or into the night, and of rides back.
UPDATE "reservation_items" i SET "item" = i."item" || jsonb_build_object(
  'durationDays', CASE WHEN p."kind" = 'tour' THEN coalesce((p."details" ->> 'days')::integer, 1) ELSE 1 END,
  'durationMinutes', p."details" -> 'durationMinutes'
)
FROM "products" p
WHERE p."id" = i."product_id" AND i."kind" IN ('tour', 'transfer') AND NOT i."item" ? 'durationDays';
--> statement-breakpoint
UPDATE "reservation_items" i SET "end_day" = i."day" + (
  CASE
    WHEN (i."item" ->> 'durationDays')::integer > 1 THEN (i."item" ->> 'durationDays')::integer - 1
    ELSE 1
  END
)
WHERE i."kind" = 'tour' AND (
  (i."item" ->> 'durationDays')::integer > 1
  OR i."item" ->> 'endTime' <= coalesce(i."item" ->> 'session', i."time", i."item" ->> 'startTime')
);
--> statement-breakpoint
UPDATE "reservation_items" i SET "end_day" = (i."item" -> 'choice' -> 'returnRide' ->> 'date')::date
WHERE i."kind" = 'transfer' AND i."item" -> 'choice' -> 'returnRide' ->> 'date' > i."day"::text;
