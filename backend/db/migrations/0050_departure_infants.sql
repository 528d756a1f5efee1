-- Infants of each departure, of all that holds places of it: reservations, holds, and date changes that wait for an
-- answer. Read from the rows themselves, so that it is right whichever release writes them; nothing stored changes.
CREATE INDEX "reservation_items_infants" ON "reservation_items" ("product_id", "day")
	WHERE ("pax" ->> 'infant')::integer > 0 AND "kind" = 'tour';--> statement-breakpoint
CREATE VIEW "departure_infants" AS
SELECT "product_id", "day", "time", sum("infants")::integer AS "infants" FROM (
	SELECT i."product_id", i."day", i."time", (i."pax" ->> 'infant')::integer AS "infants"
	FROM "reservation_items" i JOIN "reservations" r ON r."id" = i."reservation_id"
	WHERE (i."pax" ->> 'infant')::integer > 0 AND i."kind" = 'tour' AND r."holds_stock"
	UNION ALL
	SELECT h."product_id", (h."selection" ->> 'date')::date, h."selection" ->> 'session',
		(h."selection" #>> '{pax,infant}')::integer
	FROM "holds" h
	WHERE h."state" = 'active' AND (h."selection" #>> '{pax,infant}')::integer > 0 AND h."selection" ->> 'kind' = 'tour'
	UNION ALL
	SELECT i."product_id", (d."item" ->> 'date')::date, d."item" ->> 'session', (i."pax" ->> 'infant')::integer
	FROM "date_change_requests" d JOIN "reservation_items" i ON i."id" = d."item_id"
	WHERE d."state" = 'waiting' AND (i."pax" ->> 'infant')::integer > 0 AND i."kind" = 'tour'
) t GROUP BY 1, 2, 3;
